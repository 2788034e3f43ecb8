import type { Guess, Sample } from '../traits.ts'
import { algorithmOf } from './algorithms/algorithms.ts'
import { readExpected } from './expected/expected.ts'

const hashIt: Guess = { kind: 'Hash this text', action: 'Hash', task: '', score: 0.1 }

const mayHoldDigest = /^[0-9a-f]{8}$|[0-9a-f]{32}|^(?:[0-9a-f]{2}[: ]){15,}|^(?:md5|sha|crc|blake|b3)/im
// A number in code or an Ethereum address.
const isNumber = /^0x(?:[0-9a-f]{8}|[0-9a-f]{40})$/i
const isUuid = /^(?:urn:uuid:)?["{]?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}["}]?$/i
const scores: Record<number, number> = { 32: 0.6, 40: 0.85, 56: 0.8 }

/** The first eight lines are enough to recognize a list. */
const fewLines = (text: string) => text.split('\n', 8).join('\n')
/** A checksum list never has lines this long. */
const hasLongLine = (text: string) => text.split('\n').some((line) => line.length >= 300)

function recognizeDigest(text: string): Guess[] {
  if (isUuid.test(text) || isNumber.test(text) || hasLongLine(text) || !mayHoldDigest.test(text)) return []
  const reading = readExpected(text)
  if (!reading.ok || reading.value.ignored.length > 0) return []
  const [first, ...others] = reading.value.entries
  if (!first) return []
  const guess = { action: 'Verify', task: 'verify' }
  if (others.length > 0 || first.fileName !== null) return [{ ...guess, kind: 'Checksum list', score: 0.95 }]
  const isShort = first.digest.length === 8
  // Eight digits are a number, and "deadbeef" is two words.
  if (isShort && /^(?:\d+|[a-f]+)$/i.test(text)) return []
  const score = isShort ? 0.45 : (scores[first.digest.length] ?? 0.9)
  return [{ ...guess, kind: `${algorithmOf(first.keys[0]!).label} digest`, score }]
}

/** `"d41d8cd9…"` → "MD5 digest" to verify; any text can be hashed */
export const recognize = ({ text }: Sample): Guess[] => [...recognizeDigest(fewLines(text)), hashIt]
