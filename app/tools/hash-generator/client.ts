import type { Connection } from '#app/browser/worker/connect.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { pause } from '#app/work/run/use-answer.ts'
import { usableKeys } from './algorithms/algorithms.ts'
import type { Hashes } from './algorithms/digest.ts'
import { PLATFORM_LIMIT } from './files/file-hash.ts'
import { createFileQueue, type Order, type Task } from './files/file-queue.ts'
import { shareOut } from './files/shares.ts'
import type { HashWorker } from './hash.worker.ts'
import workerUrl from './hash.worker.ts?worker&url'

/** Smaller files don't gain from a second worker: it takes longer to start than it saves. */
const worthSharing = 16 * 1024 * 1024

const reader = connect<HashWorker>(workerUrl)
/** Starts the worker that reads files. */
export const startReader = reader.start

const helpers: Connection<HashWorker>[] = []

/** One worker reads the file once and passes it around. Each worker computes its own share of the algorithms. */
async function hashTogether(
  { file, hmacKey }: Order,
  { own, others }: ReturnType<typeof shareOut>,
  { signal, onProgress }: Task,
): Promise<Result<Hashes>> {
  while (helpers.length < others.length) helpers.push(connect<HashWorker>(workerUrl))
  const channels = Array.from({ length: others.length + 1 }, () => new MessageChannel())
  const places = channels.map(({ port1 }, index) => ({
    ring: { from: channels.at(index - 1)!.port2, to: port1, most: others.length + 7 },
  }))
  const [first, ...rest] = places.map((place) => ({ ...place, transfer: [place.ring.from, place.ring.to] }))
  try {
    const [hashes, ...more] = await Promise.all([
      reader.call(
        'hashFile',
        { file, keys: own, hmacKey, ring: first!.ring },
        { signal, onProgress, transfer: first!.transfer },
      ),
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
function hashFile(order: Order, task: Task): Promise<Result<Hashes>> {
  const { file, keys, hmacKey } = order
  const hasPlatform = globalThis.crypto?.subtle !== undefined && file.size <= PLATFORM_LIMIT
  const shares = shareOut(usableKeys(keys, hmacKey), { threads: navigator.hardwareConcurrency, hasPlatform })
  return file.size < worthSharing || shares.others.length === 0
    ? reader.call('hashFile', { file, keys, hmacKey }, task)
    : hashTogether(order, shares, task)
}

/** The files on this page, hashed one at a time. */
export const queue = createFileQueue(hashFile, { now: () => performance.now(), pause })
