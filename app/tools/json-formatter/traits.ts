import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'
import { files, settings } from './settings.ts'

export default {
  settings,
  texts: { text: 'JSON input' },
  accepts: [{ task: '', action: 'Format', kinds: ['json', 'text'] }],
  produces: ['json', 'text'],
  files,
  recognize,
} satisfies Traits
