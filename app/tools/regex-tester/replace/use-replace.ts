import { useMemo } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { workFailed } from '#app/work/messages.ts'
import { pause, useAnswer } from '#app/work/run/use-answer.ts'
import type { Found } from '../match/search.ts'
import { type Late, lazy } from '../match/use-search.ts'

type Question = { text: PaneText; result: Found | null; replacement: string }

const nothing: Result<PaneText> = ok('')
const unused: Question = { text: '', result: null, replacement: '' }

/** The text with its matches replaced, once there is a replacement. The last result stays until the next is ready. */
export function useReplace(result: Found | null, replacement: string | null, part: Late | null) {
  const isUsed = result !== null && replacement !== null
  const { answer, isPart, ...work } = useAnswer<Question, Result<PaneText>>(
    isUsed ? { text: result.query.text, result, replacement } : unused,
    {
      direct: (asked) => (asked.result ? null : nothing),
      ask: async (asked, task) => (await lazy.load()).replace(asked, task),
      pause,
    },
  )
  const replaced = work.problem ? nothing : (answer ?? nothing)
  const failure = replaced.ok ? null : replaced.error
  const groups = result?.groups
  return {
    ...work,
    text: replaced.ok ? replaced.value : '',
    failure: work.problem === 'failed' ? workFailed : failure,
    isLate: isPart,
    /** The highlights of the references in the replacement, once the groups of the pattern are known. */
    references: useMemo(
      () => (part && groups && replacement ? part.paintReferences(replacement, groups) : null),
      [part, groups, replacement],
    ),
  }
}
