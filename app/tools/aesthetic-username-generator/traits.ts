import { choice, choices, flag } from '#app/lib/settings.ts'
import type { Traits } from '../traits.ts'
import { platformKeys } from './platforms.data.ts'

export const settings = {
  style: choice(['all', 'cute', 'cool', 'aesthetic']),
  includeNumbers: flag(),
  includeSymbols: flag(true),
  platforms: choices(platformKeys),
}

export default {
  settings,
  accepts: [],
  produces: ['text'],
} satisfies Traits
