import { choice, choices, flag, type ValuesOf } from '#app/lib/settings.ts'
import { platformKeys } from './platforms.data.ts'

export const settings = {
  /** All the words, or one of the banks. */
  style: choice(['all', 'cute', 'cool', 'aesthetic']),
  includeNumbers: flag(),
  includeSymbols: flag(true),
  /** Every name must be legal on all of these. */
  platforms: choices(platformKeys),
}

export type Settings = ValuesOf<typeof settings>
export type Style = Settings['style']
