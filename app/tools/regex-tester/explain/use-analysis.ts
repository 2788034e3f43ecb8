import { useStable } from '#app/work/bench/use-stable.ts'
import { useAnswer } from '#app/work/run/use-answer.ts'
import type { Analysis } from '../analysis.ts'
import { analyst } from '../client.ts'
import { useLate } from '../use-late.ts'

const pause = 300
const nothing: Analysis = { pattern: '', error: null, explanation: null, leftOut: 0, risks: [], groups: [] }

/** The analysis of a pattern. The last one stays until the next is ready, unless that takes too long. */
export function useAnalysis(pattern: string, flags: string): Analysis | null {
  const question = useStable({ text: pattern, flags })
  const { answer, isWorking, problem } = useAnswer(question, {
    direct: ({ text }) => (text === '' ? nothing : null),
    ask: ({ text, flags }, task) => analyst.call('analyze', { pattern: text, flags }, task),
    pause,
  })
  const isLate = useLate(isWorking ? question : null, pause)
  return isLate || problem || !answer?.pattern ? null : answer
}
