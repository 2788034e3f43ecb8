import { type Conversion, countedLayers, measureConversion, type Settings } from './conversion.ts'
import { encodeEntities } from './entities.ts'
import { nameOf } from './entity-table.ts'
import { countLayers, decodeEntities, peelLayers } from './layers.ts'
import { cutText } from './pieces.ts'

const pieceSize = 1 << 20

function convertPieces(text: string, convert: (piece: string) => string, onProgress: (done: number) => void) {
  const pieces: string[] = []
  let read = 0
  for (const piece of cutText(text, pieceSize)) {
    pieces.push(convert(piece))
    read += piece.length
    onProgress(read / text.length)
  }
  return pieces
}

/**
 * Converts a text of any length with all the names there are: decode `"&amp;lt;"` at depth 1 → `["&lt;"]`, 2 layers; at
 * depth 2 → `["<"]`
 */
export function convert(text: string, settings: Settings, onProgress: (done: number) => void = () => {}): Conversion {
  if (settings.mode === 'encode')
    return measureConversion(text, () =>
      convertPieces(text, (piece) => encodeEntities(piece, settings, nameOf), onProgress),
    )
  const layers = countLayers(text, countedLayers(settings.depth))
  const lastLayer = peelLayers(text, Math.min(settings.depth, layers) - 1)
  return measureConversion(text, () => convertPieces(lastLayer, decodeEntities, onProgress), layers)
}
