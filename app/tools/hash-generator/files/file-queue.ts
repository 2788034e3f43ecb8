import { fail, type Result } from '#app/lib/result.ts'
import { createStore } from '#app/lib/store.ts'
import type { Underway } from '#app/work/run/job.ts'
import type { Hashes } from '../algorithms/digest.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'
import type { Expected } from '../expected/expected.ts'
import { keysForFiles } from '../expected/verify.ts'
import type { OpenedFile } from '../state.ts'
import { hashFailed } from '../text/first-words.ts'
import { enqueue, findJob, type HashedFile, isHashed, listOpen, settle, subjectsOf } from './hashed-files.ts'
import { advanceRate, describeLeft, startRate } from './rate.ts'

export type Order = { file: File; keys: readonly AlgorithmKey[]; hmacKey: string }

/** What to hash, and how: with the chosen algorithms, and those that the expected digests may need. */
export type Wanted = {
  files: readonly OpenedFile[]
  chosen: readonly AlgorithmKey[]
  entries: readonly Expected[]
  hmacKey: string
}

export type QueueState = {
  files: readonly HashedFile[]
  /** Whether more digests are coming. */
  isWorking: boolean
  /** From 0 to 1. */
  progress: number
  /** The file that is being hashed, and its progress from 0 to 1. `speed` is in bytes per second. */
  underway: { file: File; share: number; speed: number; left: string } | null
  /** The total size, each file counted once, and the time in milliseconds. Null during the work. */
  done: { bytes: number; took: number } | null
}

/** Milliseconds between reports. A report looks at all files, so with many files it comes less often. */
const tellEvery = (amount: number) => Math.max(200, amount / 20)

/** The state while nothing is being hashed. */
const resting = { progress: 0, underway: null, done: null }

/** Hashes files one at a time. The latest action wins, and known digests are not computed again. */
export function createFileQueue(
  hash: (order: Order, task: Underway) => Promise<Result<Hashes>>,
  { now, pause, log = console.error }: { now: () => number; pause: number; log?: (error: unknown) => void },
) {
  // Also has the files that are not wanted now, because Undo may bring them back.
  const known = new WeakMap<File, HashedFile>()
  let wanted: Wanted = { files: [], chosen: [], entries: [], hmacKey: '' }
  let files: HashedFile[] = []
  let keys: readonly AlgorithmKey[] = []
  /** The list that Cancel left. */
  let canceled: Wanted['files'] | null = null
  let current: AbortController | null = null
  const store = createStore<QueueState>({ files, isWorking: false, ...resting })

  const findNext = (from: number) => (wanted.files === canceled ? null : findJob(files, from, keys, wanted.hmacKey))

  /** New results may require other algorithms. */
  function reviewKeys() {
    keys = keysForFiles(wanted.chosen, wanted.entries, subjectsOf(files, wanted.hmacKey))
  }

  /** Stores a file's result, in a copy if the list has already been shown. */
  function note(place: number, file: HashedFile) {
    if (files === store.read().files) files = [...files]
    files[place] = file
    known.set(file.file, file)
  }

  function show(changes: Partial<QueueState>) {
    reviewKeys()
    store.change({ ...changes, files, isWorking: findNext(0) !== null })
  }

  function stop() {
    current?.abort()
    current = null
  }

  async function run({ signal }: AbortController, wait: number) {
    await (wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)) : null)
    const { hmacKey } = wanted
    const began = now()
    let rate = startRate(began)
    let told = Number.NEGATIVE_INFINITY
    let finished = 0
    const touched = new Set<File>()
    /** The next file in order. At the end, starts over from the first, because new results or requests may need more digests. */
    function advance(from: number) {
      const next = findNext(from)
      if (next || from === 0) return next
      reviewKeys()
      return findNext(0)
    }
    for (let job = advance(0); job && !signal.aborted; job = advance(job.place + 1)) {
      const { file } = files[job.place]!
      const started = now()
      // Small files finish by the hundred, so progress is shown in batches.
      const onProgress = (bytes: number) => {
        if (signal.aborted || now() - told < tellEvery(files.length)) return
        told = now()
        const total = listOpen(files, keys, hmacKey).reduce((sum, { size }) => sum + size, finished)
        rate = advanceRate(rate, finished + bytes, told)
        const share = file.size && bytes / file.size
        const underway = { file, share, speed: rate.speed, left: describeLeft(rate, total) }
        show({ progress: total && rate.done / total, underway, done: null })
      }
      onProgress(0)
      const answer = await hash({ file, keys: job.keys, hmacKey }, { signal, onProgress }).catch((error: unknown) => {
        if (!signal.aborted) log(error)
        return fail(hashFailed)
      })
      if (signal.aborted) return
      const took = now() - started
      note(job.place, settle(files[job.place]!, hmacKey, answer, took && (file.size * 1000) / took))
      finished += file.size
      touched.add(file)
    }
    if (signal.aborted) return
    current = null
    const bytes = [...touched].reduce((sum, { size }) => sum + size, 0)
    show({ ...resting, done: { bytes, took: now() - began } })
  }

  /** Added files and new algorithms are hashed after the rest. Any other list, and a new HMAC key, start over. */
  function want(next: Wanted) {
    const [before, keysBefore] = [wanted, keys.join()]
    const isOtherKey = next.hmacKey !== before.hmacKey
    const isOtherList = next.files !== before.files
    wanted = next
    if (isOtherList) files = next.files.map((opened) => known.get(opened.file) ?? enqueue(opened))
    reviewKeys()
    if (isOtherKey || before.files.some((file, place) => file !== next.files[place])) stop()
    if (isOtherKey || (!isOtherList && keys.join() !== keysBefore)) canceled = null
    show({ ...(!current && resting), done: isOtherList ? null : store.read().done })
    if (current || !findNext(0)) return
    current = new AbortController()
    void run(current, isOtherKey ? pause : 0)
  }

  return {
    read: store.read,
    watch: store.watch,
    want,
    /** Stops the work. Returns the files to keep: those that have a digest or an error. */
    cancel(): Wanted['files'] {
      stop()
      canceled = wanted.files.filter((_, place) => isHashed(files[place]!))
      want({ ...wanted, files: canceled })
      return canceled
    },
    stop,
  }
}
