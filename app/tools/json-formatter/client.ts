import { connect } from '#app/browser/worker/connect.ts'
import { yieldToMain } from '#app/browser/yield-to-main.ts'
import { isBlank, isLong, type PaneText } from '#app/lib/long-text.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { gatherText } from '#app/ui/text-pane/gather-text.ts'
import type { Task } from '#app/work/run/job.ts'
import { createSpeculation } from '#app/work/run/speculate.ts'
import type { AskExplorer, Explorer, Source, TreeShape } from './explorer.ts'
import { formatShort, type Summary } from './format/draft.ts'
import type { FormatOptions } from './format/json.ts'
import type { JsonError } from './format/json-error.ts'
import type { JsonWorker } from './json.worker.ts'
import workerUrl from './json.worker.ts?worker&url'
import { invalid, nothingToFormat, nothingToMinify } from './messages.ts'
import type { Question } from './state.ts'

/** Why there is no output. `place` is set if the text is invalid. */
export type Refusal = { message: string; place?: JsonError }
/** `blob` is the output as a file that threads can share without copying it. */
export type Output = { output: PaneText; blob: Blob; summary: Summary }
export type Answer = Result<Output, Refusal>

const indentations: Record<Question['indent'], string> = { '2': '  ', '4': '    ', tab: '\t' }

const formatter = connect<JsonWorker>(workerUrl)

/** The worker for the tree and for repair. It is separate, so canceling a format does not stop them. It holds the tree's document. */
export const explorer = connect<Explorer>(workerUrl, { isKept: true })

let held: { source: Source; shape: Promise<TreeShape> } | null = null

/** Opens a document in the worker as a new tree. */
export function openTree(source: Source): Promise<TreeShape> {
  const shape = explorer.call('openTree', source)
  held = { source, shape }
  return shape
}

/** Forgets the document and stops its worker. */
export function closeTree(): void {
  held = null
  explorer.stop()
}

/** Asks the worker about a document, and opens it there first if needed. */
export const askAbout: AskExplorer = (source, name, input) => {
  const opened = held?.source === source ? held.shape : openTree(source)
  const asked = opened.then(() => explorer.call(name, input))
  // After any error, the next question opens the document again.
  asked.catch(() => {
    held = null
  })
  return asked
}

const refuse = (error: JsonError): Answer =>
  fail({ message: invalid(`${error.message} at line ${error.line}, column ${error.column}`), place: error })

const optionsOf = ({ mode, indent, sortKeys }: Question): FormatOptions => ({
  indent: mode === 'minify' ? '' : indentations[indent],
  sortKeys,
})

async function formatLong(source: Blob | PaneText, options: FormatOptions, task: Task<Answer>): Promise<Answer> {
  const output = await gatherText()
  const formatted = await formatter.call('format', { source, options }, { ...task, onText: output.add })
  if (!formatted.ok) return refuse(formatted.error)
  const { blob, summary, draft } = formatted.value
  const checking = formatter.call('check', draft, task)
  const made = { blob, output: output.read() }
  // The output can be shown while it is being checked.
  task.onPart(ok({ ...made, summary: { ...summary, isVerified: false, warnings: { total: 0, warnings: [] } } }))
  return ok({ ...made, summary: { ...summary, ...(await checking) } })
}

/** Formats short text here. Long or deeply nested text goes to a worker that can be canceled, as a file if it came from one. */
export async function answer(question: Question, task: Task<Answer>, file?: File): Promise<Answer> {
  const { text, mode } = question
  if (isBlank(text)) return fail({ message: mode === 'format' ? nothingToFormat : nothingToMinify })
  const begun = ahead.take(question, task)
  if (begun) return begun
  const options = optionsOf(question)
  const formatted = isLong(text) ? null : formatShort(text.toString(), options)
  if (!formatted) return formatLong(file ?? text, options, task)
  if (!formatted.ok) return refuse(formatted.error)
  const { chunks, ...made } = formatted.value
  return ok({ ...made, blob: new Blob(chunks, { type: 'application/json' }) })
}

const ahead = createSpeculation<Question, Answer>(
  (question, task) => formatLong(question.text, optionsOf(question), task),
  yieldToMain,
)
const mostAhead = 1 << 22

/** Prepares to format a text. A long one under 4 M characters that was pasted or opened is formatted before the button is pressed. */
export function expectText(question: Question, isAtOnce: boolean): void {
  const { text } = question
  const isBegun = isAtOnce && isLong(text) && text.length < mostAhead
  ahead.expect(isBegun ? question : null)
  if (isLong(text) && !isBegun) warmUp()
}

/** Starts the worker, warms up worker and editor, and loads the code that collects the output. */
export function warmUp(): void {
  if (formatter.isStarted) return
  import('#app/ui/text-pane/editor-warm-up.ts').then(
    ({ warmUpEditor }) => warmUpEditor(),
    () => null,
  )
  void gatherText()
  void formatter.call('warmUp', null).catch(() => null)
}
