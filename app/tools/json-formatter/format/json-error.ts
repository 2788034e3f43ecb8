import { viewOf } from '#app/lib/bytes.ts'
import { locate } from './place.ts'
import { endOfNumber, endOfString, sequenceLength } from './scan.ts'

export interface JsonError {
  message: string
  /** In UTF-16 units of the decoded text. */
  index: number
  length: number
  line: number
  column: number
}

/** What may come next, one bit each, so several can be tested at once. */
export const value = 1
export const firstValue = 2
export const key = 4
export const firstKey = 8
export const colon = 16
export const afterItem = 32
export const afterMember = 64
export const nothing = 128

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
    return numberFault(source, ~endOfNumber(source, viewOf(source), at))
  }
  if (sequenceLength(source, at) === 0) return invalidUtf8(byte, at)
  if (isDigit(byte) && expected >= afterItem && source[at - 1] === 0x30) {
    return { at, size: 1, message: 'Unexpected digit after a leading zero in a number' }
  }
  const found = source.subarray(at, at + sizeOfToken(source, at))
  const context = contexts[expected] ?? `${afterWhat(source, at)}, expected a value`
  const message = `Unexpected ${nameOf(found)}${context}`
  return { at, size: found.length, message }
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
  const size = isUnicode ? 2 + hexDigits(source, at + 2) : 1 + Math.max(1, sequenceLength(source, at + 1))
  const message = `Invalid escape ${quote(source.subarray(at, at + size))} inside a string`
  return { at, size, message: isUnicode ? `${message}, expected four hexadecimal digits` : message }
}

function hexDigits(source: Uint8Array, at: number): number {
  let count = 0
  while (count < 4 && /[\da-f]/i.test(String.fromCharCode(source[at + count] ?? 0))) count++
  return count
}

function numberFault(source: Uint8Array, at: number): Fault {
  const byte = source[at]
  if (byte === undefined) return endOfInput(source)
  const size = sequenceLength(source, at)
  if (size === 0) return invalidUtf8(byte, at)
  return { at, size, message: `Unexpected ${nameOf(source.subarray(at, at + size))} in a number, expected a digit` }
}

const contexts: Record<number, string> = {
  [firstValue]: ', expected a value or "]"',
  [key]: ' after a comma, expected a property name in double quotes',
  [firstKey]: ', expected a property name in double quotes or "}"',
  [colon]: ' after a property name, expected ":"',
  [afterItem]: ' after a value, expected "," or "]"',
  [afterMember]: ' after a value, expected "," or "}"',
  [nothing]: ' after the end of the JSON value',
}

function afterWhat(source: Uint8Array, at: number): string {
  let before = at - 1
  while (before >= 0 && source[before]! <= 0x20) before--
  return source[before] === 0x2c ? ' after a comma' : source[before] === 0x3a ? ' after ":"' : ''
}

const isWordByte = (byte: number | undefined) => byte !== undefined && /[\w$]/.test(String.fromCharCode(byte))

function sizeOfToken(source: Uint8Array, at: number): number {
  if (source[at] === 0x2f && (source[at + 1] === 0x2f || source[at + 1] === 0x2a)) return 2
  let size = 0
  while (size < 20 && isWordByte(source[at + size])) size++
  return size || sequenceLength(source, at)
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
