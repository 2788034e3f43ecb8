import { connect } from '#app/browser/worker/connect.ts'
import { convertLineEndings } from '#app/lib/line-endings.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { pause } from '#app/work/use-answer.ts'
import { algorithms } from './algorithms.ts'
import { Amounts, Checks, describeReading, Outcome } from './checks.tsx'
import { compareAll } from './comparison.ts'
import { readExpected } from './expected.ts'
import { FileHashes, FileProgress } from './file-hashes.tsx'
import { createFileQueue } from './file-queue.ts'
import type { HashWorker } from './hash.worker.ts'
import workerUrl from './hash.worker.ts?worker&url'
import { HashOptions } from './hash-options.tsx'
import { describeRefused, filesReplaced } from './messages.ts'
import { formatDigest } from './outputs.ts'
import { buildReport } from './report.ts'
import { createAsk, describeSize } from './text-hashes.ts'

const worker = connect<HashWorker>(workerUrl)

// How a file is hashed is fetched with the first of them.
const hash: Parameters<typeof createFileQueue<File>>[0] = async (order, task) =>
  (await import('./client.ts')).hashFile(order, task)

/** All that a page at rest does not need, in one file. */
export const createLive = (now: () => number) => ({
  algorithms,
  ask: createAsk((question, task) => worker.call('hashText', question, task), {
    subtle: globalThis.crypto?.subtle,
    onError: console.error,
  }),
  buildReport,
  compareAll,
  convertLineEndings,
  describeReading,
  describeRefused,
  describeSize,
  filesReplaced,
  formatDigest,
  queue: createFileQueue<File>(hash, { now, pause }),
  readExpected,
  readList: (text: PaneText, signal: AbortSignal) =>
    isLong(text) ? worker.call('readExpected', text, { signal }) : readExpected(text.toString()),
  Amounts,
  Checks,
  FileHashes,
  FileProgress,
  HashOptions,
  Outcome,
})
