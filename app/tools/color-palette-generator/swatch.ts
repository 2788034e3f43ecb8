import { writeHsl, writeOklch, writeRgb } from './color.ts'
import { black, measureContrast, white } from './contrast.ts'
import type { Vision } from './vision.data.ts'
import { simulateVision } from './vision.ts'

/** A color in every notation the page shows, its contrast against white and black, and how it looks with color blindness. */
type Color = {
  hex: string
  rgb: string
  hsl: string
  oklch: string
  onWhite: number
  onBlack: number
  seen: Readonly<Record<Vision, string>>
}

/** A color of a palette. */
export type Swatch = Color & {
  /** Its role in the harmony: "base", "complement, lighter". */
  role: string
}

/** `"#3B82F6"` → `rgb(59, 130, 246)`, `hsl(217, 91%, 60%)`, 3.67 on white, 5.70 on black… */
export const describeColor = (hex: string): Color => ({
  hex,
  rgb: writeRgb(hex),
  hsl: writeHsl(hex),
  oklch: writeOklch(hex),
  onWhite: measureContrast(hex, white),
  onBlack: measureContrast(hex, black),
  seen: {
    protanopia: simulateVision(hex, 'protanopia'),
    deuteranopia: simulateVision(hex, 'deuteranopia'),
    tritanopia: simulateVision(hex, 'tritanopia'),
    achromatopsia: simulateVision(hex, 'achromatopsia'),
  },
})
