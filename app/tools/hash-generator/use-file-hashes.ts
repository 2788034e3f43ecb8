import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { connect } from '#app/browser/worker/connect.ts'
import { fail } from '#app/lib/result.ts'
import type { AlgorithmKey } from './algorithms.ts'
import type { Expected } from './expected.ts'
import { dropUnhashed, enqueue, type HashedFile, listJobs, settle, subjectsOf } from './file-queue.ts'
import type { HashWorker } from './hash.worker.ts'
import workerUrl from './hash.worker.ts?worker&url'
import { hashFailed } from './messages.ts'
import { advanceRate, describeRate, startRate } from './rate.ts'
import { useKeys } from './use-keys.ts'
import { keysForFiles } from './verify.ts'

type Files = readonly HashedFile<File>[]
type Job = ReturnType<typeof listJobs<File>>[number]
type Progress = { name: string; done: number; rate: string }

const pause = 150
const tellEvery = 200
const worker = connect<HashWorker>(workerUrl)

/** The opened files, hashed one after the other in a worker that can be stopped. */
export function useFileHashes(chosen: readonly AlgorithmKey[], entries: readonly Expected[], hmacKey: string) {
  const [files, setFiles] = useState<Files>([])
  const [progress, setProgress] = useState<Progress | null>(null)
  const [opened, setOpened] = useState(0)
  const [isStopped, setStopped] = useState(false)
  const subjects = useMemo(() => subjectsOf(files, hmacKey), [files, hmacKey])
  const keys = useKeys(useMemo(() => keysForFiles(chosen, entries, subjects), [chosen, entries, subjects]))
  // What the work under way goes by: algorithms chosen meanwhile are done in another round, without starting over.
  const current = useRef({ files, keys, hmacKey })
  const job = useRef(new AbortController())
  const isRunning = useRef(false)

  useLayoutEffect(() => {
    current.current = { ...current.current, keys, hmacKey }
  }, [keys, hmacKey])

  function update(next: Files) {
    current.current = { ...current.current, files: next }
    setFiles(next)
  }

  async function hashNext({ id, file, keys: missing }: Job, signal: AbortSignal, tell: (bytes: number) => void) {
    const ownKey = current.current.hmacKey
    const answer = await worker
      .call('hashFile', { file, keys: missing, hmacKey: ownKey }, { signal, onProgress: tell })
      .catch((error: unknown) => {
        if (!signal.aborted) console.error(error)
        return fail(hashFailed)
      })
    if (signal.aborted) return
    current.current = { ...current.current, files: settle(current.current.files, id, ownKey, answer) }
    tell(file.size)
  }

  async function run({ signal }: AbortController) {
    const listOpenJobs = () => listJobs(current.current.files, current.current.keys, current.current.hmacKey)
    if (isRunning.current || signal.aborted) return
    isRunning.current = true
    setStopped(false)
    let rate = startRate(performance.now())
    let finished = 0
    let jobs = listOpenJobs()
    if (jobs[0]) setProgress({ name: jobs[0].file.name, done: 0, rate: '' })
    for (; jobs.length > 0 && !signal.aborted; jobs = listOpenJobs()) {
      const { name, size } = jobs[0]!.file
      const total = jobs.reduce((sum, { file }) => sum + file.size, finished)
      // Small files finish by the hundred: what has been done is shown all at once, now and then.
      await hashNext(jobs[0]!, signal, (bytes) => {
        const at = performance.now()
        if (signal.aborted || at - rate.at < tellEvery) return
        rate = advanceRate(rate, finished + bytes, at)
        setProgress({ name, done: total && rate.done / total, rate: describeRate(rate, total) })
        setFiles(current.current.files)
      })
      finished += size
    }
    isRunning.current = false
    if (signal.aborted) return
    setProgress(null)
    setFiles(current.current.files)
  }

  function stop() {
    job.current.abort()
    job.current = new AbortController()
    setProgress(null)
  }

  useEffect(() => {
    const timer = setTimeout(() => run(job.current), subjectsOf(files, files[0]?.hmacKey ?? '').length > 0 ? pause : 0)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [opened, hmacKey])

  useEffect(() => {
    void run(job.current)
  }, [keys])

  return {
    files,
    subjects,
    progress,
    isWorking: !isStopped && listJobs(files, keys, hmacKey).length > 0,
    open(next: readonly File[], paths?: ReadonlyMap<File, string>) {
      update(enqueue(next, current.current.files.at(-1)?.id ?? 0, paths))
      setOpened((value) => value + 1)
    },
    cancel() {
      stop()
      setStopped(true)
      update(dropUnhashed(current.current.files))
    },
    clear() {
      stop()
      update([])
    },
  }
}
