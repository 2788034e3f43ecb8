import { createEncoder, type EncodeOptions, type Measured } from './entities.ts'

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
export function measureConversion(text: string, convert: () => readonly Measured[], layers = 0): Conversion {
  const made = isBlank(text) ? [] : convert()
  return { pieces: made.map((piece) => piece.text), bytes: made.reduce((sum, { bytes }) => sum + bytes, 0), layers }
}

const needsTables = ({ mode, scope, form }: Settings): boolean =>
  mode === 'decode' || (scope === 'non-ascii' && form === 'named')

/** Encodes a text without the tables of names: `"<b>"` → `["&lt;b&gt;"]`; null where it takes them, which only convert.ts holds. */
export const encodeDirectly = (text: string, settings: Settings): Conversion | null =>
  needsTables(settings) ? null : measureConversion(text, () => [createEncoder(settings)(text)])
