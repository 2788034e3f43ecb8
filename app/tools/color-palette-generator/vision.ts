import { converter, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit } from 'culori/fn'
import { writeHex } from './color.ts'
import { measureLuminance, readRgb } from './contrast.ts'
import type { Vision } from './vision.data.ts'

const toLinear = converter('lrgb')
const filters = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
}

/** How a color looks to someone with this vision: protanopia `"#FF0000"` → `"#6D5F00"` (Machado et al. 2009, in linear RGB) */
export function simulateVision(hex: string, vision: Vision): string {
  const color = readRgb(hex)
  if (vision === 'achromatopsia') {
    const grey = measureLuminance(hex)
    return writeHex({ mode: 'lrgb', r: grey, g: grey, b: grey })
  }
  // culori multiplies the channels as given, so it gets linear channels labeled as plain RGB.
  return writeHex({ ...filters[vision]({ ...toLinear(color), mode: 'rgb' }), mode: 'lrgb' })
}
