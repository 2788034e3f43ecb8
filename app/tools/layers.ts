import { isJson } from '#app/lib/is-json.ts'
import { readWritten } from '#app/lib/written-text.ts'
import { recognize } from './recognize.ts'
import type { Peel, Traits } from './traits.ts'

/** Unpacks bytes, `null` where they are damaged or become too many. */
type Inflate = (bytes: Uint8Array<ArrayBuffer>, format: 'gzip' | 'deflate') => Promise<Uint8Array<ArrayBuffer> | null>

/** What knows how to take layers off. */
export type Knowledge = {
  traits: Readonly<Record<string, Traits>>
  peels: Readonly<Record<string, Peel>>
  inflate: Inflate
}

/** What is left after some layers, which are named from the outside in: `{ layers: ["Base64", "gzip"], text: "[]" }` */
export type Peeled = { layers: readonly string[]; text: string }

/** A text that seems to go on for ever is not one. */
const deepest = 16
/** Below this a guess is none. */
const sure = 0.5

/** How bytes are packed, by how they begin (RFC 1952 §2.3.1, RFC 1950 §2.2). */
export function packingOf([first = 0, second = 0]: Uint8Array): 'gzip' | 'deflate' | null {
  if (first === 0x1f && second === 0x8b) return 'gzip'
  return (first & 0x8f) === 0x08 && (first * 256 + second) % 31 === 0 ? 'deflate' : null
}

const packingNames = { gzip: 'gzip', deflate: 'zlib' }

/** What bytes are as text, unpacked as often as they are packed. */
async function unpack(bytes: Uint8Array<ArrayBuffer>, inflate: Inflate, layers: string[] = []): Promise<Peeled | null> {
  const packing = packingOf(bytes)
  const unpacked = packing && layers.length < deepest ? await inflate(bytes, packing) : null
  if (packing && unpacked) return unpack(unpacked, inflate, [...layers, packingNames[packing]])
  const text = readWritten(bytes)
  return text ? { layers, text } : null
}

/** What is left of a text, or of bytes, without its outermost layers, up to the next text. */
async function peelOnce(
  content: string | Uint8Array<ArrayBuffer>,
  { traits, peels, inflate }: Knowledge,
): Promise<Peeled | null> {
  if (typeof content !== 'string') {
    const unpacked = await unpack(content, inflate)
    return unpacked && unpacked.layers.length > 0 ? unpacked : null
  }
  const text = content.trim()
  const [best] = recognize(traits, text)
  // What looks like any word and can be unpacked is no word.
  const likeliest = best && best.score >= sure ? peels[best.slug]?.(text) : null
  const candidates = likeliest ? [likeliest] : Object.values(peels).map((peel) => peel(text))
  for (const peeled of candidates) {
    if (!peeled) continue
    const { layer, content: inner } = peeled
    if (typeof inner === 'string') {
      if (likeliest) return { layers: [layer], text: inner }
      continue
    }
    const unpacked = await unpack(inner, inflate)
    if (unpacked && (likeliest || unpacked.layers.length > 0))
      return { layers: [layer, ...unpacked.layers], text: unpacked.text }
  }
  return null
}

/**
 * The texts behind the layers of a text, one after the other, or behind those of packed bytes: Base64 of gzip of an escaped
 * JSON string → what is behind Base64 and gzip, and the JSON in it
 */
export async function findLayers(content: string | Uint8Array<ArrayBuffer>, knowledge: Knowledge): Promise<Peeled[]> {
  const found: Peeled[] = []
  let peeled = await peelOnce(content, knowledge)
  while (peeled && found.length < deepest) {
    found.push(peeled)
    peeled = await peelOnce(peeled.text, knowledge)
  }
  return found
}

/** What a text is that nothing more can be taken off. */
export const nameRest = (text: string): string => (isJson(text) ? 'JSON' : 'text')
