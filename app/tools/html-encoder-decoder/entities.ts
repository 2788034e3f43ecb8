import { utf8 } from '#app/lib/bytes.ts'
import { slicesOf } from '#app/lib/long-text.ts'

export type Scope = 'specials' | 'map' | 'non-ascii'
export type Form = 'named' | 'decimal' | 'hexadecimal'
export type EncodeOptions = { scope: Scope; form: Form }
/** The entity name of a character, without `&` and `;`. The full list is in entity-table.ts. */
export type NameOf = (character: string) => string | undefined

/** Uses the HTML 4 names. `'`, `/`, backtick and `=` have none, so they get numbers. */
const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '/': '&#x2F;',
  '`': '&#x60;',
  '=': '&#x3D;',
  '×': '&times;',
  '÷': '&divide;',
}

// U+00A0 to U+00CB in order: Latin-1 symbols, then the accented capital letters A to E.
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml'
for (const [index, name] of latin1.split(' ').entries()) references[String.fromCharCode(0xa0 + index)] = `&${name};`

const ascii: Record<Scope, string> = { specials: `&<>"'`, map: `&<>"'/\`=`, 'non-ascii': `&<>"'` }

// A reference to U+0080–U+009F would decode as Windows-1252 (HTML §13.2.5.80), so these stay as they are.
const isBeyond: Record<Scope, (code: number) => boolean> = {
  specials: () => false,
  map: (code) => (code >= 0xa0 && code <= 0xcb) || code === 0xd7 || code === 0xf7,
  'non-ascii': (code) => code >= 0xa0,
}

function referTo(character: string, form: Form, nameOf: NameOf | undefined): string {
  const met = form === 'named' && references[character]
  if (met) return met
  const codePoint = character.codePointAt(0)!
  if (form === 'hexadecimal') return `&#x${codePoint.toString(16).toUpperCase()};`
  const name = form === 'named' && nameOf?.(character)
  return name ? `&${name};` : `&#${codePoint};`
}

/** A text and its size in UTF-8 bytes. */
export type Measured = { text: string; bytes: number }

// Engines read and write fixed arrays several times faster, so every text goes through these, one block at a time.
// An entity has at most eight bytes per byte of its character, and we write eight bytes at once.
const block = 1 << 16
const source = new Uint8Array(3 * block)
const target = new Uint8Array(8 * source.length + 8)
const view = new DataView(target.buffer)
const lengths = new Uint8Array(256)
const firsts = new Uint32Array(256)
const seconds = new Uint32Array(256)
const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Copies the first `size` bytes of `source` to `target`, with references put in. Returns how many bytes it wrote. */
function writeBlock(
  size: number,
  isReplaced: (code: number) => boolean,
  referTo: (code: number) => Uint8Array,
): number {
  let end = 0
  for (let at = 0; at < size; ) {
    const byte = source[at]!
    if (byte < 0x80) {
      view.setUint32(end, firsts[byte]!, true)
      view.setUint32(end + 4, seconds[byte]!, true)
      end += lengths[byte]!
      at++
      continue
    }
    const next = at + (byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4)
    let code = byte & (0x7f >> (next - at))
    for (let index = at + 1; index < next; index++) code = (code << 6) | (source[index]! & 0x3f)
    if (isReplaced(code)) {
      const reference = referTo(code)
      for (let index = 0; index < reference.length; index++) target[end++] = reference[index]!
    } else for (let index = at; index < next; index++) target[end++] = source[index]!
    at = next
  }
  return end
}

/**
 * Creates an encoder that writes each code point as one entity: `"<é😀>"` in scope non-ascii, form decimal →
 * `"&#60;&#233;&#128512;&#62;"`, 25 bytes
 */
export function createEncoder({ scope, form }: EncodeOptions, nameOf?: NameOf): (text: string) => Measured {
  const known = new Map<number, Uint8Array>()
  const refer = (code: number): Uint8Array => {
    const reference = known.get(code) ?? utf8(referTo(String.fromCodePoint(code), form, nameOf))
    known.set(code, reference)
    return reference
  }

  function setTables(): void {
    for (let byte = 0; byte < 0x80; byte++) firsts[byte] = byte
    lengths.fill(1)
    for (const character of ascii[scope]) {
      const byte = character.charCodeAt(0)
      const reference = refer(byte)
      lengths[byte] = reference.length
      target.set(reference)
      firsts[byte] = view.getUint32(0, true)
      seconds[byte] = view.getUint32(4, true)
    }
  }

  function encode(text: string): Measured {
    const encoded: string[] = []
    let bytes = 0
    setTables()
    for (const slice of slicesOf(text, block - 1)) {
      const end = writeBlock(encoder.encodeInto(slice, source).written, isBeyond[scope], refer)
      encoded.push(decoder.decode(target.subarray(0, end)))
      bytes += end
    }
    return { text: encoded.join(''), bytes }
  }

  return (text) => {
    if (text.isWellFormed()) return encode(text)
    // A reference to a lone surrogate would decode as U+FFFD, so it stays as it is. UTF-8 cannot hold one.
    const parts = text
      .split(/(\p{Surrogate})/u)
      .map((part, index) => (index % 2 ? { text: part, bytes: 3 } : encode(part)))
    return { text: parts.map((part) => part.text).join(''), bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0) }
  }
}

/** Encodes one text: `"<"` in form named → `"&lt;"` */
export const encodeEntities = (text: string, options: EncodeOptions, nameOf?: NameOf): string =>
  createEncoder(options, nameOf)(text).text
