import { connect } from '#app/browser/worker/connect.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import type { Ask } from '#app/work/job.ts'
import { copyLimit } from '#app/work/output-actions.tsx'
import type { Base64Worker } from './base64.worker.ts'
import workerUrl from './base64.worker.ts?worker&url'
import { convert, type Facts, fileNameOf, type Mode } from './convert.ts'
import type { Failure } from './failure.ts'
import { readOptions } from './options.ts'
import type { Made, Question } from './state.ts'

/** What a conversion made, and what is known of it. */
export type Converted = Made<File> & Facts & { notes: readonly string[] }

type Answer = Result<Facts & { output: PaneText; notes: readonly string[]; bytes: BlobPart | null }, Failure>

const worker = connect<Base64Worker>(workerUrl)

function nameResult(mode: Mode, answer: Answer): Result<Converted, Failure> {
  if (!answer.ok) return answer
  const { bytes, ...made } = answer.value
  const type = made.type?.mime ?? (made.isText ? 'text/plain' : '')
  return ok({ ...made, file: new File([bytes ?? made.output.toString()], fileNameOf(mode, made), { type }) })
}

/** Converts where it disturbs least: a short text at once, a long one or a file in the worker. */
export const ask: Ask<Question<File>, Result<Converted, Failure>> = ({ text, source, ...settings }, task) => {
  const { mode } = settings
  const options = readOptions(settings)
  if (!source && !isLong(text)) return nameResult(mode, convert(mode, text.toString(), options))
  const answer: Promise<Answer> = source
    ? worker.call('convertFile', { mode, options, file: source, longestShown: copyLimit }, task)
    : worker.call('convertText', { mode, options, text }, task)
  return answer.then((made) => nameResult(mode, made))
}
