import { formatSize } from '#app/lib/bytes.ts'

/** Bytes done at a moment (milliseconds) and the smoothed speed in bytes per second; 0 before it is known. */
export type Rate = { done: number; at: number; speed: number }

export const startRate = (at: number): Rate => ({ done: 0, at, speed: 0 })

const MEMORY = 2000

/** The next state of a rate; older speeds fade over about two seconds: 0 → 5 MB in 100 ms → 50 MB/s */
export function advanceRate(rate: Rate, done: number, at: number): Rate {
  const elapsed = at - rate.at
  if (elapsed <= 0 || done < rate.done) return rate
  const current = ((done - rate.done) * 1000) / elapsed
  const weight = rate.speed === 0 ? 1 : 1 - Math.exp(-elapsed / MEMORY)
  return { done, at, speed: rate.speed + weight * (current - rate.speed) }
}

/** Seconds until `total`, or `null` while the speed is unknown. */
export const secondsLeft = ({ done, speed }: Rate, total: number): number | null =>
  speed > 0 ? Math.max(0, total - done) / speed : null

function formatDuration(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Speed and time left for people: `"50 MB/s, 12 s left"`; empty while unknown. */
export function describeRate(rate: Rate, total: number): string {
  const left = secondsLeft(rate, total)
  return left === null ? '' : `${formatSize(Math.round(rate.speed))}/s, ${formatDuration(left)} left`
}
