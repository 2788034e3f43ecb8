import type { PaneText } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { useStable } from '#app/work/bench/use-stable.ts'
import { pause, useAnswer } from '#app/work/run/use-answer.ts'
import { replacer } from '../client.ts'
import type { Found } from '../match/search.ts'
import { useLate } from '../use-late.ts'
import type { ReplaceWork, SearchWork } from '../work.ts'

type Question = { text: PaneText; result: Found | null; replacement: string }

const nothing: Result<PaneText> = ok('')
const unused: Question = { text: '', result: null, replacement: '' }

/** The text with its matches replaced, once there is a replacement. The last result stays until the next is ready. */
export function useReplace({ result }: SearchWork, replacement: string | null): ReplaceWork {
  const question = useStable<Question>(
    result && replacement !== null ? { text: result.text, result, replacement } : unused,
  )
  const { answer, ...work } = useAnswer<Question, Result<PaneText>>(question, {
    direct: (asked) => (asked.result ? null : nothing),
    ask({ result, replacement }, task) {
      if (!result) return nothing
      const { matches, pattern, flags, text } = result
      return replacer.call('replace', { query: { pattern, flags, text }, matches, replacement }, task)
    },
    pause,
  })
  const replaced = work.problem ? nothing : (answer ?? nothing)
  const text = replaced.ok ? replaced.value : ''
  return { ...work, replaced, text, isLate: useLate(work.isWorking ? question : null, pause) }
}
