import type { Charset } from '#app/lib/charset-names.ts'
import type { FileType } from '#app/lib/file-types.data.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { isMissingPart } from '#app/lib/missing-part.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { createStore } from '#app/lib/store.ts'
import { emptyFile, noSingleValue, notText, partMissing, unreadable } from '../messages.ts'

/** Which files a tool takes: one file, one file with a single line, or all of them. */
export type Takes = 'file' | 'line' | 'files'

/** A longer line is a text, not a value. */
const longestLine = 1000

/** The only line of a file, trimmed; several lines or a long one are refused: `" 42\n"` → "42" */
export function prepareLine(text: PaneText, name: string): Result<string> {
  const line = text.length > longestLine ? '' : text.toString().trim()
  return text.length > longestLine || /[\r\n]/.test(line) ? fail(noSingleValue(name)) : ok(line)
}

/** What an intake needs of a file; the page passes a `File`. */
type Source = { readonly name: string; readonly size: number }

type How = {
  charset: Charset
  isGuessed: boolean
  /** The file began with a byte order mark, which was removed from the text. */
  isMarkRemoved: boolean
}

type Reading = ({ kind: 'text'; text: PaneText } & How) | { kind: 'bytes'; type: FileType | null }
type Read<F> = (
  file: F,
  options: {
    signal: AbortSignal
    onProgress: (done: number) => void
    charset?: Charset | undefined
    keepsMark?: boolean | undefined
  },
) => Promise<Reading>

export type Opened<F> = How & { file: F; task: string | null }

/** A text from elsewhere: from a file, another page or a link. */
export type Arrival<F = unknown> = {
  text: PaneText
  /** What another page or the system wants done with it, `''` if the tool does only one thing; null if the visitor opened it here. */
  task: string | null
  /** The same file again, in another charset. */
  isAgain: boolean
  /** The file the text is from, and how it was read. */
  opened: Opened<F> | null
}

type IntakeHandlers<F> = {
  /** Returns the text to take, or why it cannot be taken. */
  prepare?: ((text: PaneText, name: string) => Result<PaneText>) | undefined
  /** Keeps a byte order mark in the text. */
  keepsMark?: boolean | undefined
  onText: (arrival: Arrival<F>) => void
  /** Takes a file that is not text; without this, it is refused. */
  onBytes?: ((file: F, type: FileType | null) => void) | undefined
}

type IntakeState<F> = {
  reading: { name: string; done: number } | null
  refused: string | null
  /** The file the text is from, until the text is edited. */
  opened: Opened<F> | null
}

export type Intake<F extends Source> = ReturnType<typeof createIntake<F>>

const nothing = { reading: null, refused: null, opened: null }

/** Reads one file at a time; only the latest action counts. */
export function createIntake<F extends Source>(
  readFile: Read<F>,
  { prepare = ok, keepsMark, onText, onBytes }: IntakeHandlers<F>,
  log: (error: unknown) => void = console.error,
) {
  const { read, set, watch } = createStore<IntakeState<F>>(nothing)
  let current: AbortController | null = null
  let underway = Promise.resolve(true)

  /** The visitor did something newer: cancels the file that is loading and clears messages about a file. */
  function interrupt() {
    current?.abort()
    current = null
    if (read() !== nothing) set(nothing)
  }

  function turnDown(refused: string): false {
    set({ ...nothing, refused })
    return false
  }

  /** Resolves to whether the file was taken. */
  async function take(file: F, task: string | null, charset?: Charset): Promise<boolean> {
    const before = read().opened
    interrupt()
    const controller = new AbortController()
    const { signal } = controller
    current = controller
    const kept = charset ? before : null
    const onProgress = (done: number) =>
      void (signal.aborted || set({ ...nothing, opened: kept, reading: { name: file.name, done } }))
    onProgress(0)
    try {
      const reading = await readFile(file, { signal, onProgress, charset, keepsMark })
      if (signal.aborted) return false
      current = null
      if (reading.kind === 'bytes' && !onBytes) return turnDown(notText(file.name, reading.type?.name))
      set(nothing)
      if (reading.kind === 'bytes') {
        onBytes?.(file, reading.type)
        return true
      }
      if (reading.text.length === 0) return turnDown(emptyFile(file.name))
      const prepared = prepare(reading.text, file.name)
      if (!prepared.ok) return turnDown(prepared.error)
      const { kind, text, ...how } = reading
      const opened = { file, ...how, task }
      onText({ text: prepared.value, task, isAgain: charset !== undefined, opened })
      set({ ...nothing, opened })
      return true
    } catch (error) {
      if (signal.aborted) return false
      current = null
      log(error)
      return turnDown(isMissingPart(error) ? partMissing : unreadable)
    }
  }

  function begin(file: F, task: string | null, charset?: Charset) {
    underway = take(file, task, charset)
    return underway
  }

  return {
    read,
    watch,
    open: (file: F, task: string | null = null) => begin(file, task),
    /** Reads the opened file again, in the charset the visitor chose. */
    async choose(charset: Charset) {
      const { opened } = read()
      if (opened) await begin(opened.file, opened.task, charset)
    },
    refuse(reason: string) {
      interrupt()
      turnDown(reason)
    },
    interrupt,
    /** Resolves once no file is loading: false if the one it waited for was canceled or refused. */
    async whenRead() {
      let hasCome = true
      while (current) hasCome = await underway
      return hasCome
    },
  }
}
