import './app.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pages } from './pages.ts'
import { Shell } from './site/shell.tsx'

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
}
