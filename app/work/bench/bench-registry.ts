let held: (() => unknown) | null = null

/** Registers a function that reads the bench of this page; `readCurrentBench` calls it on demand. */
export function registerBench(read: (() => unknown) | null): void {
  held = read
}

export const readRegisteredBench = (): unknown => held?.() ?? null
