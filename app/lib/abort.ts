export const abortError = (): Error => Object.assign(new Error('The work was canceled'), { name: 'AbortError' })

/** Whether an error means that the visitor or newer work stopped the call. */
export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'
