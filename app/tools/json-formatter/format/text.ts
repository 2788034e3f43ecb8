import { endOfString } from './scan.ts'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The text of a range of bytes as written: `c3 a9` → `é` */
export const decode = (source: Uint8Array, from: number, to: number) => decoder.decode(source.subarray(from, to))

/** The value of a valid string token between two offsets, quotes included: `"\u00e9"` → `é` */
export function decodeString(source: Uint8Array, from: number, to: number): string {
  const bytes = source.subarray(from + 1, to - 1)
  let isAscii = bytes.length < 64
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i] === 0x5c) return JSON.parse(decode(source, from, to))
    if (bytes[i]! >= 0x80) isAscii = false
  }
  return isAscii ? String.fromCharCode(...bytes) : decoder.decode(bytes)
}

/** The value of the valid string token that starts at an offset: `["a"]`, 1 → `a` */
export const stringAt = (source: Uint8Array, words: DataView, at: number): string =>
  decodeString(source, at, endOfString(source, words, at))

/** Cuts a text for display at a number of UTF-16 units, never inside a surrogate pair: `"abcdef"`, 3 → `"abc…"` */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const isPair = /[\ud800-\udbff]/.test(text[length - 1]!)
  return `${text.slice(0, isPair ? length - 1 : length)}…`
}
