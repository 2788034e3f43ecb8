import { wcagContrast } from 'culori/fn'
import { readRgb, writeHsl, writeOklch, writeRgb } from './color.ts'
import type { Vision } from './vision.data.ts'
import { simulateVision } from './vision.ts'

/** A WCAG 2 contrast ratio, cut to two decimals so that it never looks better than it is. */
export type Contrast = { text: string; isEnough: boolean }

/** A color in every notation the page shows, its contrast against white and black, and how others see it. */
export type Swatch = {
  hex: string
  rgb: string
  hsl: string
  oklch: string
  onWhite: Contrast
  onBlack: Contrast
  seen: Readonly<Record<Vision, string>>
}

/** The least ratio of text to its background, WCAG 2.2 §1.4.3. */
const minimumContrast = 4.5

/** The contrast between two colors: `#777777` on `#FFFFFF` → 4.47, not enough (4.478 is not rounded up) */
export function measureContrast(hex: string, background: string): Contrast {
  const ratio = Math.floor(wcagContrast(readRgb(hex), readRgb(background)) * 100) / 100
  return { text: `${ratio.toFixed(2)}:1`, isEnough: ratio >= minimumContrast }
}

/** `"#3B82F6"` → `rgb(59, 130, 246)`, `hsl(217, 91%, 60%)`, 3.67:1 on white, 5.70:1 on black… */
export const describeColor = (hex: string): Swatch => ({
  hex,
  rgb: writeRgb(hex),
  hsl: writeHsl(hex),
  oklch: writeOklch(hex),
  onWhite: measureContrast(hex, '#FFFFFF'),
  onBlack: measureContrast(hex, '#000000'),
  seen: {
    protanopia: simulateVision(hex, 'protanopia'),
    deuteranopia: simulateVision(hex, 'deuteranopia'),
    tritanopia: simulateVision(hex, 'tritanopia'),
    achromatopsia: simulateVision(hex, 'achromatopsia'),
  },
})
