import { connect } from '#app/browser/worker/connect.ts'
import { isLong } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { gatherFed } from '#app/ui/text-pane/gather-text.ts'
import type { Ask } from '#app/work/run/job.ts'
import { type Converted, convert } from './convert.ts'
import type { Fault } from './percent.ts'
import type { Question } from './state.ts'
import type { UrlWorker } from './url.worker.ts'
import workerUrl from './url.worker.ts?worker&url'

export { looksEncoded } from './percent.ts'
export { QueryTable } from './query-table.tsx'
export { FailureLine, NoticeList, UrlPartsLine, UrlStatus } from './result-lines.tsx'
export { breakDown } from './url-parts.ts'

const worker = connect<UrlWorker>(workerUrl)

export const warmUp = worker.start

export const answerDirectly = ({ text, ...conversion }: Question): Result<Converted, Fault> =>
  convert(text.toString(), conversion)

/** Converts a short text here and a long one in the worker. */
export const answer: Ask<Question, Result<Converted, Fault>> = async (question, { signal }) => {
  const { text, ...conversion } = question
  if (!isLong(text)) return answerDirectly(question)
  const [made, output] = await gatherFed((onText) => worker.call('convert', { text, conversion }, { signal, onText }))
  return made.ok ? ok({ ...made.value, text: output }) : made
}
