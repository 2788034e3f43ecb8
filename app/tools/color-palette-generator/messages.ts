import type { Toast } from '#app/ui/feedback/toast.ts'

/** `"triadic"` → "Created a beautiful triadic color palette." */
export const generated = (harmony: string): Toast => ({
  title: 'Palette Generated!',
  description: `Created a beautiful ${harmony} color palette.`,
})

/** `"HEX"` → "Color palette copied in HEX format." */
export const copied = (format: string): Toast => ({
  title: 'Palette Copied!',
  description: `Color palette copied in ${format} format.`,
})

/** `"#3B82F6"` → "#3B82F6 copied to clipboard." */
export const copiedValue = (value: string): Toast => ({
  title: 'Copied!',
  description: `${value} copied to clipboard.`,
})

export const copyFailed: Toast = { title: 'Copy failed', description: 'Please copy the palette manually.' }
export const downloaded: Toast = { title: 'Downloaded!', description: 'Color palette downloaded successfully.' }

export const locksUnreadable =
  'The locked colors in this link could not be read. They should look like 2:F6AF3B,5:FAD79D.'
