import { lrgb } from 'culori/css'
import { filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit } from 'culori/fn'
import { writeHex, writeHsl, writeOklch, writeRgb } from './color.ts'
import { black, measureContrast, measureLuminance, readRgb, white } from './contrast.ts'
import type { Vision } from './settings.ts'

const filters = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
}

/** How a color looks to someone with this vision: protanopia `"#FF0000"` → `"#6D5F00"` (Machado et al. 2009, in linear RGB) */
export function simulateVision(hex: string, vision: Vision): string {
  const color = readRgb(hex)
  if (vision === 'achromatopsia') {
    const gray = measureLuminance(hex)
    return writeHex({ mode: 'lrgb', r: gray, g: gray, b: gray })
  }
  // culori multiplies the channels as given, so it gets linear channels labeled as plain RGB.
  return writeHex({ ...filters[vision]({ ...lrgb(color), mode: 'rgb' }), mode: 'lrgb' })
}

/** A color in every notation the page shows, and its contrast: `"#3B82F6"` → `rgb(59, 130, 246)`, `hsl(217, 91%, 60%)`, 3.67 on white… */
export const describeColor = (hex: string) => ({
  hex,
  rgb: writeRgb(hex),
  hsl: writeHsl(hex),
  oklch: writeOklch(hex),
  onWhite: measureContrast(hex, white),
  onBlack: measureContrast(hex, black),
})

/** A color of a palette with its role in the harmony: "base", "complement, lighter". */
export type Swatch = ReturnType<typeof describeColor> & { role: string }
