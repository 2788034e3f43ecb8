import type { DroppedFiles } from '#app/browser/list-dropped-files.ts'
import type { FileType } from '#app/lib/file-types.data.ts'
import type { createDesk } from '../bench/desk.ts'
import type { Arrival, Intake, Takes } from './intake.ts'

/** How a desk receives texts and files from elsewhere. */
export type Receiving = {
  /** The tool that other pages send texts and files to; `''` is home, which other apps share to. */
  slug: string
  /** Shows a text from elsewhere, usually with `replace`. */
  onText?: (arrival: Arrival<File>) => void
  /** Takes a file that is not text; without this, the file is refused with its type. */
  onBytes?: (file: File, type: FileType | null) => void
  /** Shows files as they are; such a tool never reads one as text. */
  onFiles?: (files: File[], task: string | null, dropped: DroppedFiles | null) => void
  /** Which files it takes, if not one file. */
  takes?: Exclude<Takes, 'file'>
  /** Keeps a byte order mark in the text of a file: the tool reports it itself. */
  keepsMark?: boolean
  /** What it does with files, if not "open": `"hash"` */
  verb?: string
  /** Takes the texts of a link by the names the tool declares, if there are any besides `text`. */
  onLink?: (texts: Readonly<Record<string, string>>) => void
  /** Whether a link's text may take long to process even if it is short: then it waits for Run. */
  isRisky?: (texts: Readonly<Record<string, string>>) => boolean
}

/** What a desk offers to everything that arrives. */
export type ArrivalDesk = Pick<
  ReturnType<typeof createDesk>,
  'actions' | 'interrupt' | 'accept' | 'readSettings' | 'setSettings'
> & {
  options: { readonly current: Receiving }
  intake: Pick<Intake<File>, 'open' | 'refuse'>
}
