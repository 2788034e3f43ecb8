import type { PaneText } from '#app/lib/long-text.ts'
import type { Arrival } from '#app/work/in/intake.ts'

/** Remembers which file each long text came from, as long as the text is in use. */
export function createTextFiles<F>() {
  const files = new WeakMap<object, F>()
  return {
    /** Remembers the file that a text matches byte by byte. An edit makes a new text, which has no file. */
    remember({ text, opened }: Arrival<F>): void {
      if (typeof text === 'object' && opened?.charset === 'utf-8' && !opened.isGuessed) files.set(text, opened.file)
    },
    /** The file of a text, so its bytes need not be encoded again. */
    fileOf: (text: PaneText): F | undefined => (typeof text === 'object' ? files.get(text) : undefined),
  }
}
