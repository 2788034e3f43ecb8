import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'
import { settings } from './settings.ts'

export default {
  settings,
  texts: { text: 'UUIDs to inspect', name: 'Name', customNamespace: 'Custom namespace' },
  accepts: [{ task: '', action: 'Inspect', kinds: ['uuid', 'text'] }],
  produces: ['uuid', 'text'],
  recognize,
} satisfies Traits
