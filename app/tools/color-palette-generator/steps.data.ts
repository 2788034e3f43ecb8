import type { Harmony } from './settings.ts'

/** One color of a harmony, relative to the base: degrees of hue, then percentage points of HSL saturation and lightness. */
export type Step = { hue: number; saturation: number; lightness: number }

const rotated = (hue: number): Step => ({ hue, saturation: 0, lightness: 0 })
const lighter: Step = { hue: 0, saturation: 0, lightness: 20 }
const darker: Step = { hue: 0, saturation: 0, lightness: -20 }

/** The four colors after the base: first the specified rotations, then lighter and darker versions up to five. */
export const steps: Record<Harmony, readonly Step[]> = {
  complementary: [rotated(180), lighter, darker, { ...lighter, hue: 180 }],
  triadic: [rotated(120), rotated(240), lighter, darker],
  analogous: [rotated(30), rotated(-30), rotated(60), rotated(-60)],
  monochromatic: [
    { hue: 0, saturation: 0, lightness: -30 },
    { hue: 0, saturation: 0, lightness: -15 },
    { hue: 0, saturation: -10, lightness: 15 },
    { hue: 0, saturation: -20, lightness: 30 },
  ],
  tetradic: [rotated(90), rotated(180), rotated(270), lighter],
}
