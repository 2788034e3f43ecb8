import { toInstant } from './instant.ts'
import { formatTimestamp } from './units.ts'

/** Milliseconds until the next full second, so ticks never drift: `1700000000250` → 750 */
export const nextTickDelay = (now: number): number => 1000 - (Math.floor(now) % 1000)

/** The rows of the live clock: `1640995200500` → 2022-01-01 00:00:00 UTC, "1640995200", "1640995200500" */
export function describeNow(now: number): { date: string; seconds: string; milliseconds: string } {
  const instant = toInstant(now)
  return {
    date: `${new Date(now).toISOString().slice(0, 19).replace('T', ' ')} UTC`,
    seconds: formatTimestamp(instant, 'seconds'),
    milliseconds: formatTimestamp(instant, 'milliseconds'),
  }
}
