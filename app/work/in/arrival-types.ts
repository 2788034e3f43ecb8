import type { RefObject } from 'react'
import type { DroppedFiles } from '#app/browser/dropped-files.ts'
import type { FileType } from '#app/lib/file-types.data.ts'
import type { Arrival, Intake } from './intake.ts'
import type { Takes } from './single-line.ts'

/** How a desk receives texts and files from elsewhere. */
export type Receiving = {
  /** The tool that other pages send texts and files to; `''` is home, which other apps share to. */
  slug: string
  /** Takes a text from elsewhere, usually with `replace`, and does its task. */
  onText?: (arrival: Arrival<File>) => void
  /** Takes a file that is not text; without this, the file is refused with its type. */
  onBytes?: (file: File, type: FileType | null) => void
  /** Takes files as they are; such a tool never reads one as text. */
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
export type Door = {
  options: RefObject<Receiving>
  intake: Intake<File>
  /** Counts the visitor's actions, so that a slow arrival can tell whether it is still wanted. */
  acts: { current: number }
  interrupt: () => void
  /** Restores the remembered options; called before anything arrives, because an arrival may bring its own settings. */
  recall: () => void
  /** Hears how many files are being dragged over the page. */
  onOver: (count: number) => void
  /** Holds back a link's text until Run, with its task; null if the text is processed at once. */
  hold: (task: string | null) => void
  readSettings: () => Readonly<Record<string, unknown>>
  /** Sets them without remembering them: the visitor did not choose them. */
  setSettings: (settings: Readonly<Record<string, unknown>>) => void
}
