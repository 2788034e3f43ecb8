import { choice, flag } from '#app/lib/settings.ts'
import type { Traits } from '../traits.ts'

export const settings = { indent: choice(['2', '4', 'tab']), sortKeys: flag() }

export default {
  settings,
  accepts: [{ task: '', action: 'Format', kinds: ['json', 'text'] }],
  produces: ['json', 'text'],
  files: { 'application/json': ['.json', '.jsonl', '.geojson'] },
} satisfies Traits
