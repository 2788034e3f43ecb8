import Ruler from 'lucide/dist/esm/icons/ruler.mjs'
import type { ToolDefinition } from '../types.ts'

export default {
  name: 'Unit Converter',
  summary: 'Exact by definition: length, weight, temperature and nine more.',
  category: 'converters',
  order: 2,
  icon: Ruler,
  glyph: 'm↔ft',
  keywords: [
    'length',
    'weight',
    'temperature',
    'metric',
    'imperial',
    'feet',
    'inches',
    'miles',
    'km',
    'celsius',
    'bytes',
  ],
  related: ['timestamp-converter', 'color-palette-generator'],
  available: true,
} satisfies ToolDefinition
