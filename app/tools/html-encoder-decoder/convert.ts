import { countUtf8 } from '#app/lib/count-utf8.ts'
import { slicesOf } from '#app/lib/long-text.ts'
import { createEncoder, type EncodeOptions, type Measured } from './entities.ts'
import { nameOf } from './entity-table.ts'
import { countLayers, decodeEntities, peelLayers } from './layers.ts'
import { cutText } from './pieces.ts'

export type Mode = 'encode' | 'decode'
/** How to convert a text. `depth` is how many layers to decode. */
export type Settings = EncodeOptions & { mode: Mode; depth: number }
/** The output in pieces. `layers` is how many times a decoded text was encoded, up to `countedLayers`. */
export type Conversion = { pieces: readonly string[]; bytes: number; layers: number }

/** How many layers to count beyond the decoded ones. The limit keeps hostile text from causing endless passes. */
const lookahead = 10

/** The most layers we count. A text that reaches this number may have more: depth 1 → 11 */
export const countedLayers = (depth: number): number => depth + lookahead

// A non-breaking space is not blank: Encode turns it into &nbsp;.
const isBlank = (text: string): boolean => !/[^\t\n\f\r ]/.test(text)

/** Converts a text and adds up the bytes. Blank text gives no output: `" "`, … → no pieces, 0 bytes */
function measureConversion(text: string, convert: () => readonly Measured[], layers = 0): Conversion {
  const made = isBlank(text) ? [] : convert()
  return { pieces: made.map((piece) => piece.text), bytes: made.reduce((sum, { bytes }) => sum + bytes, 0), layers }
}

/** Receives a piece of the output and how much of the text is done, from 0 to 1. */
type OnPiece = (piece: string, done: number) => void

const pieceSize = 1 << 18

function convertPieces(
  pieces: Iterable<string>,
  length: number,
  convert: (piece: string) => Measured,
  onPiece: OnPiece,
) {
  const converted: Measured[] = []
  let read = 0
  for (const piece of pieces) {
    const output = convert(piece)
    converted.push(output)
    read += piece.length
    onPiece(output.text, read / length)
  }
  return converted
}

function decode(piece: string): Measured {
  const text = decodeEntities(piece)
  return { text, bytes: countUtf8(text) }
}

/**
 * Converts a text of any length, with all entity names: decode `"&amp;lt;"` at depth 1 → `["&lt;"]`, 2 layers; at
 * depth 2 → `["<"]`
 */
export function convert(text: string, settings: Settings, onPiece: OnPiece = () => {}): Conversion {
  if (settings.mode === 'encode') {
    const encode = createEncoder(settings, nameOf)
    return measureConversion(text, () => convertPieces(slicesOf(text, pieceSize), text.length, encode, onPiece))
  }
  const layers = countLayers(text, countedLayers(settings.depth))
  const last = peelLayers(text, Math.min(settings.depth, layers) - 1)
  const pieces = cutText(last, pieceSize)
  return measureConversion(text, () => convertPieces(pieces, last.length, decode, onPiece), layers)
}
