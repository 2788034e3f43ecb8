import { choice, type ValuesOf } from '#app/lib/settings.ts'

export const settings = {
  harmony: choice(['complementary', 'triadic', 'analogous', 'monochromatic', 'tetradic']),
  vision: choice(['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia']),
  format: choice(['css', 'tailwind', 'scss', 'oklch', 'json', 'svg']),
}

export type Settings = ValuesOf<typeof settings>
export type Harmony = Settings['harmony']
export type Vision = Exclude<Settings['vision'], 'none'>
export type ExportFormat = Settings['format']
