import { countUtf8 } from '#app/lib/count-utf8.ts'
import { slicesOf } from '#app/lib/long-text.ts'
import { createEncoder, type EncodeOptions, type Measured } from './entities.ts'
import { nameOf } from './entity-table.ts'
import { countLayers, decodeEntities, peelLayers } from './layers.ts'
import { cutText } from './pieces.ts'

export type Mode = 'encode' | 'decode'
/** How a text is converted; `depth` is how many layers a decode takes off. */
export type Settings = EncodeOptions & { mode: Mode; depth: number }
/** What a text became, in pieces that make up the output; `layers` is how often a decoded text had been encoded, as far as counted. */
export type Conversion = { pieces: readonly string[]; bytes: number; layers: number }

/** Beyond those taken off no more layers than this are counted, so that hostile text costs no more passes than that. */
const lookahead = 10

/** Up to where layers are counted; a text with as many may have more: depth 1 → 11 */
export const countedLayers = (depth: number): number => depth + lookahead

// A non-breaking space alone is not blank: it is the very thing to encode.
const isBlank = (text: string): boolean => !/[^\t\n\f\r ]/.test(text)

/** The conversion of a text into these pieces; blank text becomes nothing: `" "`, … → no pieces, 0 bytes */
function measureConversion(text: string, convert: () => readonly Measured[], layers = 0): Conversion {
  const made = isBlank(text) ? [] : convert()
  return { pieces: made.map((piece) => piece.text), bytes: made.reduce((sum, { bytes }) => sum + bytes, 0), layers }
}

/** Takes a piece of the output, and how much of the text has been read by then, from 0 to 1. */
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
 * Converts a text of any length with all the names there are: decode `"&amp;lt;"` at depth 1 → `["&lt;"]`, 2 layers; at
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
