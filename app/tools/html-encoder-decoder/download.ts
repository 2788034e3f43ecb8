import { longTextOf, type PaneText, slicesOf } from '#app/lib/long-text.ts'
import type { Mode } from './convert.ts'

const pieceSize = 1 << 20

/** The file to download: encode `"<"` → html-encode-result.txt with a title, the time, the original and the result */
export function buildDownload(mode: Mode, original: PaneText, result: PaneText, now: Date) {
  const title = mode === 'encode' ? 'HTML Encode Result' : 'HTML Decode Result'
  return {
    name: `html-${mode}-result.txt`,
    text: longTextOf([
      `${title}\nGenerated: ${now.toISOString()}\n\nOriginal:\n`,
      ...slicesOf(original, pieceSize),
      '\n\nResult:\n',
      ...slicesOf(result, pieceSize),
      '\n',
    ]),
  }
}
