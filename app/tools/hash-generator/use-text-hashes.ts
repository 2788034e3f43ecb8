import { useEffect, useMemo, useRef, useState } from 'react'
import { formatSize } from '#app/lib/bytes.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { fail } from '#app/lib/result.ts'
import { textBlob } from '#app/lib/text-file.ts'
import { connect } from '#app/lib/worker/connect.ts'
import type { AlgorithmKey } from './algorithms.ts'
import { type Hashes, hashText } from './digest.ts'
import type { HashWorker } from './hash.worker.ts'
import workerUrl from './hash.worker.ts?worker&url'
import { hashFailed } from './messages.ts'
import { createNewest } from './newest.ts'
import { describeText, isBlank } from './text.ts'

type Question = { input: PaneText; keys: AlgorithmKey[]; hmacKey: string }
type Answer = { question: Question; hashes: Hashes; size?: string; isCancelled?: boolean }

const longest = 64 * 1024
const pause = 150
const worker = connect<HashWorker>(workerUrl)
const newest = createNewest()
const none: Hashes = {}

async function hashLong({ input, keys, hmacKey }: Question, signal: AbortSignal, onProgress: (done: number) => void) {
  const blob = await textBlob(input, signal)
  const answer = await worker.call(
    'hashFile',
    { file: blob, keys, hmacKey },
    { signal, onProgress: (bytes) => onProgress(bytes / blob.size) },
  )
  if (!answer.ok) throw new Error(answer.error)
  return { hashes: answer.value, size: formatSize(blob.size) }
}

/** The digests of a text as it is typed: short ones here, long ones in a worker; only the newest answer counts. */
export function useTextHashes(input: PaneText, keys: AlgorithmKey[], hmacKey: string) {
  const question = useMemo(() => ({ input, keys, hmacKey }), [input, keys, hmacKey])
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [progress, setProgress] = useState(0)
  const job = useRef<AbortController | null>(null)
  const isEmpty = useMemo(() => isBlank(input), [input])
  const isLong = input.length > longest
  const measured = useMemo(() => (isLong ? null : describeText(input.toString())), [input, isLong])

  useEffect(() => {
    const isNewest = newest.begin()
    if (isEmpty) return
    const settle = (found: Omit<Answer, 'question'>) => isNewest() && setAnswer({ question, ...found })
    if (!isLong) {
      const options = { hmacKey: question.hmacKey, subtle: globalThis.crypto?.subtle, onError: console.error }
      void hashText(question.input.toString(), question.keys, options).then((hashes) => settle({ hashes }))
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    job.current = controller
    setProgress(0)
    const timer = setTimeout(() => {
      hashLong(question, signal, setProgress).then(settle, (error) => {
        if (signal.aborted) return
        console.error(error)
        settle({ hashes: Object.fromEntries(question.keys.map((key) => [key, fail(hashFailed)])) })
      })
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [question, isEmpty, isLong])

  const settled = !isEmpty && answer?.question === question ? answer : null
  // A short text is answered within a frame: its digests stay until then, so that nothing flickers while typing.
  const shown = settled ?? (isEmpty || isLong ? null : answer)
  return {
    hashes: shown?.hashes ?? none,
    isEmpty,
    isLong,
    isSettled: settled !== null,
    isWorking: !isEmpty && !settled,
    isCancelled: settled?.isCancelled ?? false,
    size: measured ?? settled?.size ?? '',
    progress,
    cancel() {
      job.current?.abort()
      setAnswer({ question, hashes: none, isCancelled: true })
    },
  }
}
