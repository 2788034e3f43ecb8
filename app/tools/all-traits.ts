import type { Traits } from './traits.ts'

const found = import.meta.glob<Traits>('./*/traits.ts', { eager: true, import: 'default' })

/** The traits of every tool, by slug. Browsers load them on first use, because no page needs them all at once. */
export const allTraits: Readonly<Record<string, Traits>> = Object.fromEntries(
  Object.entries(found).map(([file, traits]) => [file.split('/')[1] ?? '', traits]),
)
