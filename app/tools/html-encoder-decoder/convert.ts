import { countUtf8 } from '#app/lib/count-utf8.ts'
import { longTextOf, type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { countLayers, decodeEntities, peelLayers } from './decode-layers.ts'
import { createEncoder, type Measured } from './entities.ts'
import { nameOf } from './entity-table.ts'
import { cutText } from './pieces.ts'
import type { Settings } from './settings.ts'

/** How to convert a text. `depth` is how many layers to decode. */
export type Conversion = Settings & { depth: number }

/** How many layers to count beyond the decoded ones. The limit keeps hostile text from causing endless passes. */
const lookahead = 10

/** The most layers we count. A text that reaches this number may have more: depth 1 → 11 */
export const countedLayers = (depth: number): number => depth + lookahead

// A non-breaking space is not blank: Encode turns it into &nbsp;.
const isBlank = (text: string): boolean => !/[^\t\n\f\r ]/.test(text)

const pieceSize = 1 << 18

function decode(piece: string): Measured {
  const text = decodeEntities(piece)
  return { text, bytes: countUtf8(text) }
}

/**
 * Converts a text of any length, with all entity names: decode `"&amp;lt;"` at depth 1 → `["&lt;"]`, 2 layers; at
 * depth 2 → `["<"]`. Blank text gives no output. `onPiece` gets each piece and how much of the text is done, from 0 to 1.
 */
export function convert(text: string, conversion: Conversion, onPiece = (_piece: string, _done: number) => {}) {
  const { mode, depth } = conversion
  const isDecoding = mode === 'decode'
  const layers = isDecoding ? countLayers(text, countedLayers(depth)) : 0
  const source = isDecoding ? peelLayers(text, Math.min(depth, layers) - 1) : text
  const convertPiece = isDecoding ? decode : createEncoder(conversion, nameOf)
  const pieces: string[] = []
  let bytes = 0
  let read = 0
  for (const piece of isBlank(text) ? [] : cutText(source, pieceSize)) {
    const made = convertPiece(piece)
    pieces.push(made.text)
    bytes += made.bytes
    read += piece.length
    onPiece(made.text, read / source.length)
  }
  return { pieces, bytes, layers }
}

const savedSize = 1 << 20

/** The file to download: encode `"<"` → html-encode-result.txt with a title, the time, the original and the result */
export const buildDownload = (mode: Settings['mode'], original: PaneText, result: PaneText, now: Date) => ({
  name: `html-${mode}-result.txt`,
  text: longTextOf([
    `HTML ${mode === 'encode' ? 'Encode' : 'Decode'} Result\nGenerated: ${now.toISOString()}\n\nOriginal:\n`,
    ...slicesOf(original, savedSize),
    '\n\nResult:\n',
    ...slicesOf(result, savedSize),
    '\n',
  ]),
})
