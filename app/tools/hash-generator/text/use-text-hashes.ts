import { isBlank } from '#app/lib/long-text.ts'
import { createLazy } from '#app/ui/island/lazy.ts'
import { partMissing } from '#app/work/messages.ts'
import { useAnswer } from '#app/work/run/use-answer.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'
import { empty, hashFailed } from './row-messages.ts'
import { type Answer, isOf, nothing, type Question, type Source } from './text-answer.ts'

export const lazy = createLazy(() => import('../lazy.tsx'))
type Live = typeof import('../lazy.tsx')

const problems = { cancelled: empty.cancelled, missing: partMissing, awaiting: empty.others, failed: hashFailed }

/** The digests of the current text, each as soon as it is ready. Digests of an older text are never returned. */
export function useTextHashes(source: Source, keys: readonly AlgorithmKey[], live: Live | null) {
  const { answer, problem, again, ...work } = useAnswer<Question, Answer>(
    { ...source, keys },
    {
      direct: ({ text }) => (isBlank(text) ? nothing : null),
      ask: async (question, task) => (await lazy.load()).ask(question, task),
    },
  )
  const known = isOf(source, answer) ? answer : nothing
  const isEmpty = isBlank(source.text)
  return {
    hashes: known.hashes,
    isEmpty,
    size: live?.describeSize(source, known),
    /** The text a row shows while it has no digest. */
    waiting: isEmpty ? empty.blank : problem ? problems[problem] : work.isWorking ? empty.working : empty.others,
    work,
    /** Restarts work that was canceled or failed. */
    resume: () => void (problem && again()),
  }
}
