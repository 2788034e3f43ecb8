import { choice, flag, type ValuesOf } from '#app/lib/settings.ts'

export const settings = {
  indent: choice(['2', '4', 'tab']),
  sortKeys: flag(),
  /** Whether long lines wrap. */
  wrap: flag(true),
}

export type Settings = ValuesOf<typeof settings>

/** The files the tool opens: media types and their extensions. */
export const files = {
  'application/json': ['.json'],
  'application/geo+json': ['.geojson'],
  'application/ld+json': ['.jsonld'],
  'application/manifest+json': ['.webmanifest'],
  'application/x-ndjson': ['.jsonl', '.ndjson'],
}
