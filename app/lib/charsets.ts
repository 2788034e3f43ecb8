export type SingleByteCharset = 'iso-8859-1' | 'windows-1252'
export const isSingleByte = (charset: string): charset is SingleByteCharset =>
  charset === 'iso-8859-1' || charset === 'windows-1252'

/** Bytes 80–9F of windows-1252. The five undefined ones map to themselves (WHATWG Encoding §9). */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

export const singleByteCodes: Record<SingleByteCharset, Uint16Array> = {
  'iso-8859-1': Uint16Array.from({ length: 256 }, (_, byte) => byte),
  'windows-1252': Uint16Array.from({ length: 256 }, (_, byte) =>
    byte >= 0x80 && byte < 0xa0 ? windows1252.charCodeAt(byte - 0x80) : byte,
  ),
}

function decodeSingleBytes(bytes: Uint8Array, charset: SingleByteCharset): string {
  const codes = singleByteCodes[charset]
  const parts: string[] = []
  for (let from = 0; from < bytes.length; from += 8192) {
    parts.push(String.fromCharCode(...Uint16Array.from(bytes.subarray(from, from + 8192), (byte) => codes[byte]!)))
  }
  return parts.join('')
}

const own: Record<string, string> = { latin1: 'iso-8859-1', ascii: 'utf-8', 'us-ascii': 'utf-8' }

/** The charset for a label (WHATWG Encoding §4.2), or null: `"UTF8"` → "utf-8", `"Latin1"` → "iso-8859-1", `"x"` → null */
export function findCharset(label: string): string | null {
  const name = label.trim().toLowerCase()
  if (Object.hasOwn(own, name)) return own[name]!
  if (isSingleByte(name)) return name
  try {
    return new TextDecoder(name).encoding
  } catch {
    return null
  }
}

/** Decodes bytes that come in chunks. A byte order mark becomes U+FEFF unless `keepsMark` is off. A strict decoder throws at invalid bytes. */
export function createCharsetDecoder(charset: string, isStrict: boolean, keepsMark = true) {
  if (isSingleByte(charset)) return (bytes: Uint8Array, _isLast: boolean) => decodeSingleBytes(bytes, charset)
  const decoder = new TextDecoder(charset, { fatal: isStrict, ignoreBOM: keepsMark })
  return (bytes: Uint8Array, isLast: boolean) => decoder.decode(bytes, { stream: !isLast })
}

/** Decodes bytes, or returns null if they are invalid in this charset: `e9, "utf-8"` → `null` */
export function decodeCharset(bytes: Uint8Array, charset: string): string | null {
  try {
    return createCharsetDecoder(charset, true)(bytes, true)
  } catch {
    return null
  }
}

/** Checks whether bytes that come in chunks are valid text: `"utf-8"`, `c3`, `a9` → `true` */
export function createTextCheck(charset: string): { push(bytes: Uint8Array): void; end(): boolean } {
  if (isSingleByte(charset)) return { push() {}, end: () => true }
  const decode = createCharsetDecoder(charset, true)
  let isText = true
  function check(bytes: Uint8Array, isLast: boolean) {
    try {
      if (isText) decode(bytes, isLast)
    } catch {
      isText = false
    }
    return isText
  }
  return { push: (bytes) => void check(bytes, false), end: () => check(new Uint8Array(), true) }
}
