import { choice, flag } from '#app/lib/settings.ts'
import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'

export const settings = { indent: choice(['2', '4', 'tab']), sortKeys: flag() }

export default {
  settings,
  accepts: [{ task: '', action: 'Format', kinds: ['json', 'text'] }],
  produces: ['json', 'text'],
  files: {
    'application/json': ['.json'],
    'application/geo+json': ['.geojson'],
    'application/ld+json': ['.jsonld'],
    'application/manifest+json': ['.webmanifest'],
    'application/x-ndjson': ['.jsonl', '.ndjson'],
  },
  recognize,
} satisfies Traits
