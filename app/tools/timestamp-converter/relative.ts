import { count } from '#app/lib/plural.ts'
import { splitLocalTime } from './calendar.ts'
import { floorDivide, type Instant } from './instant.ts'

const steps = [
  ['day', 86_400_000_000_000n],
  ['hour', 3_600_000_000_000n],
  ['minute', 60_000_000_000n],
  ['second', 1_000_000_000n],
] as const

const sinceMidnight = (instant: Instant): bigint => instant - floorDivide(instant, steps[0][1]) * steps[0][1]

// Whole calendar months between two instants, in UTC: January 31 to February 28 is 0.
function countMonths(earlier: Instant, later: Instant): number {
  const [from, to] = [splitLocalTime(earlier), splitLocalTime(later)]
  const isPartial = from.day === to.day ? sinceMidnight(earlier) > sinceMidnight(later) : from.day > to.day
  return (to.year - from.year) * 12 + to.month - from.month - (isPartial ? 1 : 0)
}

/** The distance from now in whole units, rounded toward now: three and a half days before → "3 days ago" */
export function formatRelative(instant: Instant, now: Instant): string {
  const [earlier, later] = instant < now ? [instant, now] : [now, instant]
  const say = (amount: number, unit: string) =>
    instant < now ? `${count(amount, unit)} ago` : `in ${count(amount, unit)}`
  const months = countMonths(earlier, later)
  if (months >= 12) return say(Math.trunc(months / 12), 'year')
  if (months > 0) return say(months, 'month')
  for (const [unit, length] of steps) {
    const amount = Number((later - earlier) / length)
    if (amount > 0) return say(amount, unit)
  }
  return 'now'
}
