import type { Toast } from '#app/ui/feedback/toast.ts'
import { copyFailedToast, downloadedToast, success } from '#app/work/messages.ts'

/** `"triadic"` → "Created a beautiful triadic color palette." */
export const generated = (harmony: string): Toast =>
  success('Palette Generated!', `Created a beautiful ${harmony} color palette.`)

export const copied = (format: string): Toast => success('Palette Copied!', `Color palette copied in ${format} format.`)

export const copyFailed = copyFailedToast('palette')
export const downloaded = downloadedToast('Color palette')

/** Options of "Harmony". */
export const harmonies = [
  { value: 'complementary', label: 'Complementary' },
  { value: 'triadic', label: 'Triadic' },
  { value: 'analogous', label: 'Analogous' },
  { value: 'monochromatic', label: 'Monochromatic' },
  { value: 'tetradic', label: 'Tetradic' },
] as const

/** Options of "See as". */
export const visions = [
  { value: 'none', label: 'Normal' },
  { value: 'protanopia', label: 'Protan' },
  { value: 'deuteranopia', label: 'Deutan' },
  { value: 'tritanopia', label: 'Tritan' },
  { value: 'achromatopsia', label: 'Gray' },
] as const

/** Options of "Export format"; toasts use the labels. */
export const formats = [
  { value: 'css', label: 'CSS' },
  { value: 'tailwind', label: 'Tailwind' },
  { value: 'scss', label: 'SCSS' },
  { value: 'oklch', label: 'OKLCH' },
  { value: 'json', label: 'JSON' },
  { value: 'svg', label: 'SVG' },
] as const
