import { useEffect, useMemo, useState } from 'react'
import { textBlob } from '#app/browser/text-file.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { formatSize } from '#app/lib/bytes.ts'
import { convertLineEndings, type LineEndings } from '#app/lib/line-endings.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { fail } from '#app/lib/result.ts'
import type { AlgorithmKey } from './algorithms.ts'
import { type Hashes, hashText, usableKeys } from './digest.ts'
import type { HashWorker } from './hash.worker.ts'
import workerUrl from './hash.worker.ts?worker&url'
import { hashFailed } from './messages.ts'
import { describeText, isBlank } from './text.ts'

type Question = { input: PaneText; hmacKey: string }
type Job = { signal: AbortSignal; onProgress: (done: number) => void }
type Answer = { question: Question; hashes: Hashes; size?: string | undefined }

const longest = 64 * 1024
const pause = 150
const worker = connect<HashWorker>(workerUrl)
let rounds = 0
const none: Hashes = {}

async function hashLong({ input, hmacKey }: Question, keys: AlgorithmKey[], job: Job) {
  const { signal } = job
  const blob = await textBlob(input, signal)
  const onProgress = (bytes: number) => job.onProgress(bytes / blob.size)
  const answer = await worker.call('hashFile', { file: blob, keys, hmacKey }, { signal, onProgress })
  if (!answer.ok) throw new Error(answer.error)
  return { hashes: answer.value, size: formatSize(blob.size) }
}

/** The digests of a text as it is typed: short ones here, long ones in a worker; only those of the newest text count. */
export function useTextHashes(typed: PaneText, keys: AlgorithmKey[], hmacKey: string, lineEndings: LineEndings) {
  const isLong = typed.length > longest
  const input = useMemo(() => convertLineEndings(typed, lineEndings), [typed, lineEndings])
  const question = useMemo(() => ({ input, hmacKey }), [input, hmacKey])
  const task = useMemo(() => ({ question, keys }), [question, keys])
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [cancelled, setCancelled] = useState<typeof task | null>(null)
  const [progress, setProgress] = useState(0)
  const isEmpty = useMemo(() => isBlank(input), [input])
  const measured = useMemo(() => (isLong ? null : describeText(input.toString())), [input, isLong])
  const known = !isEmpty && answer?.question === question ? answer : null
  const hashes = known?.hashes ?? none
  const missing = usableKeys(keys, hmacKey).filter((key) => !hashes[key])
  const isCancelled = cancelled === task
  const isWorking = !isEmpty && !isCancelled && missing.length > 0

  useEffect(() => {
    const own = ++rounds
    if (!isWorking) return
    const settle = (found: Hashes, size?: string) => {
      if (own !== rounds) return
      setAnswer((last) => ({
        question,
        hashes: last?.question === question ? { ...last.hashes, ...found } : found,
        size,
      }))
    }
    if (!isLong) {
      const options = { hmacKey, subtle: globalThis.crypto?.subtle, onError: console.error, onHash: settle }
      void hashText(input.toString(), missing, options)
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    setProgress(0)
    const timer = setTimeout(() => {
      hashLong(question, missing, { signal, onProgress: setProgress }).then(
        ({ hashes, size }) => settle(hashes, size),
        (error) => {
          if (signal.aborted) return
          console.error(error)
          settle(Object.fromEntries(missing.map((key) => [key, fail(hashFailed)])))
        },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [task, isCancelled])

  return {
    input,
    hashes,
    isEmpty,
    isLong,
    isWorking,
    isCancelled,
    size: measured ?? known?.size ?? '',
    progress,
    cancel: () => setCancelled(task),
    resume: () => setCancelled(null),
  }
}
