import type { Palette } from './harmony.ts'

/** One color per line, for Copy HEX and Copy RGB: `"#3B82F6\n#F6AF3B\n…"` */
export const listColors = ({ swatches }: Palette, notation: 'hex' | 'rgb'): string =>
  swatches.map((swatch) => swatch[notation]).join('\n')

/** One declaration per color: `"--palette-"` → "--palette-1: #3B82F6;\n--palette-2: #F6AF3B;\n…" */
export const declareColors = ({ swatches }: Palette, prefix: string, notation: 'hex' | 'oklch' = 'hex'): string =>
  swatches.map((swatch, index) => `${prefix}${index + 1}: ${swatch[notation]};\n`).join('')

/** The palette as CSS, shown first: `:root {\n  --palette-1: #3B82F6;\n…` */
export const exportCss = (palette: Palette) => ({
  name: `color-palette-${palette.harmony}.css`,
  type: 'text/css',
  text: `:root {\n${declareColors(palette, '  --palette-')}}\n`,
})
