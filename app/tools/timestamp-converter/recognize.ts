import type { Guess, Sample } from '../traits.ts'
import { parseDate } from './parse-date.ts'
import { readTimeInId } from './time-in-id.ts'
import { likelyUnit, parseTimestamp, respell } from './timestamp.ts'

const usualLengths = [10, 13, 16, 19]
/** For a number that is more likely to be something else, such as a phone number. */
const unlikely = 0.18

// 1990-01-01 and 2050-01-01: the times people write down. With a minus sign, from 1900-01-01: no phone number has one.
const isUsual = (instant: bigint) =>
  instant < 0n
    ? instant >= -2_208_988_800_000_000_000n
    : instant >= 631_152_000_000_000_000n && instant < 2_524_608_000_000_000_000n

function recognizeId(text: string): Guess[] {
  const id = readTimeInId(text)
  const reading = id && parseTimestamp(id.time, id.unit)
  if (!reading?.ok || !isUsual(reading.value)) return []
  return [{ kind: `${id!.kind} (its time)`, action: 'Convert', task: id!.unit, score: 0.8, part: id!.time }]
}

/** `"1640995200"` → "Timestamp in seconds", `"2022-01-01"` → "Date", a ULID → its time */
export function recognize({ text }: Sample): Guess[] {
  // The longest is what Date.toString gives, with the name of a zone.
  if (text.length > 100) return []
  if (parseDate(text).ok) return [{ kind: 'Date', action: 'Convert', task: 'date', score: 0.9 }]
  const unit = likelyUnit(text)
  const reading = unit && parseTimestamp(text, unit)
  if (!reading?.ok || respell(text) !== undefined) return recognizeId(text)
  const digits = text.replace(/\..*|\D/g, '').length
  const score = usualLengths.includes(digits) ? 0.9 : digits === 9 && reading.value > 0n ? 0.6 : 0.3
  return [
    { kind: `Timestamp in ${unit}`, action: 'Convert', task: unit!, score: isUsual(reading.value) ? score : unlikely },
  ]
}
