import './app.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepOffline } from '#app/offline/keep.ts'
import { pages, resetPath } from './pages.ts'
import { Shell } from './site/shell.tsx'
import { showToast } from './ui/toast.ts'

const root = document.getElementById('root')
const page = pages.find(({ path }) => path === root?.dataset.page)
const loaded = await page?.load().catch((error) => {
  console.error(error)
  document.documentElement.dataset.failed = 'true'
})
if (root && page && loaded) {
  const { default: Content, head } = loaded
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
  const start = () => setTimeout(() => keepOffline(offerUpdate).catch(() => null), 1000)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

const offerUpdate = (reload: () => void) =>
  showToast({
    title: 'A new version is ready',
    description: 'What you have typed here is not kept: reload when you are done.',
    action: { label: 'Reload', run: reload },
    stays: true,
  })
