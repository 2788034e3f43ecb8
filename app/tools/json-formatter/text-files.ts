import type { PaneText } from '#app/lib/long-text.ts'
import type { Arrival } from '#app/work/in/intake.ts'

/** Knows of long texts which file each one is, for as long as the texts are there. */
export function createTextFiles<F>() {
  const files = new WeakMap<object, F>()
  return {
    /** Remembers of a text that has come which file it is, byte by byte; an edit makes another text of it, which is no file. */
    remember({ text, opened }: Arrival<F>): void {
      if (typeof text === 'object' && opened?.charset === 'utf-8' && !opened.isGuessed) files.set(text, opened.file)
    },
    /** The file that a text is, whose bytes need not be made anew. */
    fileOf: (text: PaneText): F | undefined => (typeof text === 'object' ? files.get(text) : undefined),
  }
}
