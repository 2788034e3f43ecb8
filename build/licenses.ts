import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const license = /^(licen[cs]e|copying)(\.(md|txt))?$/i
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/

// What the style sheet brings is no module.
export const shipped = new Set(['app/fonts', 'node_modules/tailwindcss'])

/** The license texts of some folders, each under the name of its package; one that has none ends the build. */
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

const foldersOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle)
    .flatMap((each) => (each.type === 'chunk' ? Object.entries(each.modules) : []))
    .flatMap(([id, { code }]) => (code && packageFolder.exec(id)?.[0]) || [])

/** Adds the packages that pages and workers are made of to a set, and writes the licenses of the server's beside it. */
export const licenses = (found = shipped): Plugin => ({
  name: 'licenses',
  apply: 'build',
  applyToEnvironment: ({ name }) => name !== 'ssr',
  generateBundle(_, bundle) {
    const folders = foldersOf(bundle)
    if (this.environment.name !== 'server') for (const folder of folders) found.add(folder)
    else this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: renderLicenses(folders) })
  },
})
