import { coders } from './coders.ts'
import { makers } from './makers.ts'
import { measures } from './measures.ts'
import { pages } from './pages.ts'
import type { State } from './support.ts'
import { testers } from './testers.ts'

/** How to bring each page from its first view into the states worth checking. Every page also has the state "empty". */
export const states: Record<string, Record<string, State>> = { ...pages, ...coders, ...testers, ...makers, ...measures }
