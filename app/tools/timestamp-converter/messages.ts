import type { Toast } from '#app/ui/toast.ts'
import { formatWallTime } from './format.ts'
import { formatTimestamp, type TimeUnit } from './timestamp.ts'
import { neighboursOf, type WallReading, type Zone } from './zone.ts'

export const invalidTimestamp = 'Invalid timestamp'
export const invalidDate = 'Invalid date'

export const currentTimestampLoaded: Toast = { title: 'Current timestamp loaded!', tone: 'success' }
export const downloaded: Toast = {
  title: 'Downloaded!',
  description: 'Timestamp conversion downloaded successfully.',
  tone: 'success',
}
export const copyFailed: Toast = {
  title: 'Copy failed',
  description: 'Please copy the value manually.',
  tone: 'error',
}

export const zoneFailed = 'The rules of that timezone could not be loaded. Choose it again to retry.'
export const zonesFailed = 'The timezones could not be loaded. Choose "Other…" again to retry.'

/** `"Timestamp"` → "Timestamp copied to clipboard." */
export const copied = (label: string): Toast => ({
  title: 'Copied!',
  description: `${label} copied to clipboard.`,
  tone: 'success',
})

/** `"microseconds"` → "Read as microseconds" */
export const readAs = (unit: TimeUnit): string => `Read as ${unit}`

/** Says that a wall time does not exist, or exists twice, and names the instants beside it, with their timestamps. */
export function describeReading(reading: Exclude<WallReading, { kind: 'once' }>, zone: Zone, unit: TimeUnit): string {
  const [from, to] = neighboursOf(reading).map(
    (each) => `${formatWallTime(each, zone.offsetAt(each))} (${formatTimestamp(each, unit)})`,
  )
  return reading.kind === 'gap'
    ? `This time does not exist in ${zone.id}: the clock goes from ${from} straight to ${to}.`
    : `This time occurs twice in ${zone.id}: ${from} and, after the clock is set back, ${to}.`
}
