import { viewOf } from '#app/lib/bytes.ts'
import { locate, type Place } from './place.ts'
import { endOfNumber, endOfString, sequenceLength } from './scan.ts'

export interface JsonError extends Place {
  message: string
  /** In UTF-16 units. */
  length: number
}

/** What may come next, one bit each, so several can be tested at once. */
export const value = 1
export const firstValue = 2
export const key = 4
export const firstKey = 8
export const colon = 16
export const afterItem = 32
export const afterMember = 64
export const documentEnd = 128
/** Inside a number, only to explain an error. */
const digit = 256

interface Fault {
  at: number
  size: number
  message: string
  /** In UTF-16 units. Set only if it does not follow from the bytes. */
  length?: number
}

/** Explains in plain words why a document is not JSON: `{"a":1,}` → line 1, column 8, `Unexpected "}" after a comma, …` */
export function describeError(source: Uint8Array, at: number, expected: number): JsonError {
  const fault = findFault(source, at, expected)
  const [start, end] = locate(source, [fault.at, fault.at + fault.size])
  return { message: fault.message, ...start!, length: fault.length ?? end!.index - start!.index }
}

function findFault(source: Uint8Array, at: number, expected: number): Fault {
  const byte = source[at]
  if (byte === undefined) return endOfInput(source)
  if (byte === 0x22 && expected < colon) return stringFault(source, ~endOfString(source, viewOf(source), at))
  if ((byte === 0x2d || isDigit(byte)) && expected < key) {
    return findFault(source, ~endOfNumber(source, viewOf(source), at), digit)
  }
  const length = sequenceLength(source, at)
  if (length === 0) return invalidUtf8(byte, at)
  if (isDigit(byte) && expected >= afterItem && source[at - 1] === 0x30) {
    return { at, size: 1, message: 'Unexpected digit after a leading zero in a number' }
  }
  const token = expected === digit ? 0 : matchLength(/^(?:\/[/*]|[\w$]+)/, source.subarray(at, at + 20))
  const size = token || length
  const context = contexts[expected] ?? `${afterWhat(source, at)}, expected a value`
  return { at, size, message: `Unexpected ${nameOf(source.subarray(at, at + size))}${context}` }
}

const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39
const endOfInput = (source: Uint8Array, where = ''): Fault => ({
  at: source.length,
  size: 0,
  message: `Unexpected end of input${where}`,
})
const invalidUtf8 = (byte: number, at: number): Fault => ({
  at,
  size: 1,
  length: 1,
  message: `Invalid UTF-8, unexpected byte 0x${byte.toString(16).toUpperCase()}`,
})

function stringFault(source: Uint8Array, at: number): Fault {
  const byte = source[at]
  if (byte === undefined) return endOfInput(source, ' inside a string, expected a closing double quote')
  if (byte >= 0x80) return invalidUtf8(byte, at)
  if (byte !== 0x5c) return { at, size: 1, message: `Unescaped ${controlName(byte)} inside a string` }
  if (at + 1 >= source.length) return endOfInput(source, ' inside a string')
  const isUnicode = source[at + 1] === 0x75
  const hexDigits = matchLength(/^[\da-f]+/i, source.subarray(at + 2, at + 6))
  const size = isUnicode ? 2 + hexDigits : 1 + Math.max(1, sequenceLength(source, at + 1))
  const message = `Invalid escape ${quote(source.subarray(at, at + size))} inside a string`
  return { at, size, message: isUnicode ? `${message}, expected four hexadecimal digits` : message }
}

/** How many bytes at the start match a pattern: `/^\w+/`, `ab"` → 2 */
const matchLength = (pattern: RegExp, bytes: Uint8Array) => pattern.exec(String.fromCharCode(...bytes))?.[0].length ?? 0

const contexts: Record<number, string> = {
  [firstValue]: ', expected a value or "]"',
  [key]: ' after a comma, expected a property name in double quotes',
  [firstKey]: ', expected a property name in double quotes or "}"',
  [colon]: ' after a property name, expected ":"',
  [afterItem]: ' after a value, expected "," or "]"',
  [afterMember]: ' after a value, expected "," or "}"',
  [documentEnd]: ' after the end of the JSON value',
  [digit]: ' in a number, expected a digit',
}

function afterWhat(source: Uint8Array, at: number): string {
  let before = at - 1
  while (before >= 0 && source[before]! <= 0x20) before--
  return source[before] === 0x2c ? ' after a comma' : source[before] === 0x3a ? ' after ":"' : ''
}

function nameOf(found: Uint8Array): string {
  const byte = found[0]!
  if (byte === 0x22) return 'string'
  if (byte === 0x27) return 'single quote'
  if (byte === 0x2f && found.length === 2) return 'comment'
  if (byte <= 0x20 || byte === 0x7f) return controlName(byte)
  return quote(found)
}

function controlName(byte: number): string {
  if (byte === 0x0a || byte === 0x0d) return 'line break'
  return byte === 0x09 ? 'tab' : `control character ${codePoint(byte)}`
}

const codePoint = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`

function quote(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return /^[\p{C}\p{Z}]$/u.test(text) ? `character ${codePoint(text.codePointAt(0)!)}` : `"${text}"`
}
