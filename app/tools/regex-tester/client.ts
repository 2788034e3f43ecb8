import type { Connection } from '#app/browser/worker/connect.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { isAbort } from '#app/lib/abort.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import type { Underway } from '#app/work/run/job.ts'
import type { Query } from './match/search.ts'
import { notCopied } from './messages.ts'
import type { RegexWorker } from './regex.worker.ts'
import workerUrl from './regex.worker.ts?worker&url'

// Each task that can be stopped, or must answer while another one runs, has its own worker.
const matcher = connect<RegexWorker>(workerUrl, { isKept: true })
export const analyst = connect<RegexWorker>(workerUrl)
export const replacer = connect<RegexWorker>(workerUrl)
export const writer = connect<RegexWorker>(workerUrl)

/** Starts the workers that the first pattern needs. */
export function warmUp(): void {
  for (const worker of [matcher, analyst]) worker.start()
}

let session = new AbortController()

/** Runs a search and drops open questions about the previous one. */
export function runSearch(query: Query, task: Underway) {
  session.abort()
  session = new AbortController()
  return matcher.call('run', query, task)
}

/** Stops the worker, which forgets the last search. */
export function forgetSearch() {
  session.abort()
  matcher.stop()
}

/** Asks the worker about the last search. */
export const askSearch: Connection<RegexWorker>['call'] = (name, input) =>
  matcher.call(name, input, { signal: session.signal })

/** Waits for a text to copy. If a new search interrupts, says so in a toast and returns null. */
export async function gather(answer: Promise<PaneText>): Promise<PaneText | null> {
  try {
    return await answer
  } catch (error) {
    if (!isAbort(error)) throw error
    showToast(notCopied)
    return null
  }
}
