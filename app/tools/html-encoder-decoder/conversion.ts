import { type EncodeOptions, encodeEntities } from './entities.ts'

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

const encoder = new TextEncoder()

/** How many bytes the pieces have in UTF-8; the engine's own way is the fastest, in a place that all of them share. */
function countBytes(pieces: readonly string[]): number {
  const place = new Uint8Array(3 * Math.max(0, ...pieces.map(({ length }) => length)))
  return pieces.reduce((sum, piece) => sum + encoder.encodeInto(piece, place).written, 0)
}

/** The conversion of a text into these pieces; blank text becomes nothing: `" "`, … → no pieces, 0 bytes */
export function measureConversion(text: string, convert: () => readonly string[], layers = 0): Conversion {
  const pieces = isBlank(text) ? [] : convert()
  return { pieces, bytes: countBytes(pieces), layers }
}

const needsTables = ({ mode, scope, form }: Settings): boolean =>
  mode === 'decode' || (scope === 'non-ascii' && form === 'named')

/** Encodes a text without the tables of names: `"<b>"` → `["&lt;b&gt;"]`; null where it takes them, which only convert.ts holds. */
export const encodeDirectly = (text: string, settings: Settings): Conversion | null =>
  needsTables(settings) ? null : measureConversion(text, () => [encodeEntities(text, settings)])
