import type { Palette } from './harmony.ts'

/** The palette shown when the page opens, computed ahead so that the color library can load later. */
export const initialPalette: Palette = {
  base: '#3B82F6',
  harmony: 'complementary',
  swatches: [
    {
      hex: '#3B82F6',
      rgb: 'rgb(59, 130, 246)',
      hsl: 'hsl(217, 91%, 60%)',
      oklch: 'oklch(0.6231 0.1880 259.81)',
      onWhite: 3.67,
      onBlack: 5.7,
      role: 'base',
    },
    {
      hex: '#F6AF3B',
      rgb: 'rgb(246, 175, 59)',
      hsl: 'hsl(37, 91%, 60%)',
      oklch: 'oklch(0.8026 0.1496 75.13)',
      onWhite: 1.88,
      onBlack: 11.11,
      role: 'complement',
    },
    {
      hex: '#9DC0FA',
      rgb: 'rgb(157, 192, 250)',
      hsl: 'hsl(217, 90%, 80%)',
      oklch: 'oklch(0.8034 0.0911 260.35)',
      onWhite: 1.84,
      onBlack: 11.35,
      role: 'base, lighter',
    },
    {
      hex: '#094FC2',
      rgb: 'rgb(9, 79, 194)',
      hsl: 'hsl(217, 91%, 40%)',
      oklch: 'oklch(0.4664 0.1911 260.90)',
      onWhite: 7.21,
      onBlack: 2.9,
      role: 'base, darker',
    },
    {
      hex: '#FAD79D',
      rgb: 'rgb(250, 215, 157)',
      hsl: 'hsl(37, 90%, 80%)',
      oklch: 'oklch(0.8953 0.0838 79.93)',
      onWhite: 1.37,
      onBlack: 15.27,
      role: 'complement, lighter',
    },
  ],
  notes: [],
}
