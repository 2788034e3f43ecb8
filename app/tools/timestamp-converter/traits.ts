import type { Acceptance, Traits } from '../traits.ts'
import { recognize } from './recognize.ts'
import { settings } from './settings.ts'
import { timeUnits } from './time.ts'

export default {
  settings,
  texts: { text: 'Timestamp', date: 'Human-readable date' },
  accepts: [
    ...timeUnits.map((task): Acceptance => ({ task, action: 'Convert', kinds: ['timestamp'] })),
    { task: 'date', action: 'Convert', kinds: ['date'] },
  ],
  produces: ['timestamp', 'date'],
  recognize,
} satisfies Traits
