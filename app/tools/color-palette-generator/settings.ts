import { choice } from '#app/lib/settings.ts'

export const settings = {
  harmony: choice(['complementary', 'triadic', 'analogous', 'monochromatic', 'tetradic']),
  vision: choice(['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia']),
  format: choice(['css', 'tailwind', 'scss', 'oklch', 'json', 'svg']),
}
