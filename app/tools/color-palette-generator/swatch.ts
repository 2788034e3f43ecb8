import { writeHsl, writeOklch, writeRgb } from './color.ts'
import { type Contrast, measureContrast } from './contrast.ts'

/** A color in every notation the page shows, and its contrast against white and black. */
export type Swatch = { hex: string; rgb: string; hsl: string; oklch: string; onWhite: Contrast; onBlack: Contrast }

/** `"#3B82F6"` → `rgb(59, 130, 246)`, `hsl(217, 91%, 60%)`, 3.67:1 on white, 5.70:1 on black… */
export const describeColor = (hex: string): Swatch => ({
  hex,
  rgb: writeRgb(hex),
  hsl: writeHsl(hex),
  oklch: writeOklch(hex),
  onWhite: measureContrast(hex, '#FFFFFF'),
  onBlack: measureContrast(hex, '#000000'),
})

/** How many colors have enough contrast for text on each ground: `["#000000", "#FFFFFF"]` → 1 on white, 1 on black */
export const countReadable = (colors: readonly string[]): { onWhite: number; onBlack: number } => ({
  onWhite: colors.filter((hex) => describeColor(hex).onWhite.isEnough).length,
  onBlack: colors.filter((hex) => describeColor(hex).onBlack.isEnough).length,
})
