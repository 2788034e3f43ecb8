import Clock from 'lucide/dist/esm/icons/clock.mjs'
import type { ToolDefinition } from '../types.ts'

export default {
  name: 'Timestamp Converter',
  shortName: 'Timestamp',
  summary: 'Unix time to dates and back, in every timezone, to the nanosecond.',
  category: 'converters',
  order: 1,
  icon: Clock,
  glyph: 't=0',
  keywords: [
    'unix time',
    'epoch',
    'date',
    'datetime',
    'time zone',
    'utc',
    'iso 8601',
    'rfc 3339',
    'milliseconds',
    'ms',
    'current time',
    'now',
  ],
  related: ['uuid-generator', 'unit-converter'],
  available: true,
} satisfies ToolDefinition
