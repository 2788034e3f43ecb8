import { useMemo } from 'react'
import { connect } from '#app/browser/worker/connect.ts'
import { formatSize } from '#app/lib/bytes.ts'
import { convertLineEndings } from '#app/lib/line-endings.ts'
import { isBlank, isLong } from '#app/lib/long-text.ts'
import { fail } from '#app/lib/result.ts'
import { useAnswer } from '#app/work/use-answer.ts'
import { type AlgorithmKey, usableKeys } from './algorithms.ts'
import type { Hashes } from './digest.ts'
import type { HashWorker } from './hash.worker.ts'
import workerUrl from './hash.worker.ts?worker&url'
import { describeText, empty, hashFailed } from './messages.ts'
import { type Answer, createAsk, isOf, nothing, type Question, type Source } from './text-hashes.ts'

const worker = connect<HashWorker>(workerUrl)
const ask = createAsk((question, task) => worker.call('hashText', question, task), {
  subtle: globalThis.crypto?.subtle,
  onError: console.error,
})

function describeSize({ text, lineEndings }: Source, { bytes }: Answer): string {
  if (isLong(text)) return bytes > 0 ? formatSize(bytes) : ''
  return describeText(convertLineEndings(text.toString(), lineEndings))
}

/** The digests of a text as it is typed, each as soon as it is there, and none of another text. */
export function useTextHashes(source: Source, keys: readonly AlgorithmKey[]) {
  const { answer, problem, again, ...work } = useAnswer<Question, Answer>(
    { ...source, keys },
    { direct: ({ text }) => (isBlank(text) ? nothing : null), ask },
  )
  const known = isOf(source, answer) ? answer : nothing
  const hashes = useMemo<Hashes>(() => {
    if (problem !== 'failed') return known.hashes
    const failures = usableKeys(keys, source.hmacKey).map((key) => [key, fail(hashFailed)])
    return { ...Object.fromEntries(failures), ...known.hashes }
  }, [known, problem])
  const isEmpty = isBlank(source.text)
  return {
    hashes,
    isEmpty,
    size: describeSize(source, known),
    /** What a card says while it has no digest. */
    waiting: isEmpty ? empty.blank : problem ? empty.cancelled : work.isWorking ? empty.working : empty.others,
    work,
    /** Takes up again what was cancelled or has failed. */
    resume: () => void (problem && again()),
  }
}
