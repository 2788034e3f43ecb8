import type { Palette } from './harmony.ts'
import type { ExportFormat } from './settings.ts'
import type { Swatch } from './swatch.ts'

/** One color per line, for Copy HEX and Copy RGB: `"#3B82F6\n#F6AF3B\n…"` */
export const listColors = ({ swatches }: Palette, notation: 'hex' | 'rgb'): string =>
  swatches.map((swatch) => swatch[notation]).join('\n')

/** The palette as code: css → `:root {\n  --palette-1: #3B82F6;\n…` */
export function exportPalette({ harmony, swatches }: Palette, format: ExportFormat) {
  const declare = (prefix: string, notation: 'hex' | 'oklch' = 'hex') =>
    swatches.map((swatch, index) => `${prefix}${index + 1}: ${swatch[notation]};\n`).join('')
  const names = swatches.map((_, index) => `$palette-${index + 1}`).join(', ')
  const colors = swatches.map(({ hex, rgb, hsl, oklch }) => ({ hex, rgb, hsl, oklch }))
  const files: Record<ExportFormat, [ending: string, type: string, text: string]> = {
    css: ['css', 'text/css', `:root {\n${declare('  --palette-')}}\n`],
    oklch: ['oklch.css', 'text/css', `:root {\n${declare('  --palette-', 'oklch')}}\n`],
    // Tailwind CSS 4 generates `bg-palette-1`, `text-palette-1` and so on from every `--color-*` in @theme.
    tailwind: ['tailwind.css', 'text/css', `@theme {\n${declare('  --color-palette-')}}\n`],
    scss: ['scss', 'text/x-scss', `${declare('$palette-')}\n$palette: (${names});\n`],
    json: ['json', 'application/json', `${JSON.stringify({ harmony, colors }, null, 2)}\n`],
    svg: ['svg', 'image/svg+xml', drawSvg(swatches, harmony)],
  }
  const [ending, type, text] = files[format]
  return { name: `color-palette-${harmony}.${ending}`, type, text }
}

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
