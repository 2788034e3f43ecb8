import { formatHumanDate, formatIso, formatWallTime } from './format.ts'
import { toInstant } from './instant.ts'
import { readFields } from './reading.ts'
import type { State } from './state.ts'
import { formatTimestamp, unitLabels } from './units.ts'

/** The file to download: timestamp-conversion.txt with a title, the time, the settings, both fields and the current time */
export function buildReport(state: State, now: number): { name: string; text: string } {
  const { zone, settings } = state
  const { unit } = settings
  const { timestamp, date, instant } = readFields(state)
  const current = toInstant(now)
  const lines = [
    'Timestamp Conversion',
    `Generated: ${formatIso(current)}`,
    '',
    `Format: ${unitLabels[unit]}`,
    `Timezone: ${zone.name}`,
    `Timestamp: ${timestamp}`,
    `Human date: ${instant === undefined ? date : formatHumanDate(instant)}`,
    ...(instant === undefined || zone.id === 'UTC'
      ? []
      : [`Local time: ${formatWallTime(instant, zone.offsetAt(instant))}`]),
    '',
    `Current ISO time: ${formatIso(current)}`,
    `Current timestamp: ${formatTimestamp(current, unit)}`,
  ]
  return { name: 'timestamp-conversion.txt', text: `${lines.join('\n')}\n` }
}
