import { choice, matching, type ValuesOf } from '#app/lib/settings.ts'
import { timeUnits } from './time.ts'

export const settings = {
  unit: choice(timeUnits),
  /** A tz database name. Loading its rules shows whether this browser knows it. */
  zone: matching(/^[a-z][\w+-]*(?:\/[\w+-]+){0,2}$/i, 'UTC', 'the name of a timezone, as in Europe/Paris'),
}

export type Settings = ValuesOf<typeof settings>
