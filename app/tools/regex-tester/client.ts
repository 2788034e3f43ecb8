import { type Connection, connect, isAbort } from '#app/browser/worker/connect.ts'
import { yieldToMain } from '#app/browser/yield-to-main.ts'
import { type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { showToast } from '#app/ui/toast.ts'
import { copyAndSay } from '#app/work/copy.ts'
import type { Search } from './match/match.ts'
import { copied, copyFailed, notCopied } from './messages.ts'
import type { RegexWorker } from './regex.worker.ts'
import workerUrl from './regex.worker.ts?worker&url'

const matcher = connect<RegexWorker>(workerUrl)

/** The worker that reads patterns: its own, so that it answers while another runs one. */
export const analyst = connect<RegexWorker>(workerUrl)

/** The worker that writes files: its own, so that a new search ends none. */
export const writer = connect<RegexWorker>(workerUrl)

/** The worker that replaces: its own, so that a replacement can be ended and the matches still be asked for. */
export const replacer = connect<RegexWorker>(workerUrl)

/** The worker that cuts long text into rows. */
export const indexer = connect<RegexWorker>(workerUrl)

let session = new AbortController()

/** Ends the last search and every question about it that is still open. */
export function endSearch(): void {
  session.abort()
  session = new AbortController()
}

/** Runs a search, alone: whatever the one before is still doing ends. */
export function beginSearch(search: Search) {
  endSearch()
  return matcher.call('run', search, { signal: session.signal })
}

/** Asks the worker about the last search. */
export const ask: Connection<RegexWorker>['call'] = (name, input) =>
  matcher.call(name, input, { signal: session.signal })

/** Copies what the worker answers, or says that a new search has ended the question. */
export async function copyAnswer(answer: Promise<string>, label: string): Promise<void> {
  try {
    await copyAndSay(await answer, copied(label), copyFailed)
  } catch (error) {
    if (!isAbort(error)) throw error
    showToast(notCopied)
  }
}

const pieceSize = 1 << 18
let joined: { of: PaneText; text: string } = { of: '', text: '' }

/** A text as one string; a long one is put together piece by piece, leaving the main thread free in between. */
export async function joinText(text: PaneText): Promise<string> {
  if (typeof text === 'string') return text
  if (joined.of === text) return joined.text
  const pieces: string[] = []
  for (const piece of slicesOf(text, pieceSize)) {
    pieces.push(piece)
    await yieldToMain()
  }
  joined = { of: text, text: pieces.join('') }
  return joined.text
}
