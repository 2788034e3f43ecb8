import { type Connection, connect } from '#app/browser/worker/connect.ts'
import { isAbort } from '#app/lib/abort.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { reportLate } from '#app/work/run/report-late.ts'
import type { Analysis } from './analysis.ts'
import { type Answer, type Found, nothing, type Query } from './match/search.ts'
import { notCopied } from './messages.ts'
import type { RegexWorker } from './regex.worker.ts'
import workerUrl from './regex.worker.ts?worker&url'

// Each task that can be stopped, or must answer while another one runs, has its own worker.
const matcher = connect<RegexWorker>(workerUrl, { isKept: true })
const analyst = connect<RegexWorker>(workerUrl)
const replacer = connect<RegexWorker>(workerUrl)
const writer = connect<RegexWorker>(workerUrl)

/** Starts the workers that the first pattern needs. */
export function warmUp(): void {
  for (const worker of [matcher, analyst]) worker.start()
}

let session = new AbortController()

/** Runs a search and drops open questions about the previous one. */
export const search = reportLate<Query, Answer>(
  async (query, task) => {
    session.abort()
    session = new AbortController()
    const found = await matcher.call('run', query, task)
    return found.ok ? ok({ query, ...found.value }) : found
  },
  () => nothing,
)

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

/** The text that Copy Matches copies. */
export const listMatches = () => gather(askSearch('list', undefined))

export const analyze = reportLate<{ text: string; flags: string }, Analysis | 'none'>(
  ({ text, flags }, task) => analyst.call('analyze', { pattern: text, flags }, task),
  () => 'none',
)

export const replace = reportLate<{ result: Found | null; replacement: string }, Result<PaneText>>(
  async ({ result, replacement }, task) => {
    if (!result) return ok('')
    const { query, matches } = result
    return replacer.call('replace', { query, matches, replacement }, task)
  },
  (last) => last ?? ok(''),
)

export const writeReport = (report: Parameters<typeof writer.call<'report'>>[1]) => writer.call('report', report)
