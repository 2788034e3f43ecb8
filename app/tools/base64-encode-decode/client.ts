import { connect } from '#app/browser/worker/connect.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { copyLimit } from '#app/work/out/give.ts'
import type { Ask } from '#app/work/run/job.ts'
import type { Base64Worker } from './base64.worker.ts'
import workerUrl from './base64.worker.ts?worker&url'
import { convert, type Facts, type Mode } from './convert.ts'
import type { Failure } from './failure.ts'
import { fileNameOf, readOptions } from './options.ts'
import type { Made, Question } from './state.ts'

/** The result of a conversion, and facts about it. */
export type Converted = Made<File> & Facts & { notes: readonly string[] }

type Answer = Result<Facts & { output: PaneText; notes: readonly string[]; bytes: BlobPart | null }, Failure>

const worker = connect<Base64Worker>(workerUrl)

function nameResult(mode: Mode, answer: Answer): Result<Converted, Failure> {
  if (!answer.ok) return answer
  const { bytes, ...made } = answer.value
  const type = made.type?.mime ?? (made.isText ? 'text/plain' : '')
  return ok({ ...made, file: new File([bytes ?? made.output.toString()], fileNameOf(mode, made), { type }) })
}

export const warmUp = worker.start

/** Converts a short text here, and a long text or a file in the worker. */
export const ask: Ask<Question<File>, Result<Converted, Failure>> = async ({ text, source, ...settings }, task) => {
  const { mode } = settings
  const options = readOptions(settings)
  if (source)
    return nameResult(
      mode,
      await worker.call('convertFile', { mode, options, file: source, longestShown: copyLimit }, task),
    )
  if (isLong(text)) return nameResult(mode, await worker.call('convertText', { mode, options, text }, task))
  return nameResult(mode, convert(mode, text.toString(), options))
}
