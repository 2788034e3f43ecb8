import FileIcon from 'lucide/dist/esm/icons/file.mjs'
import { connect } from '#app/browser/worker/connect.ts'
import { formatSize } from '#app/lib/bytes.ts'
import { charsetChoices } from '#app/lib/charset-names.ts'
import { lineEndingChoices } from '#app/lib/line-endings.ts'
import { isLong, type PaneText } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox, SelectField } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { StandIn, type StandInProps } from '#app/work/in/stand-in.tsx'
import { copyLimit } from '#app/work/out/copy-and-download.ts'
import type { Underway } from '#app/work/run/job.ts'
import type { Base64Worker } from './base64.worker.ts'
import workerUrl from './base64.worker.ts?worker&url'
import { convert, type Facts, fileNameOf, type Mode, readOptions } from './convert.ts'
import type { Failure } from './failure.ts'
import { alphabets, words, wraps } from './messages.ts'
import type { Settings } from './settings.ts'
import type { Converted, Question } from './state.ts'

export { guessPasted } from './guess-pasted.ts'
export { dumpHex } from './hex-dump.ts'
export { ResultNotes, ResultPanel, ResultStatus } from './result.tsx'

const worker = connect<Base64Worker>(workerUrl)

export const warmUp = worker.start

type Outcome = Result<Facts & { output: PaneText; bytes: Blob | Uint8Array<ArrayBuffer> | null }, Failure>

function finish(mode: Mode, converted: Outcome): Result<Converted<File>, Failure> {
  if (!converted.ok) return converted
  const { bytes, ...made } = converted.value
  const type = made.type?.mime ?? (made.isText ? 'text/plain' : '')
  return ok({ ...made, file: new File([bytes ?? made.output.toString()], fileNameOf(mode, made), { type }) })
}

/** Converts a short text; null for a file. */
export function answerDirectly({ text, source, ...settings }: Question<File>): Result<Converted<File>, Failure> | null {
  const { mode } = settings
  return source ? null : finish(mode, convert(mode, text.toString(), readOptions(settings)))
}

/** Converts a short text here, and a long text or a file in the worker. */
export async function answer(question: Question<File>, task: Underway): Promise<Result<Converted<File>, Failure>> {
  const { text, source, ...settings } = question
  const { mode } = settings
  const options = readOptions(settings)
  if (source)
    return finish(
      mode,
      await worker.call('convertFile', { mode, options, file: source, longestShown: copyLimit }, task),
    )
  if (isLong(text)) return finish(mode, await worker.call('convertText', { mode, options, text }, task))
  return answerDirectly(question)!
}

type FileProps = { stand: StandInProps; file: File; onRemove: () => void }

/** A chosen file, shown instead of the text field. Its content never goes into a text field. */
export function FileCard({ stand, file, onRemove }: FileProps) {
  return (
    <StandIn {...stand}>
      <section
        aria-label="Chosen file"
        className="flex min-h-60 flex-auto flex-col items-start gap-3 overflow-auto px-3.5 py-4 lg:min-h-0"
      >
        <p className="flex max-w-full items-start gap-2.5">
          <Icon of={FileIcon} size={18} className="mt-0.5 shrink-0 text-ink-3" />
          <span className="min-w-0">
            <span className="block font-strong wrap-anywhere">{file.name}</span>
            <span className="font-mono text-note text-ink-2">{formatSize(file.size)}</span>
          </span>
        </p>
        <p className="max-w-[46ch] text-body text-ink-2">
          The file is read in pieces in the background, so its size does not slow the page. Up to 1 MB is converted at
          once.
        </p>
        <Button size="small" onClick={onRemove}>
          Remove file
        </Button>
      </section>
    </StandIn>
  )
}

const selects = [
  { name: 'charset', label: 'Charset', choices: charsetChoices },
  { name: 'alphabet', label: 'Alphabet', choices: alphabets },
  { name: 'wrap', label: 'Wrap lines', choices: wraps },
  { name: 'lineEndings', label: 'Line endings', choices: lineEndingChoices },
] as const

type OptionsProps = { settings: Settings; onChange: (changes: Partial<Settings>) => void }

export const OptionsRow = ({ settings, onChange }: OptionsProps) => (
  <>
    {selects.map(({ name, label, choices }) => (
      <SelectField<string>
        key={name}
        label={label}
        className="w-[calc(50%-10px)] sm:w-44"
        value={settings[name]}
        choices={choices}
        onChange={(value) => onChange({ [name]: value } as Partial<Settings>)}
      />
    ))}
    <Checkbox label="Padding (=)" checked={settings.padding} onChange={(padding) => onChange({ padding })} />
    <p className="basis-full text-body text-ink-2">{words[settings.mode].options}</p>
  </>
)
