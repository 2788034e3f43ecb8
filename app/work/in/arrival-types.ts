import type { RefObject } from 'react'
import type { DroppedFiles } from '#app/browser/dropped-files.ts'
import type { FileType } from '#app/lib/file-types.data.ts'
import type { Arrival, Intake } from './intake.ts'
import type { Takes } from './single-line.ts'

/** How a desk takes in what comes from elsewhere. */
export type Receiving = {
  /** The tool, to which other pages hand texts and files; `''` is home, with which other apps share them. */
  slug: string
  /** Takes in a text that has come from elsewhere, usually by `replace`, and does what its task says. */
  onText?: (arrival: Arrival<File>) => void
  /** Takes a file that turned out to be no text; without this it is refused with its type. */
  onBytes?: (file: File, type: FileType | null) => void
  /** Takes files as they are: such a tool never reads one as text. */
  onFiles?: (files: File[], task: string | null, dropped: DroppedFiles | null) => void
  /** What it takes of files, where that is not one. */
  takes?: Exclude<Takes, 'file'>
  /** A byte order mark stays in the text of a file: the tool itself says that there is one. */
  keepsMark?: boolean
  /** What it does with them, where that is not to open them: `"hash"` */
  verb?: string
  /** Takes the texts of a link by the names the tool declares, where there are others than `text`. */
  onLink?: (texts: Readonly<Record<string, string>>) => void
  /** Whether what a link brings may be worked on for long, however short it is: then it is held. */
  isRisky?: (texts: Readonly<Record<string, string>>) => boolean
}

/** What stands between a desk and what comes to it. */
export type Door = {
  options: RefObject<Receiving>
  intake: Intake<File>
  /** Counts what the visitor does, so that what took long to come knows whether it is still wanted. */
  acts: { current: number }
  interrupt: () => void
  /** Before anything arrives: it may choose settings of its own. */
  recall: () => void
  /** How many files are held over the page. */
  onOver: (count: number) => void
  /** Holds back what a link brought, with what it asks for; null where it is worked on at once. */
  hold: (task: string | null) => void
  readSettings: () => Readonly<Record<string, unknown>>
  /** Sets them without remembering: the visitor did not choose them. */
  setSettings: (settings: Readonly<Record<string, unknown>>) => void
}
