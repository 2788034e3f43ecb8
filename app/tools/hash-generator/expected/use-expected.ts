import { isBlank, type PaneText } from '#app/lib/long-text.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { partMissing, workCancelled, workFailed } from '#app/work/messages.ts'
import { useAnswer } from '#app/work/run/use-answer.ts'
import { lazy } from '../text/use-text-hashes.ts'
import type { Reading } from './expected.ts'

const nothing: Result<Reading> = ok({ entries: [], ignored: [] })
const problems = {
  cancelled: fail(workCancelled),
  missing: fail(partMissing),
  awaiting: nothing,
  failed: fail(workFailed),
}

/** The digests in the Expected digest field. Short texts are read at once, long lists in a worker. */
export function useExpected(text: PaneText) {
  const { answer, problem, ...work } = useAnswer<{ text: PaneText }, Result<Reading>>(
    { text },
    {
      direct: ({ text }) => (isBlank(text) ? nothing : (lazy.read().part?.readExpected(text.toString()) ?? null)),
      ask: async ({ text }, { signal }) => (await lazy.load()).readList(text, signal),
    },
  )
  const reading: Result<Reading> = problem ? problems[problem] : (work.isCurrent && answer) || nothing
  return { reading, work }
}
