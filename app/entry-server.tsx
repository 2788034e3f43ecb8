import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { config } from './config.ts'
import { type Assets, renderDocument } from './document.ts'
import { notFoundPath, pages } from './pages.ts'
import { Shell } from './site/shell.tsx'

/** The whole HTML document of a page of the route table. */
export async function renderPage(path: string, assets: Assets): Promise<string> {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`no page at ${path}`)
  const { default: Content, head } = await page.load()
  const body = renderToString(
    <StrictMode>
      <Shell path={path}>
        <Content />
      </Shell>
    </StrictMode>,
  )
  return renderDocument({ path, head, body, assets })
}

/** What the build needs to know beside the documents. */
export const site = { config, notFoundPath, paths: pages.map(({ path, file }) => ({ path, file })) }
