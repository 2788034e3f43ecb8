/** What a call that was ended is rejected with. */
export const abortError = (): Error => Object.assign(new Error('The work was cancelled'), { name: 'AbortError' })

/** Whether a rejection means that the visitor or something newer ended the work. */
export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'
