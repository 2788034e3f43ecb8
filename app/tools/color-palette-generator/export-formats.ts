import { declareColors, exportCss } from './exports.ts'
import type { Palette } from './harmony.ts'
import type { ExportFormat } from './settings.ts'
import type { Swatch } from './swatch.ts'

/** The palette as code: scss → `$palette-1: #3B82F6;\n…` */
export function exportPalette(palette: Palette, format: ExportFormat) {
  if (format === 'css') return exportCss(palette)
  const { harmony, swatches } = palette
  const names = swatches.map((_, index) => `$palette-${index + 1}`).join(', ')
  const colors = swatches.map(({ hex, rgb, hsl, oklch }) => ({ hex, rgb, hsl, oklch }))
  const files: Record<Exclude<ExportFormat, 'css'>, [ending: string, type: string, text: string]> = {
    oklch: ['oklch.css', 'text/css', `:root {\n${declareColors(palette, '  --palette-', 'oklch')}}\n`],
    // Tailwind CSS 4 generates `bg-palette-1`, `text-palette-1` and so on from every `--color-*` in @theme.
    tailwind: ['tailwind.css', 'text/css', `@theme {\n${declareColors(palette, '  --color-palette-')}}\n`],
    scss: ['scss', 'text/x-scss', `${declareColors(palette, '$palette-')}\n$palette: (${names});\n`],
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
