// Runs before the first paint, alone and without imports: it is loaded as a classic script.
try {
  const theme = localStorage.getItem('stayput:theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be blocked; the system's theme stands.
}

// Without its scripts a page looks alive and is not: the document holds the sentence that says so.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.dataset.failed = 'true'
  },
  { capture: true },
)
