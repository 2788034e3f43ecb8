/** The error for a script of ours that failed to load. `whenThere` is set if the page retries, and resolves once it has loaded. */
export const missingPart = (message: string, whenThere?: Promise<unknown>): Error =>
  Object.assign(new Error(message), { name: 'MissingPart', whenThere })

/** The promise that resolves once the missing part has loaded, if the page is retrying. */
export const readWhenThere = (error: unknown): Promise<unknown> | undefined =>
  error instanceof Error ? (error as { whenThere?: Promise<unknown> }).whenThere : undefined

// HTML §8.1.6.7.3 rejects with a TypeError and leaves the message to the browser. These are Chromium's, Firefox's and WebKit's.
const notImported = /dynamically imported module|importing a module script failed/i

/** Whether an error means that a part of the page failed to load. Then the visitor's text or file is not the cause. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'MissingPart' || (error.name === 'TypeError' && notImported.test(error.message)))
