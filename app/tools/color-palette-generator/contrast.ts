/** The channels of a hex value from 0 to 1: `"#FF0000"` → `{ mode: 'rgb', r: 1, g: 0, b: 0 }` */
export function readRgb(hex: string): { mode: 'rgb'; r: number; g: number; b: number } {
  const value = Number.parseInt(hex.slice(1), 16)
  return { mode: 'rgb', r: (value >> 16) / 255, g: ((value >> 8) & 255) / 255, b: (value & 255) / 255 }
}

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** Relative luminance from 0 to 1 (WCAG 2.2). Computed here so that the page does not wait for the color library. */
export function measureLuminance(hex: string): number {
  const { r, g, b } = readRgb(hex)
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/** The contrast of two colors, cut to two decimals so that it never looks better than it is: `#777777` and `#FFFFFF` → 4.47 */
export function measureContrast(hex: string, other: string): number {
  const [a, b] = [measureLuminance(hex) + 0.05, measureLuminance(other) + 0.05]
  return Math.floor((Math.max(a, b) / Math.min(a, b)) * 100) / 100
}

/** Whether text is readable at this ratio (WCAG 2.2 §1.4.3): 4.47 → `false` */
export const isReadable = (ratio: number): boolean => ratio >= 4.5

/** Rates a ratio by WCAG 2.2 §1.4.3 and §1.4.6; "large" means large text only: 3.67 → "large" */
export const judgeContrast = (ratio: number): 'AAA' | 'AA' | 'large' | 'no' =>
  ratio >= 7 ? 'AAA' : isReadable(ratio) ? 'AA' : ratio >= 3 ? 'large' : 'no'

export const white = '#FFFFFF'
export const black = '#000000'

/** Whether white text is more readable than black on a color: `"#094FC2"` → `true`; the better one always has 4.5:1 */
export const isDark = (hex: string): boolean => measureContrast(hex, white) >= measureContrast(hex, black)

/** White, black and each color as text on each color: five colors → seven rows of five ratios */
export function buildMatrix(colors: readonly string[]) {
  const texts = [['white', white] as const, ['black', black] as const, ...colors.map((hex) => [hex, hex] as const)]
  return texts.map(([name, hex]) => ({ name, hex, ratios: colors.map((ground) => measureContrast(hex, ground)) }))
}

/** Minimum contrast of a control against its surroundings, WCAG 2.2 §1.4.11. */
const distinct = 3
const night = '#111111'

/** A light and a dark sample card: blue and orange → a white card with a dark blue button, a dark blue card with a pale button. */
export function drawInUse(colors: readonly string[]) {
  const darkest = findFarthest(colors, white)
  const dark = isReadable(measureContrast(darkest, white)) ? darkest : night
  const others = colors.filter((hex) => hex !== dark)
  const bars = others.length > 0 ? colors.map((_, place) => others[place % others.length]!) : colors.map(() => white)
  return [
    { name: 'Light', ground: white, bars: colors, button: standOut(colors, white, black) },
    { name: 'Dark', ground: dark, bars, button: standOut(others, dark, white) },
  ]
}

const findFarthest = (colors: readonly string[], ground: string): string =>
  colors.toSorted((a, b) => measureContrast(b, ground) - measureContrast(a, ground))[0] ?? ground

function standOut(colors: readonly string[], ground: string, otherwise: string): string {
  const best = findFarthest(colors, ground)
  return measureContrast(best, ground) >= distinct ? best : otherwise
}
