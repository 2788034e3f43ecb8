import { existsSync } from 'node:fs'
import { startServer } from './own-server.ts'

/** Serves the built sites for all tests, each on a free port. The workers get the addresses as environment variables. */
export default async function serveSites() {
  const sites = { ROOT_URL: 'dist', SUB_PATH_URL: '.cache/sub-path' }
  if (!existsSync('dist/site.json')) throw new Error('There is no built site to test: run `npm run build` first')
  const servers = await Promise.all(
    Object.entries(sites)
      .filter(([, folder]) => existsSync(`${folder}/site.json`))
      .map(async ([name, folder]) => {
        const server = await startServer({ SITE_DIR: folder })
        process.env[name] = server.url
        return server
      }),
  )
  return () => Promise.all(servers.map((server) => server.kill('SIGTERM')))
}
