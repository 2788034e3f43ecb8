import { connect } from '#app/browser/worker/connect.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { gatherFed } from '#app/ui/text-pane/gather-text.ts'
import type { Ask } from '#app/work/run/job.ts'
import { convert, type Settings } from './convert.ts'
import type { HtmlWorker } from './html.worker.ts'
import workerUrl from './html.worker.ts?worker&url'

export type Question = Settings & { text: PaneText }
/** `layers` is how many times a decoded text was encoded, up to `countedLayers`. */
export type Output = { text: PaneText; bytes: number; layers: number }

const worker = connect<HtmlWorker>(workerUrl)

/** Starts the worker early, so a long paste does not wait for it. */
export const warmUp = (): void => worker.start()

/** Converts a short text right away, without the worker. */
export function answerDirectly({ text, ...settings }: Question): Output {
  const { pieces, ...made } = convert(text.toString(), settings)
  return { ...made, text: pieces.join('') }
}

/** Converts a short text here and a long one in the worker, which sends the output piece by piece. */
export const answer: Ask<Question, Output> = async (question, task) => {
  const { text, ...settings } = question
  if (!isLong(text)) return answerDirectly(question)
  const [made, output] = await gatherFed((onText) => worker.call('convert', { text, settings }, { ...task, onText }))
  return { ...made, text: output }
}
