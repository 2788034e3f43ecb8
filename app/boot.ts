// Runs before the first paint, alone and without imports: it is loaded as a classic script.
try {
  const theme = localStorage.getItem('stayput:theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be blocked; the system's theme stands.
}

// No policy speaks of peer connections, so there are none: taken away before any other script runs, and not to be put back.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'])
  if (name in window) Object.defineProperty(window, name, { value: undefined, writable: false, configurable: false })

// Another page could lay itself over this one; a meta element cannot forbid that, so the page does not start: the document says why.
if (window.top !== window) document.documentElement.dataset.framed = 'true'

// Without its scripts a page looks alive and is not: the document holds the sentence that says so.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.dataset.failed = 'true'
  },
  { capture: true },
)
