import type { ExportFormat } from './exports.data.ts'
import type { Palette } from './harmony.ts'
import type { Swatch } from './swatch.ts'

type TextFile = { name: string; type: string; text: string }

/** One hex value per line, for Copy HEX: `"#3B82F6\n#F6AF3B\n…"` */
export const listHex = ({ swatches }: Palette): string => swatches.map(({ hex }) => hex).join('\n')

/** One RGB value per line, for Copy RGB: `"rgb(59, 130, 246)\n…"` */
export const listRgb = ({ swatches }: Palette): string => swatches.map(({ rgb }) => rgb).join('\n')

/** The palette as code: css → `:root {\n  --palette-1: #3B82F6;\n…` */
export function exportPalette({ harmony, swatches }: Palette, format: ExportFormat): TextFile {
  const { ending, type, write } = writers[format]
  return { name: `color-palette-${harmony}.${ending}`, type, text: write(swatches, harmony) }
}

type Writer = { ending: string; type: string; write: (swatches: readonly Swatch[], harmony: string) => string }

const writers: Record<ExportFormat, Writer> = {
  css: { ending: 'css', type: 'text/css', write: (swatches) => `:root {\n${declare('  --palette-', swatches)}}\n` },
  oklch: {
    ending: 'oklch.css',
    type: 'text/css',
    write: (swatches) => `:root {\n${declare('  --palette-', swatches, 'oklch')}}\n`,
  },
  // Tailwind CSS 4 generates `bg-palette-1`, `text-palette-1` and so on from every `--color-*` in @theme.
  tailwind: {
    ending: 'tailwind.css',
    type: 'text/css',
    write: (swatches) => `@theme {\n${declare('  --color-palette-', swatches)}}\n`,
  },
  scss: {
    ending: 'scss',
    type: 'text/x-scss',
    write: (swatches) => {
      const names = swatches.map((_, index) => `$palette-${index + 1}`)
      return `${declare('$palette-', swatches)}\n$palette: (${names.join(', ')});\n`
    },
  },
  json: {
    ending: 'json',
    type: 'application/json',
    write: (swatches, harmony) => {
      const colors = swatches.map(({ hex, rgb, hsl, oklch }) => ({ hex, rgb, hsl, oklch }))
      return `${JSON.stringify({ harmony, colors }, null, 2)}\n`
    },
  },
  svg: { ending: 'svg', type: 'image/svg+xml', write: drawSvg },
}

const declare = (prefix: string, swatches: readonly Swatch[], notation: 'hex' | 'oklch' = 'hex'): string =>
  swatches.map((swatch, index) => `${prefix}${index + 1}: ${swatch[notation]};\n`).join('')

function drawSvg(swatches: readonly Swatch[], harmony: string): string {
  const side = 100
  const width = side * swatches.length
  const squares = swatches.map(
    ({ hex }, index) => `  <rect x="${index * side}" width="${side}" height="${side}" fill="${hex}"/>\n`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${side}" viewBox="0 0 ${width} ${side}">
  <title>Color palette: ${harmony}</title>
${squares.join('')}</svg>
`
}
