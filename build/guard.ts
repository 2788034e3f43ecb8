import type { Plugin } from 'vite'
import { findWaysOut } from '../app/shipped.ts'

/** Stops the build if a shipped module contains a way out of a page that it may not use. */
export const guard = (): Plugin => ({
  name: 'guard',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? Object.entries(each.modules) : []))
    for (const [id, { code }] of modules) {
      const [found] = findWaysOut(id.replaceAll('\\', '/'), code ?? '')
      if (found) this.error(`${id}: ${found}. Only the modules listed in app/shipped.ts may do this.`)
    }
  },
})
