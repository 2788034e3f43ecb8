import { choice, choices, flag } from '#app/lib/settings.ts'
import { platformKeys } from './platforms.data.ts'

export const settings = {
  style: choice(['all', 'cute', 'cool', 'aesthetic']),
  includeNumbers: flag(),
  includeSymbols: flag(true),
  /** Every name must be legal on all of these. */
  platforms: choices(platformKeys),
}
