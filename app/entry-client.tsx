import './app.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pages, resetPath } from './pages.ts'
import { keepOffline } from './site/offline.ts'
import { Shell } from './site/shell.tsx'

const root = document.getElementById('root')
const page = pages.find(({ path }) => path === root?.dataset.page)
if (root && page) {
  const { default: Content, head } = await page.load()
  hydrateRoot(
    root,
    <StrictMode>
      <Shell path={page.path} crumbs={head.crumbs}>
        <Content />
      </Shell>
    </StrictMode>,
  )
  if (import.meta.env.PROD && 'serviceWorker' in navigator && page.path !== resetPath) startOffline()
}

// After everything the page itself wants, the parts it loads when idle among them.
function startOffline() {
  const start = () => setTimeout(() => keepOffline().catch(() => null), 1000)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
