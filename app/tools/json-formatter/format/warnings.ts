import { KeyRing } from './key-ring.ts'
import { locate } from './place.ts'
import { endOfLiteral, endOfNumber, endOfString, nextMark, skipWhitespace, startOfText, viewOf } from './scan.ts'
import { decode, decodeString, shorten } from './text.ts'

type WarningKind = 'duplicate-key' | 'unsafe-integer' | 'number-overflow' | 'lone-surrogate' | 'bom'

export interface JsonWarning {
  kind: WarningKind
  text: string
  line: number
  column: number
  index: number
  length: number
  /** For a duplicate key, the line of the first. */
  firstLine?: number
}

export interface Warnings {
  total: number
  /** The first 100 in document order. */
  warnings: JsonWarning[]
}

interface Finding {
  kind: WarningKind
  from: number
  to: number
  first?: number
}

export const mostListed = 100

/** Finds valid JSON that other programs may read differently: `[1e400]` → one `number-overflow` */
export function findWarnings(source: Uint8Array): Warnings {
  const { total, listed } = collect(source)
  const offsets = listed.flatMap(({ from, to, first }) => (first === undefined ? [from, to] : [from, to, first]))
  const ascending = [...new Set(offsets)].sort((a, b) => a - b)
  const places = new Map(locate(source, ascending).map((place, i) => [ascending[i], place]))
  const warnings = listed.map((finding) => {
    const place = places.get(finding.from)!
    const firstLine = places.get(finding.first)?.line
    const length = places.get(finding.to)!.index - place.index
    const text = describe(source, finding, place.line, firstLine)
    return { kind: finding.kind, text, ...place, length, ...(firstLine !== undefined && { firstLine }) }
  })
  return { total, warnings }
}

/** Counts all findings and keeps the first ones in document order. Repeated keys come late, when their object closes. */
class Findings {
  total = 0
  private kept: Finding[] = []
  private end = Number.POSITIVE_INFINITY

  add(kind: WarningKind, from: number, to: number, first?: number): void {
    this.total++
    if (from > this.end) return
    this.kept.push({ kind, from, to, ...(first !== undefined && { first }) })
    if (this.kept.length < mostListed * 10) return
    this.kept = this.listed
    this.end = this.kept.at(-1)!.from
  }

  get listed(): Finding[] {
    return this.kept.sort((a, b) => a.from - b.from).slice(0, mostListed)
  }
}

function collect(source: Uint8Array): Findings {
  const words = viewOf(source)
  const found = new Findings()
  const keys = new KeyRing(source, (first, from) =>
    found.add('duplicate-key', from, endOfString(source, words, from), first),
  )
  let i = startOfText(source)
  if (i > 0) found.add('bom', 0, i)
  let isKey = false
  while (i < source.length) {
    const byte = source[i]!
    if (byte === 0x22) {
      if (isKey) keys.add(i)
      isKey = false
      i = checkString(source, words, i, found)
    } else if (byte === 0x2d || (byte >= 0x30 && byte <= 0x39)) {
      const end = endOfNumber(source, words, i)
      const kind = end - i < 4 ? undefined : checkNumber(source, i, end)
      if (kind) found.add(kind, i, end)
      i = end
    } else if (byte <= 0x20) i = skipWhitespace(source, words, i)
    else if (byte > 0x5d && byte < 0x7b) i = endOfLiteral(source, i)
    else {
      if (byte === 0x7b || byte === 0x5b) keys.open(byte === 0x7b)
      else if (byte !== 0x2c && byte !== 0x3a) keys.close()
      isKey = byte === 0x7b || (byte === 0x2c && keys.isInObject)
      i++
    }
  }
  return found
}

function checkString(source: Uint8Array, words: DataView, at: number, found: Findings): number {
  let i = nextMark(source, words, at + 1)
  while (source[i] === 0x5c) {
    const unit = unitAt(source, i)
    let length = source[i + 1] === 0x75 ? 6 : 2
    if (unit >= 0xd800 && unit <= 0xdfff) {
      const second = unitAt(source, i + 6)
      if (unit < 0xdc00 && second >= 0xdc00 && second <= 0xdfff) length = 12
      else found.add('lone-surrogate', i, i + 6)
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

function checkNumber(source: Uint8Array, from: number, to: number): WarningKind | undefined {
  const start = source[from] === 0x2d ? from + 1 : from
  let digits = start
  while (digits < to && source[digits]! >= 0x30 && source[digits]! <= 0x39) digits++
  if (digits === to) {
    const length = to - start
    if (length < largestSafe.length) return
    if (length > 300)
      return Number(decode(source, start, to)) === Number.POSITIVE_INFINITY ? 'number-overflow' : 'unsafe-integer'
    return length > largestSafe.length || decode(source, start, to) > largestSafe ? 'unsafe-integer' : undefined
  }
  let exponent = digits
  while (exponent < to && (source[exponent]! | 0x20) !== 0x65) exponent++
  const canOverflow = to - exponent > 3 || digits - start > 200
  return canOverflow && Number(decode(source, start, to)) === Number.POSITIVE_INFINITY ? 'number-overflow' : undefined
}

function describe(source: Uint8Array, { kind, from, to }: Finding, line: number, firstLine?: number): string {
  const token = () => shorten(decode(source, from, Math.min(to, from + 240)), 60)
  switch (kind) {
    case 'duplicate-key':
      return `Key ${JSON.stringify(shorten(decodeString(source, from, to), 60))} on line ${line} repeats the one on line ${firstLine}`
    case 'unsafe-integer':
      return `Integer ${token()} is beyond 2^53 − 1 and will be rounded by programs that read it as a double`
    case 'number-overflow':
      return `Number ${token()} is beyond the range of a double`
    case 'lone-surrogate':
      return `Escape ${token()} is half of a surrogate pair without the other half`
    case 'bom':
      return 'The text starts with a byte order mark, which the output leaves out'
  }
}
