/** What is thrown where a script of ours did not come; with `whenThere` where the page says so and a later try can bring it. */
export const missingPart = (message: string, whenThere?: Promise<unknown>): Error =>
  Object.assign(new Error(message), { name: 'MissingPart', whenThere })

/** What resolves once the part is there after all, where somebody sees to that. */
export const readWhenThere = (error: unknown): Promise<unknown> | undefined =>
  error instanceof Error ? (error as { whenThere?: Promise<unknown> }).whenThere : undefined

// HTML §8.1.6.7.3 rejects with a TypeError and leaves the words to the browser: those of Chromium, Firefox and WebKit.
const notImported = /dynamically imported module|importing a module script failed/i

/** Whether a rejection means that a part of the page could not be fetched: then no text and no file is to blame. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'MissingPart' || (error.name === 'TypeError' && notImported.test(error.message)))
