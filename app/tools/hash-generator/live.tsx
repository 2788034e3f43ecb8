import type { DroppedFiles } from '#app/browser/dropped-files.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { convertLineEndings } from '#app/lib/line-endings.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { showToast } from '#app/ui/toast.ts'
import { pause } from '#app/work/use-answer.ts'
import type { Desk } from '#app/work/use-desk.ts'
import { algorithmOf, algorithms } from './algorithms.ts'
import { Amounts, Checks, describeReading, Outcome } from './checks.tsx'
import { compareAll } from './comparison.ts'
import type { Hashes } from './digest.ts'
import { readExpected } from './expected.ts'
import { FileHashes, FileProgress } from './file-hashes.tsx'
import { createFileQueue, type FileQueue } from './file-queue.ts'
import { fillCard } from './fill-card.tsx'
import type { Algorithm, AlgorithmKey } from './five.ts'
import type { HashWorker } from './hash.worker.ts'
import workerUrl from './hash.worker.ts?worker&url'
import { HashOptions } from './hash-options.tsx'
import { describeRefused, filesReplaced, generated } from './messages.ts'
import { buildReport } from './report.ts'
import type { Action, State } from './state.ts'
import { createAsk, describeSize } from './text-hashes.ts'

const worker = connect<HashWorker>(workerUrl)

// How a file is hashed is fetched with the first of them.
const hash: Parameters<typeof createFileQueue<File>>[0] = async (order, task) =>
  (await import('./client.ts')).hashFile(order, task)

type Tool = Desk<State, Action>

/** Puts files in the place of those before, and says what among them is none. */
function openFiles(queue: FileQueue<File>, desk: Tool, files: File[], dropped: DroppedFiles | null) {
  const refused = dropped ? describeRefused(files.length, dropped.folders, dropped.unreadable) : []
  const take: Action = { type: 'take', refused }
  if (files.length === 0) return desk.dispatch(take)
  const isReplaced = queue.read().files.length > 0
  const restore = queue.open(files, dropped?.paths)
  if (isReplaced) desk.replace(take, { toast: filesReplaced, restore })
  else desk.edit(take)
}

function fillTextCard(row: Algorithm, { text, hmacKey, settings }: State, hashes: Hashes, waiting: string) {
  const { output, lineEndings } = settings
  const isHmac = hmacKey !== ''
  return fillCard(row, {
    hashes,
    waiting,
    output,
    isHmac,
    report: (key, shown) => buildReport(key, shown, { text: convertLineEndings(text, lineEndings) }, isHmac),
  })
}

/** All that a page at rest does not need, in one file. */
export function createLive(now: () => number) {
  const queue = createFileQueue<File>(hash, { now, pause })
  return {
    algorithms,
    ask: createAsk((question, task) => worker.call('hashText', question, task), {
      subtle: globalThis.crypto?.subtle,
      onError: console.error,
    }),
    compareAll,
    describeReading,
    describeSize,
    fillTextCard,
    openFiles: (desk: Tool, files: File[], dropped: DroppedFiles | null) => openFiles(queue, desk, files, dropped),
    queue,
    readExpected,
    readList: (text: PaneText, signal: AbortSignal) =>
      isLong(text) ? worker.call('readExpected', text, { signal }) : readExpected(text.toString()),
    tellGenerated: (key: AlgorithmKey) => showToast(generated(algorithmOf(key).label)),
    Amounts,
    Checks,
    FileHashes,
    FileProgress,
    HashOptions,
    Outcome,
  }
}
