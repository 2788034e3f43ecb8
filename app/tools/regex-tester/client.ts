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

// Whoever may be ended, or must answer while another is at work, has a worker of its own.
const matcher = connect<RegexWorker>(workerUrl, { isKept: true })
export const analyst = connect<RegexWorker>(workerUrl)
export const replacer = connect<RegexWorker>(workerUrl)
export const writer = connect<RegexWorker>(workerUrl)

/** Starts what a first pattern will need. */
export function warmUp(): void {
  for (const worker of [matcher, analyst]) worker.start()
}

let session = new AbortController()

/** Runs a search, alone: what is still asked about the one before ends. */
export function runSearch(query: Query, task: Underway) {
  session.abort()
  session = new AbortController()
  return matcher.call('run', query, task)
}

/** Ends the worker, and with it all that it knows of the last search. */
export function forgetSearch() {
  session.abort()
  matcher.stop()
}

/** Asks about the last search. */
export const askSearch: Connection<RegexWorker>['call'] = (name, input) =>
  matcher.call(name, input, { signal: session.signal })

/** What is to be copied of the last search; where a new one ends the question, that is said and there is nothing. */
export async function gather(answer: Promise<PaneText>): Promise<PaneText | null> {
  try {
    return await answer
  } catch (error) {
    if (!isAbort(error)) throw error
    showToast(notCopied)
    return null
  }
}
