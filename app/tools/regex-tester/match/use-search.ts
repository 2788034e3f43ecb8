import { createLazy } from '#app/ui/island/lazy.ts'
import { useAnswer } from '#app/work/run/use-answer.ts'
import type { Analysis } from '../analysis.ts'
import { type Answer, answerAtOnce, keyOf, type Query, readSearch } from './search.ts'

export const lazy = createLazy(() => import('../lazy.tsx'))
/** The code that only a page with a pattern or a text needs. */
export type Late = typeof import('../lazy.tsx')

/** How many ms typing must pause before a pattern runs. */
const pause = 300
const unasked: Query = { pattern: '', flags: '', text: '' }

/** The search for the current input. A search that takes long can be canceled, and a canceled pattern is held. */
export function useSearch(query: Query, part: Late | null) {
  const isAsked = part !== null && query.pattern !== ''
  const { answer, isPart, again, ...work } = useAnswer<Query, Answer>(isAsked ? query : unasked, {
    direct: answerAtOnce,
    ask: async (asked, task) => (await lazy.load()).search(asked, task),
    pause,
    heldBy: keyOf,
  })
  return {
    ...work,
    ...readSearch({ ...work, answer }),
    isCurrent: isAsked && work.isCurrent,
    isLate: isPart,
    /** Skips the pause, or restarts a canceled or failed search. Leaves a long search alone. */
    run: () => void ((work.problem || (work.isWorking && !isPart)) && again()),
  }
}

/** The analysis of a pattern. The last one stays until the next is ready, unless that takes too long. */
export function useAnalysis({ pattern, flags }: Query, part: Late | null): Analysis | null {
  const { answer, problem } = useAnswer<{ text: string; flags: string }, Analysis | 'none'>(
    { text: part ? pattern : '', flags },
    {
      direct: ({ text }) => (text === '' ? 'none' : null),
      ask: async (asked, task) => (await lazy.load()).analyze(asked, task),
      pause,
    },
  )
  return problem || answer === 'none' ? null : answer
}
