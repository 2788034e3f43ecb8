import { coders } from './coders.ts'
import { makers } from './makers.ts'
import { measures } from './measures.ts'
import { pages } from './pages.ts'
import type { State } from './support.ts'
import { testers } from './testers.ts'

/** How each page is brought from its first sight into the states worth looking at; every page has "empty" besides. */
export const states: Record<string, Record<string, State>> = { ...pages, ...coders, ...testers, ...makers, ...measures }
