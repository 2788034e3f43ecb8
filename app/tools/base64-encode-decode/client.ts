import { readText } from '#app/browser/text-file.ts'
import { connect } from '#app/browser/worker/connect.ts'
import { yieldToMain } from '#app/browser/yield-to-main.ts'
import { decodeCharset } from '#app/lib/charsets.ts'
import { type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import type { Base64Worker } from './base64.worker.ts'
import workerUrl from './base64.worker.ts?worker&url'
import { convert, type Facts, fileNameOf, type Mode, type TextOptions } from './convert.ts'
import type { Failure } from './failure.ts'
import type { Made, Shown } from './state.ts'

type Task = { mode: Mode; options: TextOptions }
type Job = { signal: AbortSignal; onProgress: (done: number) => void }
type Answer = Promise<Result<Shown<File>, Failure>>

// Below this size a conversion takes less time than asking a worker, and its result is shown as text.
const shortest = 256 * 1024
const pieceSize = 1 << 20

const worker = connect<Base64Worker>(workerUrl)

function make(mode: Mode, facts: Facts, bytes: BlobPart): Made<File> {
  const { isText, type } = facts
  const file = new File([bytes], fileNameOf(mode, facts), { type: type?.mime ?? (isText ? 'text/plain' : '') })
  return { ...facts, file }
}

/** Converts a text where it disturbs least: a short one here, a long one in the worker. */
export async function convertText({ mode, options }: Task, input: PaneText, job: Job): Answer {
  if (input.length <= shortest) {
    const outcome = convert(mode, input.toString(), options)
    if (!outcome.ok) return outcome
    const { output, notes, bytes, ...facts } = outcome.value
    return ok({ output, notes, made: make(mode, facts, bytes ?? output) })
  }
  const pieces: string[] = []
  for (const piece of slicesOf(input, pieceSize)) {
    pieces.push(piece)
    await yieldToMain()
    job.signal.throwIfAborted()
  }
  const answer = await worker.call('convertText', { mode, options, pieces }, job)
  if (!answer.ok) return answer
  const { text, notes, bytes, ...facts } = answer.value
  return ok({ output: await readText(text, job.signal), notes, made: make(mode, facts, bytes) })
}

/** The text a result holds in the charset it was made with. */
export async function readResult(file: Blob, { mode, options }: Task): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return decodeCharset(bytes, mode === 'encode' ? 'utf-8' : options.charset) ?? ''
}

/** Converts a file in the worker; a short result is shown as text as well. */
export async function convertFile({ mode, options }: Task, file: File, job: Job): Answer {
  const answer = await worker.call('convertFile', { mode, options, file }, job)
  if (!answer.ok) return answer
  const { notes, bytes, ...facts } = answer.value
  const isShown = facts.isText && bytes.size <= shortest
  const output = isShown ? await readResult(bytes, { mode, options }) : ''
  return ok({ output, notes, made: make(mode, facts, bytes) })
}
