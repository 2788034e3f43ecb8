import type { LocalTime } from './calendar.ts'
import type { Instant } from './instant.ts'

/** What a local time means in a zone: one instant, none (the clock skipped it), or two (the clock was set back). */
export type WallReading =
  | { kind: 'once'; instant: Instant }
  | { kind: 'gap'; before: Instant; after: Instant }
  | { kind: 'overlap'; earlier: Instant; later: Instant }

export type Zone = {
  /** The name the browser uses. */
  id: string
  /** The current name in the tz database. */
  name: string
  /** Seconds east of Greenwich at an instant. */
  offsetAt: (instant: Instant) => number
  read: (local: LocalTime) => WallReading
}

export const utc: Zone = {
  id: 'UTC',
  name: 'UTC',
  offsetAt: () => 0,
  read: (local) => ({ kind: 'once', instant: local }),
}
