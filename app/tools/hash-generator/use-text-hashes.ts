import { useMemo } from 'react'
import { isBlank } from '#app/lib/long-text.ts'
import { fail } from '#app/lib/result.ts'
import { useAnswer } from '#app/work/use-answer.ts'
import { empty, hashFailed } from './card-messages.ts'
import type { Hashes } from './digest.ts'
import type { AlgorithmKey } from './five.ts'
import { type Answer, isOf, nothing, type Question, type Source } from './text-answer.ts'
import { fetchLive } from './use-live.ts'

/** The digests of a text as it is typed, each as soon as it is there, and none of another text. */
export function useTextHashes(source: Source, keys: readonly AlgorithmKey[]) {
  const { answer, problem, again, ...work } = useAnswer<Question, Answer>(
    { ...source, keys },
    {
      direct: ({ text }) => (isBlank(text) ? nothing : null),
      ask: async (question, task) => (await fetchLive()).ask(question, task),
    },
  )
  const known = isOf(source, answer) ? answer : nothing
  const hashes = useMemo<Hashes>(
    () =>
      problem === 'failed'
        ? { ...Object.fromEntries(keys.map((key) => [key, fail(hashFailed)])), ...known.hashes }
        : known.hashes,
    [known, problem],
  )
  const isEmpty = isBlank(source.text)
  return {
    known,
    hashes,
    isEmpty,
    /** What a card says while it has no digest. */
    waiting: isEmpty ? empty.blank : problem ? empty.cancelled : work.isWorking ? empty.working : empty.others,
    work,
    /** Takes up again what was cancelled or has failed. */
    resume: () => void (problem && again()),
  }
}
