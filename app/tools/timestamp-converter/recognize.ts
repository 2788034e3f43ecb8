import type { Guess, Sample } from '../traits.ts'
import { parseDate } from './parse-date.ts'
import { likelyUnit, parseTimestamp } from './timestamp.ts'

const usualLengths = [10, 13, 16, 19]

/** `"1640995200"` → "Timestamp in seconds", `"2022-01-01"` → "Date" */
export function recognize({ text }: Sample): Guess[] {
  if (text.length > 64) return []
  if (parseDate(text).ok) return [{ kind: 'Date', action: 'Convert', task: 'date', score: 0.9 }]
  const unit = likelyUnit(text)
  if (!unit || !parseTimestamp(text, unit).ok) return []
  const digits = text.replace(/\..*|\D/g, '').length
  const score = usualLengths.includes(digits) ? 0.9 : digits === 9 ? 0.6 : 0.3
  return [{ kind: `Timestamp in ${unit}`, action: 'Convert', task: unit, score }]
}
