import { fail, type Result } from '#app/lib/result.ts'
import { createStore } from '#app/lib/store.ts'
import type { Hashes } from '../algorithms/digest.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'
import type { Expected } from '../expected/expected.ts'
import { keysForFiles } from '../expected/verify.ts'
import { hashFailed } from '../text/row-messages.ts'
import { dropUnhashed, enqueue, findJob, type HashedFile, listOpen, settle, subjectsOf } from './hashed-files.ts'
import { advanceRate, describeLeft, startRate } from './rate.ts'

/** A file as far as its content goes; the page puts a `File` here. */
type Source = { readonly name: string; readonly size: number }
type Order<F> = { file: F; keys: AlgorithmKey[]; hmacKey: string }
type Hash<F> = (
  order: Order<F>,
  task: { signal: AbortSignal; onProgress: (bytes: number) => void },
) => Promise<Result<Hashes>>

/** What is asked of every file: the chosen algorithms, and those that expected digests may be of. */
export type Wanted = { chosen: readonly AlgorithmKey[]; entries: readonly Expected[]; hmacKey: string }

type QueueState<F> = {
  files: readonly HashedFile<F>[]
  /** Whether digests are still to come. */
  isWorking: boolean
  /** How far the work is, from 0 to 1. */
  progress: number
  /** Bytes a second, 0 while unknown. */
  speed: number
  /** The time left, empty while unknown: "12 s left" */
  left: string
  /** The file that is being hashed, and how far. */
  underway: { file: F; share: number } | null
  /** The size of what was hashed, each file once, and how many milliseconds that took; null while it goes on. */
  done: { bytes: number; took: number } | null
}

export type FileQueue<F> = {
  read(): QueueState<F>
  watch(listener: () => void): () => void
  /** Puts files in the place of those before; what is given back brings them back. */
  open(files: readonly F[], paths?: ReadonlyMap<F, string>): () => void
  /** Puts files behind those that are there. */
  add(files: readonly F[]): void
  clear(): () => void
  /** Algorithms asked for meanwhile are done in another round; another HMAC key starts over. */
  want(wanted: Wanted): void
  /** Ends the work; files without any digest go. */
  cancel(): void
  stop(): void
}

type Options = { now: () => number; pause: number; log?: (error: unknown) => void }

/** Milliseconds between two reports; each looks at all files, so that many of them are told of less often. */
const tellEvery = (amount: number) => Math.max(200, amount / 20)

/** What is told while nothing is under way. */
const resting = { progress: 0, speed: 0, left: '', underway: null, done: null }

/** Hashes files one after the other; the newest act counts, and nothing that is known is done again. */
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

  /** What has been found may call for other algorithms. */
  function reviewKeys() {
    keys = keysForFiles(wanted.chosen, wanted.entries, subjectsOf(files, wanted.hmacKey))
  }

  /** Notes what a file has come to; what has been shown stays as it is. */
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
    /** The next file in order, and at the end once more from the first: what was found or asked for meanwhile may call for more. */
    function advance(from: number) {
      const next = findNext(from)
      if (next || from === 0) return next
      reviewKeys()
      return findNext(0)
    }
    for (let job = advance(0); job && !signal.aborted; job = advance(job.place + 1)) {
      const { file } = files[job.place]!
      const started = now()
      // Small files finish by the hundred: what has been done is shown all at once, now and then.
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
