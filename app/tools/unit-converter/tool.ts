import Ruler from 'lucide/dist/esm/icons/ruler.mjs'
import type { ToolDefinition } from '../types.ts'

export default {
  name: 'Unit Converter',
  shortName: 'Unit',
  summary: 'Exact by definition: length, weight, temperature and nine more.',
  category: 'converters',
  order: 2,
  icon: Ruler,
  glyph: 'm↔ft',
  keywords:
    'length distance weight mass temperature metric imperial m cm mm km feet ft inches yards miles kg grams pounds lbs ounces celsius fahrenheit kelvin liters gallons mph bytes'.split(
      ' ',
    ),
  related: ['timestamp-converter', 'color-palette-generator'],
  available: true,
} satisfies ToolDefinition
