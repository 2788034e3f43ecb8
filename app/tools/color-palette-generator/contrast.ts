import { wcagContrast } from 'culori/fn'
import { readRgb } from './color.ts'

/** The least ratio of text to its background, WCAG 2.2 §1.4.3. */
const minimumContrast = 4.5

/** A WCAG 2 contrast ratio, cut to two decimals so that it never looks better than it is. */
export type Contrast = { ratio: number; text: string; isEnough: boolean }

/** The contrast between two colors: `#777777` on `#FFFFFF` → 4.47, not enough (4.478 is not rounded up) */
export function measureContrast(hex: string, background: string): Contrast {
  const ratio = Math.floor(wcagContrast(readRgb(hex), readRgb(background)) * 100) / 100
  return { ratio, text: `${ratio.toFixed(2)}:1`, isEnough: ratio >= minimumContrast }
}
