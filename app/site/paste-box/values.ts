import { algorithmOf } from '#app/tools/hash-generator/algorithms.ts'
import { readExpected } from '#app/tools/hash-generator/expected.ts'
import { parseDate } from '#app/tools/timestamp-converter/parse-date.ts'
import { likelyUnit, parseTimestamp } from '#app/tools/timestamp-converter/timestamp.ts'
import { findUuids, parseUuid } from '#app/tools/uuid-generator/parse.ts'
import { colorNames } from './color-names.data.ts'
import type { Guess, Sample } from './guess.ts'

const uuidGuess = (kind: string, score: number): Guess => ({
  kind,
  slug: 'uuid-generator',
  action: 'Inspect',
  task: '',
  score,
})

const isHex = (text: string, ...lengths: number[]) => lengths.includes(text.length) && /^[0-9a-f]+$/i.test(text)

export function recognizeUuid({ text, isCut }: Sample): Guess[] {
  const uuid = parseUuid(text)
  if (uuid) {
    // RFC 9562 §4.1 and §4.2
    const isStandard = /^.{14}[1-8].{4}[89ab]/.test(uuid)
    // Version 2 is DCE's alone (§5.2); of random digests one in nine still passes for a UUID.
    const isLikely = isStandard && uuid[14] !== '2'
    if (isHex(text, 32)) return [uuidGuess('UUID without hyphens', isLikely ? 0.8 : 0.5)]
    return [uuidGuess(isStandard ? `UUID, version ${uuid[14]}` : 'UUID', 0.98)]
  }
  const found = findUuids(text)
  if (found.length === 0) return []
  const rest = found.reduce((left, each) => left - each.text.length, text.replace(/[\s"'{}[\],;]/g, '').length)
  const kind = isCut ? 'UUIDs' : found.length === 1 ? 'UUID in a text' : `${found.length} UUIDs`
  return [uuidGuess(kind, rest <= 0 ? 0.97 : 0.3)]
}

const mayHoldDigest = /^(?:0x)?[0-9a-f]{8}$|[0-9a-f]{32}|^(?:[0-9a-f]{2}[: ]){15,}|^(?:md5|sha|crc|blake|b3)/im
const digestScores: Record<number, number> = { 32: 0.6, 40: 0.85, 56: 0.8 }

/** The beginning of a list is enough to know it; no line of one is as long as 300 characters. */
const fewLines = (text: string) => text.split('\n', 8).join('\n')

export function recognizeDigest({ text: whole }: Sample): Guess[] {
  const text = fewLines(whole)
  const isUuid = text.includes('-') && parseUuid(text) !== null
  if (isUuid || !mayHoldDigest.test(text) || /.{300}/.test(text)) return []
  const reading = readExpected(text)
  const first = reading.ok && reading.value.ignored.length === 0 ? reading.value.entries[0] : undefined
  if (!reading.ok || !first) return []
  const guess = { slug: 'hash-generator', action: 'Verify', task: 'verify' } as const
  if (reading.value.entries.length > 1 || first.fileName !== null)
    return [{ ...guess, kind: 'Checksum list', score: 0.95 }]
  const label = first.keys[0] ? algorithmOf(first.keys[0]).label : 'Hash'
  const short = /\d/.test(text) && /[a-f]/i.test(text) ? 0.45 : /\d/.test(text) ? 0.25 : 0.4
  const score = first.digest.length === 8 ? short : (digestScores[first.digest.length] ?? 0.9)
  return [{ ...guess, kind: `${label} digest`, score }]
}

const usualLengths = [10, 13, 16, 19]

export function recognizeTime({ text }: Sample): Guess[] {
  const guess = { slug: 'timestamp-converter', action: 'Convert' } as const
  if (text.length > 64) return []
  if (parseDate(text).ok) return [{ ...guess, kind: 'Date', task: 'date', score: 0.9 }]
  const unit = likelyUnit(text)
  if (!unit || !parseTimestamp(text, unit).ok) return []
  const digits = text.replace(/\..*|\D/g, '').length
  const score = usualLengths.includes(digits) ? 0.9 : digits === 9 ? 0.6 : 0.3
  return [{ ...guess, kind: `Timestamp in ${unit}`, task: unit, score }]
}

const colorFunction = /^(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)\([^()]+\)$/i

function scoreColor(text: string): number {
  if (/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) return 0.97
  if (colorFunction.test(text)) return 0.95
  if (colorNames.has(text.toLowerCase())) return 0.6
  if (isHex(text, 6)) return /\d/.test(text) && /[a-f]/i.test(text) ? 0.6 : 0.4
  return isHex(text, 8) ? 0.3 : 0
}

export function recognizeColor({ text }: Sample): Guess[] {
  const score = text.length > 100 ? 0 : scoreColor(text)
  if (score === 0) return []
  const guess: Guess = { kind: 'Color', slug: 'color-palette-generator', action: 'Make palette', task: '', score }
  return [isHex(text, 6, 8) ? { ...guess, part: `#${text}` } : guess]
}
