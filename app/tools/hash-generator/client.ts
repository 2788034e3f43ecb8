import { type Connection, connect } from '#app/browser/worker/connect.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import type { Underway } from '#app/work/run/job.ts'
import { pause } from '#app/work/run/use-answer.ts'
import { usableKeys } from './algorithms/algorithms.ts'
import { type Hashes, hashText } from './algorithms/digest.ts'
import { readExpected } from './expected/expected.ts'
import { PLATFORM_LIMIT } from './files/file-hash.ts'
import { createFileQueue, type Order } from './files/file-queue.ts'
import { shareOut } from './files/shares.ts'
import type { HashWorker } from './hash.worker.ts'
import workerUrl from './hash.worker.ts?worker&url'
import { createAsk } from './text/text-hashes.ts'

/** Smaller files don't gain from a second worker: it takes longer to start than it saves. */
const worthSharing = 16 * 1024 * 1024

const texts = connect<HashWorker>(workerUrl)
const reader = connect<HashWorker>(workerUrl)
const helpers: Connection<HashWorker>[] = []

export const answer = createAsk((question, task) => texts.call('hashText', question, task), {
  subtle: globalThis.crypto?.subtle,
  onError: console.error,
})

export const readDigests = (text: PaneText, signal: AbortSignal) =>
  isLong(text) ? texts.call('readExpected', text, { signal }) : readExpected(text.toString())

/** One worker reads the file once and passes it around. Each worker computes its own share of the algorithms. */
async function hashTogether(
  { file, hmacKey }: Order,
  { own, others }: ReturnType<typeof shareOut>,
  { signal, onProgress }: Underway,
): Promise<Result<Hashes>> {
  while (helpers.length < others.length) helpers.push(connect<HashWorker>(workerUrl))
  const channels = Array.from({ length: others.length + 1 }, () => new MessageChannel())
  const [first, ...rest] = channels.map(({ port1: to }, index) => {
    const from = channels.at(index - 1)!.port2
    return { ring: { from, to, most: others.length + 7 }, transfer: [from, to] }
  })
  const { ring, transfer } = first!
  try {
    const [hashes, ...more] = await Promise.all([
      reader.call('hashFile', { file, keys: own, hmacKey, ring }, { signal, onProgress, transfer }),
      ...rest.map(({ ring, transfer }, index) =>
        helpers[index]!.call('hashPortions', { keys: others[index]!, hmacKey, ring }, { signal, transfer }),
      ),
    ])
    return hashes.ok ? ok(Object.assign({}, hashes.value, ...more)) : hashes
  } catch (error) {
    // An abort already stopped the workers, and they may be busy with a newer file by now.
    if (!signal.aborted) for (const worker of [reader, ...helpers]) worker.stop()
    throw error
  }
}

/** Hashes a file with as many workers as the processors and algorithms allow. Aborting stops them all. */
function hashFile(order: Order, task: Underway): Promise<Result<Hashes>> {
  const { file, keys, hmacKey } = order
  const hasPlatform = globalThis.crypto?.subtle !== undefined && file.size <= PLATFORM_LIMIT
  const shares = shareOut(usableKeys(keys, hmacKey), { threads: navigator.hardwareConcurrency, hasPlatform })
  return file.size < worthSharing || shares.others.length === 0
    ? reader.call('hashFile', { file, keys, hmacKey }, task)
    : hashTogether(order, shares, task)
}

/** The files on this page, hashed one at a time. */
export const queue = createFileQueue(hashFile, { now: () => performance.now(), pause })

/** Starts the worker that reads files, and loads MD5, which browsers don't provide. */
export function warmUp(): void {
  reader.start()
  void hashText('a', ['md5'])
}
