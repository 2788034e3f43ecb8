import { choice } from '#app/lib/settings.ts'
import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'

export const settings = {
  harmony: choice(['complementary', 'triadic', 'analogous', 'monochromatic', 'tetradic']),
  vision: choice(['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia']),
  format: choice(['css', 'tailwind', 'scss', 'json', 'svg']),
}

export default {
  settings,
  accepts: [{ task: '', action: 'Make palette', kinds: ['color'] }],
  produces: ['color', 'text'],
  recognize,
} satisfies Traits
