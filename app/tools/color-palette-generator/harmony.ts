import { hsl } from 'culori/css'
import { ok, type Result } from '#app/lib/result.ts'
import { noHue, parseColor, writeHex } from './color.ts'
import { readRgb } from './contrast.ts'
import type { Harmony } from './settings.ts'
import { type Step, steps } from './steps.data.ts'
import { describeColor, type Swatch } from './swatch.ts'

/** Five colors and the input they were built from. */
export type Palette = {
  /** The base color as entered. */
  base: string
  harmony: Harmony
  swatches: readonly Swatch[]
  notes: readonly string[]
}

/** Builds a palette: complementary `"#3B82F6"` → `#3B82F6 #F6AF3B …`; fails with the reason. */
export function buildPalette(base: string, harmony: Harmony): Result<Palette> {
  const color = parseColor(base)
  if (!color.ok) return color
  const { hex, notes } = color.value
  const isHueMissed = !hasHue(hex) && harmony !== 'monochromatic'
  const swatches = harmonize(hex, harmony).map((each, place) => {
    const step = steps[harmony][place - 1]
    return { ...describeColor(each), role: step ? nameRole(step, hex, each) : 'base' }
  })
  return ok({ base, harmony, swatches, notes: isHueMissed ? [...notes, noHue] : notes })
}

/** The role of a color in its harmony, lighter or darker as it turned out: `"complement, lighter"`, `"hue −30°"` */
function nameRole({ hue }: Step, base: string, hex: string): string {
  const angle = hue < 0 ? `−${-hue}` : `+${hue}`
  const turned = hue === 0 ? 'base' : hue === 180 ? 'complement' : `hue ${angle}°`
  const points = Math.round((hsl(readRgb(hex)).l - hsl(readRgb(base)).l) * 100)
  if (points === 0) return turned
  return `${turned}, ${Math.abs(points) > 25 ? 'much ' : ''}${points > 0 ? 'lighter' : 'darker'}`
}

/** Whether a color has a hue that can be rotated: `"#808080"` → `false` */
export const hasHue = (hex: string): boolean => hsl(readRgb(hex)).h !== undefined

/** The five colors of a harmony, base first. A gray has no hue, so a rotation leaves it unchanged. */
export function harmonize(base: string, harmony: Harmony): readonly string[] {
  const colors = [base]
  for (const step of steps[harmony]) colors.push(takeStep(base, step, colors))
  return colors
}

// A rotation changes only the hue. A step in lightness or saturation is clamped to 5–95%. If two colors end up
// alike, the later one moves toward the middle, ten points at a time (there are four others, so at most four moves).
function takeStep(base: string, step: Step, taken: readonly string[]): string {
  const { h, s, l } = hsl(readRgb(base))
  const hue = h === undefined ? {} : { h: (h + step.hue + 360) % 360 }
  if (step.saturation === 0 && step.lightness === 0) return writeHex({ mode: 'hsl', ...hue, s, l })
  const saturation = h === undefined ? 0 : clamp(s + step.saturation / 100)
  let lightness = clamp(l + step.lightness / 100)
  const stride = lightness < 0.5 ? 0.1 : -0.1
  for (;;) {
    const hex = writeHex({ mode: 'hsl', ...hue, s: saturation, l: lightness })
    if (!taken.some((other) => isAlike(hex, other))) return hex
    lightness += stride
  }
}

/** Whether two colors look alike: no channel differs by more than 8 of 255 steps. `#FEE7E7` and `#FCE8E8` → `true` */
export function isAlike(hex: string, other: string): boolean {
  const [a, b] = [readRgb(hex), readRgb(other)]
  return Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b)) * 255 < 8.5
}

const clamp = (share: number): number => Math.min(0.95, Math.max(0.05, share))

/** The text file that Download saves: a title, the time, then hex, RGB, HSL and contrast of each color. */
export function buildReport({ harmony, swatches }: Palette, now: Date) {
  const blocks = swatches.map(({ hex, rgb, hsl, onWhite, onBlack }, index) => {
    const contrast = `Contrast: ${onWhite.toFixed(2)}:1 on white, ${onBlack.toFixed(2)}:1 on black`
    return `${index + 1}. ${hex}\nRGB: ${rgb}\nHSL: ${hsl}\n${contrast}`
  })
  const text = `Color Palette: ${harmony}\nGenerated: ${now.toISOString()}\n\n${blocks.join('\n\n')}\n`
  return { name: `color-palette-${harmony}.txt`, type: 'text/plain', text }
}
