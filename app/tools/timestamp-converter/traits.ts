import { choice, matching } from '#app/lib/settings.ts'
import type { Acceptance, Traits } from '../traits.ts'
import { recognize } from './recognize.ts'
import { timeUnits } from './timestamp.ts'

export const settings = {
  unit: choice(timeUnits),
  /** A name of the tz database; whether this browser knows it shows when its rules are loaded. */
  zone: matching(/^[a-z][\w+-]*(?:\/[\w+-]+){0,2}$/i, 'UTC'),
}

export default {
  settings,
  accepts: [
    ...timeUnits.map((task): Acceptance => ({ task, action: 'Convert', kinds: ['timestamp'] })),
    { task: 'date', action: 'Convert', kinds: ['date'] },
  ],
  produces: ['timestamp', 'date'],
  recognize,
} satisfies Traits
