import type { Observed } from '#app/lib/traffic.ts'

export type Call = { id: number; name: string; input: unknown }
export type Answer = { id: number } & ({ progress: number } | { output: unknown } | { error: string })
/** What a worker says unasked: the requests it made. */
export type Report = { observed: Observed }
