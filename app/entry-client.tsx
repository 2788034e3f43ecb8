import './app.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pages, resetPath } from './pages.ts'
import { keepOffline } from './site/offline.ts'
import { Shell } from './site/shell.tsx'
import { showToast } from './ui/toast.ts'

const root = document.getElementById('root')
const page = pages.find(({ path }) => path === root?.dataset.page)
if (root && page) {
  const { default: Content } = await page.load()
  hydrateRoot(
    root,
    <StrictMode>
      <Shell path={page.path}>
        <Content />
      </Shell>
    </StrictMode>,
  )
  if (import.meta.env.PROD && 'serviceWorker' in navigator && page.path !== resetPath) startOffline()
}

// A lazy part that is gone from the server, or no network on the very first visit.
addEventListener('vite:preloadError', () =>
  showToast({
    title: 'A part of this page could not be loaded',
    description: 'Check your connection. If you reload, what you have typed is not kept.',
    tone: 'error',
    action: { label: 'Reload', run: () => location.reload() },
  }),
)

// After everything the page itself wants, the parts it loads when idle among them.
function startOffline() {
  const start = () => setTimeout(() => keepOffline().catch(() => null), 1000)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
