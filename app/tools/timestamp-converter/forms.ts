import type { Instant } from './calendar.ts'
import * as format from './format.ts'
import { formatRelative } from './relative.ts'
import type { Zone } from './zone.ts'

/** One row of the panel of copyable forms; a form that cannot write this date says why instead. */
export type Form = { name: string; text: string } | { name: string; reason: string }

const orReason = (name: string, text: string | undefined, reason: string): Form =>
  text === undefined ? { name, reason } : { name, text }

/**
 * Every form of an instant; those with an offset, the day and the week are of the zone: `0n` → ISO 8601
 * "1970-01-01T00:00:00Z", …
 */
export function listForms(instant: Instant, zone: Zone, now: Instant): Form[] {
  const offset = zone.offsetAt(instant)
  const local = format.toLocalTime(instant, offset)
  return [
    { name: 'ISO 8601', text: format.formatIso(instant) },
    orReason('RFC 3339', format.formatRfc3339(instant, offset), 'RFC 3339 has the years 0000 to 9999 only.'),
    orReason('RFC 2822', format.formatRfc2822(instant, offset), 'RFC 2822 has no year before 1900.'),
    orReason('HTTP date', format.formatHttpDate(instant), 'An HTTP date has the years 0000 to 9999 only.'),
    { name: 'Relative', text: formatRelative(instant, now) },
    { name: 'Day of year', text: format.formatDayOfYear(local) },
    { name: 'ISO week', text: format.formatIsoWeek(local) },
  ]
}
