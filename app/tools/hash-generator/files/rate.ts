import { formatSize } from '#app/lib/bytes.ts'
import { nameDuration } from '#app/lib/duration.ts'

/** Bytes done at a time in milliseconds, and the smoothed speed in bytes per second (0 until known). */
type Rate = { done: number; at: number; speed: number }

export const startRate = (at: number): Rate => ({ done: 0, at, speed: 0 })

const MEMORY = 2000

/** The next rate. Older speeds fade over about two seconds: 0 → 5 MB in 100 ms → 50 MB/s */
export function advanceRate(rate: Rate, done: number, at: number): Rate {
  const elapsed = at - rate.at
  if (elapsed <= 0 || done < rate.done) return rate
  const current = ((done - rate.done) * 1000) / elapsed
  const weight = rate.speed === 0 ? 1 : 1 - Math.exp(-elapsed / MEMORY)
  return { done, at, speed: rate.speed + weight * (current - rate.speed) }
}

/** `75` → "1 min 15 s" */
function formatDuration(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Formats bytes per second: `52428800` → "50 MB/s", 0 → "" */
export const formatSpeed = (speed: number): string => (speed > 0 ? `${formatSize(Math.round(speed))}/s` : '')

/** The time left, empty while unknown: "12 s left" */
export const describeLeft = ({ done, speed }: Rate, total: number): string =>
  speed > 0 ? `${formatDuration(Math.max(0, total - done) / speed)} left` : ''

/** The total size and the time it took: `(3 MB, 1200)` → "3 MB in 2 s", `(3 MB, 40)` → "3 MB in 40 ms" */
export const describeTook = (bytes: number, milliseconds: number): string =>
  `${formatSize(bytes)} in ${milliseconds < 1000 ? nameDuration(milliseconds) : formatDuration(milliseconds / 1000)}`
