import type { Palette } from './harmony.ts'
import { describeColor } from './swatch.ts'

type TextFile = { name: string; type: string; text: string }

export const exportFormats = ['css', 'tailwind', 'scss', 'json', 'svg'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** One hex value per line, as Copy HEX puts it on the clipboard: `"#3B82F6\n#F6AF3B\n…"` */
export const listHex = ({ colors }: Palette): string => colors.join('\n')

/** One RGB value per line, as Copy RGB puts it on the clipboard: `"rgb(59, 130, 246)\n…"` */
export const listRgb = ({ colors, isParsed }: Palette): string =>
  colors.map((color) => (isParsed ? describeColor(color).rgb : color)).join('\n')

/** The file Download saves: color-palette-triadic.txt with a title, the time and each color in all its notations */
export function buildDownload(palette: Palette, now: Date): TextFile {
  const blocks = palette.colors.map((color, index) => {
    if (!palette.isParsed) return color
    const { rgb, hsl, onWhite, onBlack } = describeColor(color)
    const contrast = `Contrast: ${onWhite.text} on white, ${onBlack.text} on black`
    return `${index + 1}. ${color}\nRGB: ${rgb}\nHSL: ${hsl}\n${contrast}`
  })
  const text = `Color Palette: ${palette.harmony}\nGenerated: ${now.toISOString()}\n\n${blocks.join('\n\n')}\n`
  return { name: `color-palette-${palette.harmony}.txt`, type: 'text/plain', text }
}

/** The palette as code; a text that is no color is left out of it: css → `:root {\n  --palette-1: #3B82F6;\n…` */
export function exportPalette(palette: Palette, format: ExportFormat): TextFile {
  const { ending, type, write } = writers[format]
  const colors = palette.isParsed ? palette.colors : []
  return { name: `color-palette-${palette.harmony}.${ending}`, type, text: write(colors, palette.harmony) }
}

type Writer = { ending: string; type: string; write: (colors: readonly string[], harmony: string) => string }

const writers: Record<ExportFormat, Writer> = {
  css: { ending: 'css', type: 'text/css', write: (colors) => `:root {\n${declare('  --palette-', colors)}}\n` },
  // Tailwind CSS 4 makes `bg-palette-1`, `text-palette-1` and so on of every `--color-*` in @theme.
  tailwind: {
    ending: 'tailwind.css',
    type: 'text/css',
    write: (colors) => `@theme {\n${declare('  --color-palette-', colors)}}\n`,
  },
  scss: {
    ending: 'scss',
    type: 'text/x-scss',
    write: (colors) =>
      `${declare('$palette-', colors)}\n$palette: (${colors.map((_, index) => `$palette-${index + 1}`).join(', ')});\n`,
  },
  json: {
    ending: 'json',
    type: 'application/json',
    write: (colors, harmony) => {
      const values = colors.map(describeColor).map(({ hex, rgb, hsl, oklch }) => ({ hex, rgb, hsl, oklch }))
      return `${JSON.stringify({ harmony, colors: values }, null, 2)}\n`
    },
  },
  svg: { ending: 'svg', type: 'image/svg+xml', write: drawSvg },
}

const declare = (prefix: string, colors: readonly string[]): string =>
  colors.map((color, index) => `${prefix}${index + 1}: ${color};\n`).join('')

function drawSvg(colors: readonly string[], harmony: string): string {
  const side = 100
  const width = side * colors.length
  const squares = colors.map(
    (color, index) => `  <rect x="${index * side}" width="${side}" height="${side}" fill="${color}"/>\n`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${side}" viewBox="0 0 ${width} ${side}">
  <title>Color palette: ${harmony}</title>
${squares.join('')}</svg>
`
}
