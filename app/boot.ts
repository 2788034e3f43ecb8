// Runs before the first paint, alone and without imports: the document holds it.
try {
  const theme = localStorage.getItem('stayput:theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const split = Number(localStorage.getItem(`stayput:split:${location.pathname.split('/').findLast(Boolean)}`))
  if (split >= 25 && split <= 75) document.documentElement.style.setProperty('--split', String(split))
} catch {
  // Storage may be blocked; the system's theme stands, and the tool's own split.
}

// No policy speaks of these: peer connections, credentials whose host is asked first, voices that are made elsewhere. They are taken
// away before any other script runs, and not to be put back.
for (const [owner, name] of [
  [window, 'RTCPeerConnection'],
  [window, 'webkitRTCPeerConnection'],
  [window, 'mozRTCPeerConnection'],
  [window, 'PublicKeyCredential'],
  [window, 'speechSynthesis'],
  [Navigator.prototype, 'credentials'],
] as const)
  if (name in owner) Object.defineProperty(owner, name, { value: undefined, writable: false, configurable: false })

// An example in a field is selected as a whole when the visitor comes to it, so that what they type or paste takes its place. A press
// sets the caret after the focus has come; it is no click where the page was drawn anew meanwhile.
for (const act of ['focusin', 'mouseup', 'click'])
  addEventListener(act, ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement) || !target.closest('[data-example]')) return
    const isDone = act !== 'focusin' || !target.matches(':active')
    if (isDone && target.selectionStart === target.selectionEnd) target.select()
  })

// Another page could lay itself over this one; a meta element cannot forbid that, so the page does not start: the document says why.
if (window.top !== window) document.documentElement.dataset.framed = 'true'

// A page that is opened anew is seen from its top: what lies below the first screen is laid out in a step of its own.
const [opened] = performance.getEntriesByType('navigation')
if (opened instanceof PerformanceNavigationTiming && opened.type === 'navigate' && !location.hash) {
  document.documentElement.dataset.fresh = 'true'
  addEventListener('load', () => delete document.documentElement.dataset.fresh)
}

// Without its scripts a page looks alive and is not: the document holds the sentence that says so.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.dataset.failed = 'true'
  },
  { capture: true },
)

// Everything else waits for the first paint, for which no byte and no moment is spared. A page in the background is never painted, and
// not every browser tells of every paint.
const painted = new Promise<unknown>((resolve) => {
  if (document.hidden) resolve(null)
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  setTimeout(resolve, 500)
})
const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
void Promise.all([painted, parsed]).then(() =>
  document.head.append(document.querySelector<HTMLTemplateElement>('#late')!.content),
)
