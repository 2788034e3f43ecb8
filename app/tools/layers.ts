import { decodeIfText } from '#app/lib/decode-if-text.ts'
import { recognizeInput } from './recognize-input.ts'
import type { Peel, Traits } from './traits.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** Unpacks bytes; `null` if they are damaged or unpack to too many. */
type Inflate = (bytes: Bytes, format: 'gzip' | 'deflate') => Promise<Bytes | null>

/** Everything needed to remove layers. */
export type Knowledge = {
  traits: Readonly<Record<string, Traits>>
  peels: Readonly<Record<string, Peel>>
  inflate: Inflate
}

/** The text that is left after some layers were removed, listed from the outside in: `{ layers: ["Base64", "gzip"], text: "[]" }` */
export type Peeled = { layers: readonly string[]; text: string }

/** Stop here: nobody wraps a text in so many layers. */
const deepest = 16
/** A guess below this score does not count. */
const sure = 0.5

/** How bytes are packed, judged by the first two (RFC 1952 §2.3.1, RFC 1950 §2.2). */
export function packingOf([first = 0, second = 0]: Uint8Array): 'gzip' | 'deflate' | null {
  if (first === 0x1f && second === 0x8b) return 'gzip'
  return (first & 0x8f) === 0x08 && (first * 256 + second) % 31 === 0 ? 'deflate' : null
}

const packingNames = { gzip: 'gzip', deflate: 'zlib' }

/** Unpacks bytes as often as they are packed, and reads the result as text. */
async function unpack(bytes: Bytes, inflate: Inflate, layers: string[] = []): Promise<Peeled | null> {
  const packing = packingOf(bytes)
  const unpacked = packing && layers.length < deepest ? await inflate(bytes, packing) : null
  if (packing && unpacked) return unpack(unpacked, inflate, [...layers, packingNames[packing]])
  const text = decodeIfText(bytes)
  return text ? { layers, text } : null
}

/** Removes the outermost layers of a text or of bytes, up to the next text. */
async function peelOnce(content: string | Bytes, { traits, peels, inflate }: Knowledge): Promise<Peeled | null> {
  if (typeof content !== 'string') {
    const unpacked = await unpack(content, inflate)
    return unpacked && unpacked.layers.length > 0 ? unpacked : null
  }
  const text = content.trim()
  const [best] = recognizeInput(traits, text)
  // Text that looks like an ordinary word but can be unpacked is not a word.
  const likeliest = best && best.score >= sure ? peels[best.slug]?.(text) : null
  const candidates = likeliest ? [likeliest] : Object.values(peels).map((peel) => peel(text))
  for (const peeled of candidates) {
    if (!peeled) continue
    const { layer, content: inner } = peeled
    const unpacked = typeof inner === 'string' ? { layers: [], text: inner } : await unpack(inner, inflate)
    if (unpacked && (likeliest || unpacked.layers.length > 0))
      return { layers: [layer, ...unpacked.layers], text: unpacked.text }
  }
  return null
}

/**
 * The texts inside the layers of a text or of packed bytes, one after the other: Base64 of gzip of an escaped JSON string →
 * the string inside Base64 and gzip, and the JSON in it
 */
export async function findLayers(content: string | Bytes, knowledge: Knowledge): Promise<Peeled[]> {
  const found: Peeled[] = []
  let peeled = await peelOnce(content, knowledge)
  while (peeled && found.length < deepest) {
    found.push(peeled)
    peeled = await peelOnce(peeled.text, knowledge)
  }
  return found
}
