import { utf8, viewOf } from '#app/lib/bytes.ts'
import { locate, type Place } from './place.ts'
import { endOfLiteral, endOfNumber, endOfString, nextMark, skipWhitespace, startOfText } from './scan.ts'
import { decode, decodeString, shorten, stringAt } from './text.ts'

interface JsonWarning extends Place {
  kind: keyof typeof texts
  text: string
  length: number
}

export interface Warnings {
  total: number
  /** The first 100 in document order. */
  warnings: JsonWarning[]
}

const mostListed = 100

/** What a warning says about its token. A repeated key also has its line and the line of the first one. */
const texts = {
  'duplicate-key': (key, line, firstLine) => `Key ${key} on line ${line} repeats the one on line ${firstLine}`,
  'unsafe-integer': (token) =>
    `Integer ${token} is beyond 2^53 − 1 and may be rounded by programs that read it as a double`,
  'number-overflow': (token) => `Number ${token} is beyond the range of a double`,
  'lone-surrogate': (token) => `Escape ${token} is half of a surrogate pair without the other half`,
  bom: () => 'The text starts with a byte order mark, which the output leaves out',
} satisfies Record<string, (token: string, line: number, firstLine: number) => string>

/** What a warning is about: a range of bytes and, for a repeated key, the start of the first one. */
type Finding = { kind: JsonWarning['kind']; from: number; to: number; first: number }

/** Finds valid JSON that other programs may read differently: `[1e400]` → one `number-overflow` */
export function findWarnings(source: Uint8Array): Warnings {
  const { total, listed } = collect(source)
  const offsets = listed.flatMap(({ from, to, first }) => [from, to, first])
  const ascending = [...new Set(offsets)].sort((a, b) => a - b)
  const places = new Map(locate(source, ascending).map((place, i) => [ascending[i], place]))
  const warnings = listed.map(({ kind, from, to, first }) => {
    const place = places.get(from)!
    const token =
      kind === 'duplicate-key'
        ? JSON.stringify(shorten(decodeString(source, from, to), 60))
        : shorten(decode(source, from, Math.min(to, from + 240)), 60)
    const text = texts[kind](token, place.line, places.get(first)!.line)
    return { kind, text, ...place, length: places.get(to)!.index - place.index }
  })
  return { total, warnings }
}

type Find = (kind: Finding['kind'], from: number, to: number, first?: number) => void

/** Counts all findings and lists the first ones. */
function collect(source: Uint8Array) {
  const words = viewOf(source)
  const listed: Finding[] = []
  let total = 0
  const find: Find = (kind, from, to, first = from) => {
    if (++total <= mostListed) listed.push({ kind, from, to, first })
  }
  /** For each open container, where its keys are, by their hashes; null for an array. */
  const open: (Map<number, number> | null)[] = []
  let keys: Map<number, number> | null = null
  let isKey = false

  function checkKey(at: number, known: Map<number, number>) {
    let hash = hashKey(source, words, at)
    let first = known.get(hash)
    // Another key with the same hash is found at the next number.
    while (first !== undefined && stringAt(source, words, first) !== stringAt(source, words, at)) {
      first = known.get(++hash)
    }
    if (first === undefined) known.set(hash, at)
    else find('duplicate-key', at, endOfString(source, words, at), first)
  }

  let i = startOfText(source)
  if (i > 0) find('bom', 0, i)
  while (i < source.length) {
    const byte = source[i]!
    if (byte === 0x22) {
      if (isKey && keys) checkKey(i, keys)
      isKey = false
      i = checkString(source, words, i, find)
    } else if (byte === 0x2d || (byte >= 0x30 && byte <= 0x39)) {
      const end = endOfNumber(source, words, i)
      const kind = end - i < 4 ? undefined : checkNumber(source, i, end)
      if (kind) find(kind, i, end)
      i = end
    } else if (byte <= 0x20) i = skipWhitespace(source, words, i)
    else if (byte > 0x5d && byte < 0x7b) i = endOfLiteral(source, i)
    else {
      if (byte === 0x7b || byte === 0x5b) {
        open.push(keys)
        keys = byte === 0x7b ? new Map() : null
      } else if (byte === 0x7d || byte === 0x5d) keys = open.pop() ?? null
      isKey = byte === 0x7b || byte === 0x2c
      i++
    }
  }
  return { total, listed }
}

/** A hash of a decoded key (FNV-1a), because a key with escapes and one without may be the same. */
function hashKey(source: Uint8Array, words: DataView, at: number): number {
  const end = nextMark(source, words, at + 1)
  const isPlain = source[end] === 0x22
  const key = isPlain ? source : utf8(stringAt(source, words, at))
  let hash = 0x811c9dc5
  for (let i = isPlain ? at + 1 : 0; i < (isPlain ? end : key.length); i++) hash = Math.imul(hash ^ key[i]!, 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 2
}

function checkString(source: Uint8Array, words: DataView, at: number, find: Find): number {
  let i = nextMark(source, words, at + 1)
  while (source[i] === 0x5c) {
    const unit = unitAt(source, i)
    let length = source[i + 1] === 0x75 ? 6 : 2
    if (unit >= 0xd800 && unit <= 0xdfff) {
      const second = unitAt(source, i + 6)
      if (unit < 0xdc00 && second >= 0xdc00 && second <= 0xdfff) length = 12
      else find('lone-surrogate', i, i + 6)
    }
    i = nextMark(source, words, i + length)
  }
  return i + 1
}

/** The UTF-16 unit of a `\u` escape, or -1. */
function unitAt(source: Uint8Array, at: number): number {
  if (source[at] !== 0x5c || source[at + 1] !== 0x75) return -1
  return Number.parseInt(String.fromCharCode(...source.subarray(at + 2, at + 6)), 16)
}

const largestSafe = String(Number.MAX_SAFE_INTEGER)

function checkNumber(source: Uint8Array, from: number, to: number): Finding['kind'] | undefined {
  const start = source[from] === 0x2d ? from + 1 : from
  let digits = start
  while (digits < to && source[digits]! >= 0x30 && source[digits]! <= 0x39) digits++
  let exponent = digits
  while (exponent < to && (source[exponent]! | 0x20) !== 0x65) exponent++
  const length = digits - start
  const canOverflow = to - exponent > 3 || length > 200
  if (canOverflow && Number(decode(source, start, to)) === Number.POSITIVE_INFINITY) return 'number-overflow'
  if (digits < to || length < largestSafe.length) return
  return length > largestSafe.length || decode(source, start, to) > largestSafe ? 'unsafe-integer' : undefined
}

/** Finds unescaped lone surrogates. UTF-8 cannot hold them, so the output has U+FFFD instead: `"\ud800"` → one */
export function findLoneSurrogates(text: string): Warnings {
  const warnings: JsonWarning[] = []
  let total = 0
  let line = 1
  let lineStart = 0
  for (const { 0: found, index } of text.matchAll(/\r\n?|\n|\p{Surrogate}/gu)) {
    if (found.trim() === '') {
      line++
      lineStart = index + found.length
    } else if (++total <= mostListed) {
      const name = `U+${found.charCodeAt(0).toString(16).toUpperCase()}`
      const text = `${name} is half of a surrogate pair without the other half; the output has U+FFFD in its place`
      warnings.push({ kind: 'lone-surrogate', text, line, column: index - lineStart + 1, index, length: 1 })
    }
  }
  return { total, warnings }
}

/** Merges two lists of warnings about one text, in document order. */
export const mergeWarnings = (one: Warnings, other: Warnings): Warnings => ({
  total: one.total + other.total,
  warnings: [...one.warnings, ...other.warnings].sort((a, b) => a.index - b.index).slice(0, mostListed),
})
