import { connect } from '#app/browser/worker/connect.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { gatherFed } from '#app/ui/text-pane/gather-text.ts'
import type { Ask } from '#app/work/run/job.ts'
import { type Converted, convert, type Task } from './convert.ts'
import type { Fault } from './percent.ts'
import type { UrlWorker } from './url.worker.ts'
import workerUrl from './url.worker.ts?worker&url'

export type Question = Task & { text: PaneText }

const worker = connect<UrlWorker>(workerUrl)

export const startWorker = (): void => worker.start()

/** Converts a short text here and a long one in the worker. */
export const ask: Ask<Question, Result<Converted, Fault>> = async ({ text, ...task }, { signal }) => {
  if (!isLong(text)) return convert(text.toString(), task)
  const [made, output] = await gatherFed((onText) => worker.call('convert', { text, task }, { signal, onText }))
  return made.ok ? ok({ ...made.value, text: output }) : made
}
