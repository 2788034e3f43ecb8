import { connect } from '#app/browser/worker/connect.ts'
import { isLong, longTextOf, type PaneText } from '#app/lib/long-text.ts'
import { gatherFed } from '#app/ui/text-pane/gather-text.ts'
import type { Underway } from '#app/work/run/job.ts'
import { type Conversion, convert, type Settings } from './convert.ts'
import type { HtmlWorker } from './html.worker.ts'
import workerUrl from './html.worker.ts?worker&url'

export type Question = Settings & { text: PaneText }
export type Output = { text: PaneText; bytes: number; layers: number }

const worker = connect<HtmlWorker>(workerUrl)

const outputOf = ({ pieces, ...rest }: Conversion): Output => ({
  ...rest,
  text: pieces.length > 1 ? longTextOf(pieces) : (pieces[0] ?? ''),
})

/** Starts the worker early, so a long paste does not wait for it. */
export const startWorker = (): void => worker.start()

/** Converts a short text right away, without the worker. */
export const answerDirectly = ({ text, ...settings }: Question): Output => outputOf(convert(text.toString(), settings))

/** Converts a short text here and a long one in the worker, which sends the output piece by piece. */
export async function answer(question: Question, task: Underway): Promise<Output> {
  const { text, ...settings } = question
  if (!isLong(text)) return answerDirectly(question)
  const [made, output] = await gatherFed((onText) => worker.call('convert', { text, settings }, { ...task, onText }))
  return { ...made, text: output }
}
