export type Call = { id: number; name: string; input: unknown }
export type Answer = { id: number } & ({ progress: number } | { output: unknown } | { error: string })
