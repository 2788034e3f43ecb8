import type { Plugin } from 'vite'
import { findWaysOut } from '../app/shipped.ts'

/** Ends a build when a module that ships contains a way out of a page that it has no leave for. */
export const guard = (): Plugin => ({
  name: 'guard',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? Object.entries(each.modules) : []))
    for (const [id, { code }] of modules) {
      const [found] = findWaysOut(id.replaceAll('\\', '/'), code ?? '')
      if (found) this.error(`${id}: ${found}, and only named modules may (app/shipped.ts)`)
    }
  },
})
