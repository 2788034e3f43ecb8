import type { Traits } from './traits.ts'

const found = import.meta.glob<Traits>('./*/traits.ts', { eager: true, import: 'default' })

/** What every tool says about itself, by slug. In the browser it is loaded on first use, for no page needs all of it at once. */
export const allTraits: Readonly<Record<string, Traits>> = Object.fromEntries(
  Object.entries(found).map(([file, traits]) => [file.split('/')[1] ?? '', traits]),
)
