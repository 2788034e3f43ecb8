import { connect } from '#app/browser/worker/connect.ts'
import { yieldToMain } from '#app/browser/yield-to-main.ts'
import { isBlank, isLong, type PaneText } from '#app/lib/long-text.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { gatherText } from '#app/ui/text-pane/gather-text.ts'
import type { Task } from '#app/work/run/job.ts'
import { createSpeculation } from '#app/work/run/speculate.ts'
import { formatShort, type Summary } from './format/draft.ts'
import type { FormatOptions } from './format/json.ts'
import type { JsonError } from './format/json-error.ts'
import type { JsonWorker } from './json.worker.ts'
import workerUrl from './json.worker.ts?worker&url'
import { invalid, nothingToFormat, nothingToMinify } from './messages.ts'
import type { Question } from './state.ts'

export { closeTree } from './client.ts'
export { ResultStatus, WarningStrip } from './format/result-status.tsx'
export { RepairPanel } from './repair/repair-panel.tsx'
export { PathStrip } from './tree/path-strip.tsx'
export { TreeView } from './tree/tree-view.tsx'

/** Why there is no output. `place` is set if the text is invalid. */
export type Refusal = { message: string; place?: JsonError }
/** `blob` is the output as a file that threads can share without copying it. */
export type Output = { output: PaneText; blob: Blob; summary: Summary }
export type Answer = Result<Output, Refusal>

const indentations: Record<Question['indent'], string> = { '2': '  ', '4': '    ', tab: '\t' }

const formatter = connect<JsonWorker>(workerUrl)

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

/** Formats a short text; null if it is nested too deeply to be done here. */
export function answerDirectly(question: Question): Answer | null {
  const { text, mode } = question
  if (isBlank(text)) return fail({ message: mode === 'format' ? nothingToFormat : nothingToMinify })
  const formatted = formatShort(text.toString(), optionsOf(question))
  if (!formatted) return null
  if (!formatted.ok) return refuse(formatted.error)
  const { chunks, ...made } = formatted.value
  return ok({ ...made, blob: new Blob(chunks, { type: 'application/json' }) })
}

/** Formats short text here. Long or deeply nested text goes to a worker that can be canceled, as a file if it came from one. */
export async function answer(question: Question, task: Task<Answer>, file?: File): Promise<Answer> {
  const begun = ahead.take(question, task)
  if (begun) return begun
  const { text } = question
  const atOnce = isLong(text) && !isBlank(text) ? null : answerDirectly(question)
  return atOnce ?? formatLong(file ?? text, optionsOf(question), task)
}

const ahead = createSpeculation<Question, Answer>(
  (question, task) => formatLong(question.text, optionsOf(question), task),
  yieldToMain,
)
const mostAhead = 1 << 22

/** Prepares to format a text. A long one under 4 M characters that was pasted or opened is formatted before the button is pressed. */
export function anticipate(question: Question, isAtOnce: boolean): void {
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
