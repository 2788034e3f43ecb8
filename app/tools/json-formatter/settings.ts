import { choice, flag } from '#app/lib/settings.ts'

export const settings = {
  indent: choice(['2', '4', 'tab']),
  sortKeys: flag(),
  /** Whether long lines are broken to be seen. */
  wrap: flag(true),
}

/** The files it opens: media types and their endings. */
export const files = {
  'application/json': ['.json'],
  'application/geo+json': ['.geojson'],
  'application/ld+json': ['.jsonld'],
  'application/manifest+json': ['.webmanifest'],
  'application/x-ndjson': ['.jsonl', '.ndjson'],
}
