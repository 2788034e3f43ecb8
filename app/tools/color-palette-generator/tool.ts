import Palette from 'lucide/dist/esm/icons/palette.mjs'
import type { ToolDefinition } from '../types.ts'

export default {
  name: 'Color Palette Generator',
  shortName: 'Palette',
  summary: 'Five harmonies from one color, with contrast and exports.',
  category: 'developer-generators',
  order: 3,
  icon: Palette,
  glyph: 'hsl',
  keywords: [
    'colour',
    'hex',
    'rgb',
    'oklch',
    'contrast',
    'tailwind',
    'color picker',
    'wcag',
    'accessibility',
    'swatch',
    'complementary',
    'triadic',
    'color scheme',
  ],
  related: ['hash-generator', 'json-formatter'],
  available: true,
} satisfies ToolDefinition
