import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const license = /^(licen[cs]e|copying)(\.(md|txt))?$/i
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/g

// The style sheet uses these, but they are not modules.
const unbundled = ['app/fonts', 'node_modules/tailwindcss']
const found = new Set<string>()

/** The license texts of some folders, each under its package name. A folder without one stops the build. */
export function renderLicenses(folders: Iterable<string>): string {
  const entries = [...folders].map((folder) => {
    const file = readdirSync(folder).find((name) => license.test(name))
    if (!file) throw new Error(`${folder} has no license text, so it cannot be shipped`)
    const about = join(folder, 'package.json')
    const { name, version } = existsSync(about)
      ? JSON.parse(readFileSync(about, 'utf8'))
      : { name: folder, version: '' }
    return `${`${name} ${version}`.trim()}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
  })
  return [...new Set(entries)].sort().join(`\n${'-'.repeat(80)}\n\n`)
}

function collect(bundle: Rolldown.OutputBundle): void {
  const modules = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? Object.entries(each.modules) : []))
  for (const [id, { code }] of modules) for (const [folder] of code ? id.matchAll(packageFolder) : []) found.add(folder)
}

/** Collects the packages in a worker, which is bundled before its page. */
export const workerLicenses = (): Plugin => ({ name: 'worker-licenses', generateBundle: (_, all) => collect(all) })

/** Writes a licenses file next to a page with its workers, the service worker, or the server. */
export const licenses = (): Plugin => ({
  name: 'licenses',
  apply: 'build',
  applyToEnvironment: ({ name }) => name !== 'ssr',
  generateBundle(_, bundle) {
    collect(bundle)
    const source = renderLicenses(this.environment.name === 'client' ? [...found, ...unbundled] : found)
    const prefix = this.environment.name === 'serviceWorker' ? 'sw.' : ''
    if (source) this.emitFile({ type: 'asset', fileName: `${prefix}licenses.txt`, source })
    found.clear()
  },
})
