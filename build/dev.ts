import type { ViteDevServer } from 'vite'
import { policyFor } from '../app/policy.ts'

type ServerEntry = typeof import('../app/entry-server.tsx')

// Hot reload needs a socket and style elements, so development relaxes only these two directives.
const developmentPolicy = (...page: Parameters<typeof policyFor>) =>
  policyFor(...page)
    .replace(/connect-src [^;]+/, "connect-src 'self' ws:")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")

/** Lets the dev server answer with the same documents the build writes, rendered on request. */
export function renderInDevelopment(server: ViteDevServer): void {
  server.middlewares.use(async (request, response, next) => {
    try {
      const { site, renderPage } = (await server.ssrLoadModule('/app/entry-server.tsx')) as ServerEntry
      const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
      const requested = `/${pathname.slice(server.config.base.length)}`.replace(/(.)\/$/, '$1')
      const file = site.files[requested] ?? site.files[`${requested}/index.html`]
      if (file) return void response.end(file)
      const page = site.paths.find(({ path }) => path === requested && path !== site.notFoundPath)
      const path = page?.path ?? site.notFoundPath
      const url = (file: string) => `${server.config.base}${file}`
      const html = await renderPage(path, () => ({
        policy: developmentPolicy(path, site.config, page?.needs),
        boot: `<script type="module" src="${url('app/boot.ts')}"></script>`,
        rules: '',
        style: `<link rel="stylesheet" href="${url('app/app.css?direct')}">`,
        scripts: [url('@vite/client'), url('@id/@vitejs/plugin-react/preamble'), url('app/entry-client.ts')],
        late: { preloads: [], scripts: [] },
        addressOf: (part) => url(`app/${part}`),
      }))
      response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
    } catch (error) {
      server.ssrFixStacktrace(error as Error)
      next(error)
    }
  })
}
