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
  keywords: (
    'length distance weight mass temperature speed volume area pressure energy angle duration metric imperial m cm mm km kilometers meters feet ft inches yards miles ' +
    'kg kilograms grams pounds lbs ounces celsius fahrenheit kelvin liters ml gallons cups mph km/h knots bytes kb mb gb tb megabytes gigabytes joules calories kwh psi degrees'
  ).split(' '),
  related: ['timestamp-converter', 'color-palette-generator'],
  available: true,
} satisfies ToolDefinition
