import type { Toast } from '#app/ui/feedback/toast.ts'
import { copyFailedToast, downloadedToast, success } from '#app/work/messages.ts'

/** `"triadic"` → "Created a beautiful triadic color palette." */
export const generated = (harmony: string): Toast =>
  success('Palette Generated!', `Created a beautiful ${harmony} color palette.`)

export const copied = (format: string): Toast => success('Palette Copied!', `Color palette copied in ${format} format.`)

export const copyFailed = copyFailedToast('palette')
export const downloaded = downloadedToast('Color palette')

export const locksUnreadable =
  'The locked colors in this link could not be read. They should look like 2:F6AF3B,5:FAD79D.'

/** Options of "Harmony". */
export const harmonies = [
  { value: 'complementary', label: 'Complementary' },
  { value: 'triadic', label: 'Triadic' },
  { value: 'analogous', label: 'Analogous' },
  { value: 'monochromatic', label: 'Monochromatic' },
  { value: 'tetradic', label: 'Tetradic' },
] as const

/** Options of "See as" and their full names. */
export const visions = [
  { value: 'none', label: 'Normal', name: '' },
  { value: 'protanopia', label: 'Protan', name: 'Protanopia' },
  { value: 'deuteranopia', label: 'Deutan', name: 'Deuteranopia' },
  { value: 'tritanopia', label: 'Tritan', name: 'Tritanopia' },
  { value: 'achromatopsia', label: 'Gray', name: 'Achromatopsia' },
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
