import { countUtf8 } from '#app/lib/count-utf8.ts'
import { slicesOf } from '#app/lib/long-text.ts'
import { type Conversion, countedLayers, measureConversion, type Settings } from './conversion.ts'
import { createEncoder, type Measured } from './entities.ts'
import { nameOf } from './entity-table.ts'
import { countLayers, decodeEntities, peelLayers } from './layers.ts'
import { cutText } from './pieces.ts'

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
