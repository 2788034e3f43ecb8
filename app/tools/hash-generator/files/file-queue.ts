import { fail, type Result } from '#app/lib/result.ts'
import { createStore } from '#app/lib/store.ts'
import type { Hashes } from '../algorithms/digest.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'
import type { Expected } from '../expected/expected.ts'
import { keysForFiles } from '../expected/verify.ts'
import { hashFailed } from '../text/row-messages.ts'
import { dropUnhashed, enqueue, findJob, type HashedFile, listOpen, settle, subjectsOf } from './hashed-files.ts'
import { advanceRate, describeLeft, startRate } from './rate.ts'

/** The part of `File` that the queue uses. */
type Source = { readonly name: string; readonly size: number }
type Order<F> = { file: F; keys: AlgorithmKey[]; hmacKey: string }
type Hash<F> = (
  order: Order<F>,
  task: { signal: AbortSignal; onProgress: (bytes: number) => void },
) => Promise<Result<Hashes>>

/** What to compute for every file: the chosen algorithms, and those that the expected digests may need. */
export type Wanted = { chosen: readonly AlgorithmKey[]; entries: readonly Expected[]; hmacKey: string }

type QueueState<F> = {
  files: readonly HashedFile<F>[]
  /** Whether more digests are coming. */
  isWorking: boolean
  /** From 0 to 1. */
  progress: number
  /** Bytes per second, 0 while unknown. */
  speed: number
  /** The time left, empty while unknown: "12 s left" */
  left: string
  /** The file that is being hashed, and its progress from 0 to 1. */
  underway: { file: F; share: number } | null
  /** The total size, each file counted once, and the time in milliseconds. Null during the work. */
  done: { bytes: number; took: number } | null
}

export type FileQueue<F> = {
  read(): QueueState<F>
  watch(listener: () => void): () => void
  /** Replaces the files. Returns a function that brings the old ones back. */
  open(files: readonly F[], paths?: ReadonlyMap<F, string>): () => void
  /** Adds files at the end. */
  add(files: readonly F[]): void
  clear(): () => void
  /** New algorithms are computed in another round. A new HMAC key starts over. */
  want(wanted: Wanted): void
  /** Stops the work and removes files that have neither a digest nor an error. */
  cancel(): void
  stop(): void
}

type Options = { now: () => number; pause: number; log?: (error: unknown) => void }

/** Milliseconds between reports. A report looks at all files, so with many files it comes less often. */
const tellEvery = (amount: number) => Math.max(200, amount / 20)

/** The state while nothing is being hashed. */
const resting = { progress: 0, speed: 0, left: '', underway: null, done: null }

/** Hashes files one at a time. The latest action wins, and known digests are not computed again. */
export function createFileQueue<F extends Source>(
  hash: Hash<F>,
  { now, pause, log = console.error }: Options,
): FileQueue<F> {
  let files: HashedFile<F>[] = []
  let wanted: Wanted = { chosen: [], entries: [], hmacKey: '' }
  let keys: readonly AlgorithmKey[] = []
  let isCancelled = false
  let current: AbortController | null = null
  let moment: Omit<QueueState<F>, 'files' | 'isWorking'> = resting
  const store = createStore<QueueState<F>>({ files, isWorking: false, ...moment })

  const findNext = (from: number) => (isCancelled ? null : findJob(files, from, keys, wanted.hmacKey))

  /** New results may require other algorithms. */
  function reviewKeys() {
    keys = keysForFiles(wanted.chosen, wanted.entries, subjectsOf(files, wanted.hmacKey))
  }

  /** Stores a file's result, in a copy if the list has already been shown. */
  function note(place: number, file: HashedFile<F>) {
    if (files === store.read().files) files = [...files]
    files[place] = file
  }

  function show(next = moment) {
    moment = next
    reviewKeys()
    store.set({ files, isWorking: findNext(0) !== null, ...moment })
  }

  function stop() {
    current?.abort()
    current = null
  }

  async function attempt(order: Order<F>, signal: AbortSignal, onProgress: (bytes: number) => void) {
    try {
      return await hash(order, { signal, onProgress })
    } catch (error) {
      if (!signal.aborted) log(error)
      return fail(hashFailed)
    }
  }

  async function run({ signal }: AbortController, wait: number) {
    await (wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)) : null)
    const { hmacKey } = wanted
    const began = now()
    let rate = startRate(began)
    let told = Number.NEGATIVE_INFINITY
    let finished = 0
    const touched = new Set<F>()
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
      const tellSometimes = (bytes: number) => {
        if (signal.aborted || now() - told < tellEvery(files.length)) return
        told = now()
        const total = listOpen(files, keys, hmacKey).reduce((sum, { size }) => sum + size, finished)
        rate = advanceRate(rate, finished + bytes, told)
        const underway = { file, share: file.size && bytes / file.size }
        show({
          progress: total && rate.done / total,
          speed: rate.speed,
          left: describeLeft(rate, total),
          underway,
          done: null,
        })
      }
      tellSometimes(0)
      const answer = await attempt({ file, keys: job.keys, hmacKey }, signal, tellSometimes)
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

  function start(wait = 0) {
    if (current || !findNext(0)) return
    current = new AbortController()
    void run(current, wait)
  }

  function replace(next: HashedFile<F>[]) {
    const before = { files, isCancelled }
    const put = (given: typeof before) => {
      stop()
      files = given.files
      isCancelled = given.isCancelled
      show(resting)
      start()
    }
    put({ files: next, isCancelled: false })
    return () => put(before)
  }

  return {
    read: store.read,
    watch: store.watch,
    open: (next, paths) => replace(enqueue(next, paths)),
    add(next) {
      files = [...files, ...enqueue(next)]
      isCancelled = false
      show({ ...moment, done: null })
      start()
    },
    clear: () => replace([]),
    want(next) {
      const [before, isOtherKey] = [keys.join(), next.hmacKey !== wanted.hmacKey]
      wanted = next
      reviewKeys()
      if (isOtherKey) stop()
      if (isOtherKey || keys.join() !== before) isCancelled = false
      show(current ? moment : { ...resting, done: moment.done })
      start(isOtherKey ? pause : 0)
    },
    cancel() {
      stop()
      isCancelled = true
      files = dropUnhashed(files)
      show(resting)
    },
    stop,
  }
}
