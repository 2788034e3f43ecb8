import type { TextFile } from './exports.ts'
import type { Palette } from './harmony.ts'

/** The text file that Download saves: a title, the time, then hex, RGB, HSL and contrast of each color. */
export function buildReport({ harmony, swatches }: Palette, now: Date): TextFile {
  const blocks = swatches.map(({ hex, rgb, hsl, onWhite, onBlack }, index) => {
    const contrast = `Contrast: ${onWhite.toFixed(2)}:1 on white, ${onBlack.toFixed(2)}:1 on black`
    return `${index + 1}. ${hex}\nRGB: ${rgb}\nHSL: ${hsl}\n${contrast}`
  })
  const text = `Color Palette: ${harmony}\nGenerated: ${now.toISOString()}\n\n${blocks.join('\n\n')}\n`
  return { name: `color-palette-${harmony}.txt`, type: 'text/plain', text }
}
