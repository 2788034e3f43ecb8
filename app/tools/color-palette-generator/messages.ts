import type { Toast } from '#app/ui/feedback/toast.ts'

/** `"triadic"` → "Created a beautiful triadic color palette." */
export const generated = (harmony: string): Toast => ({
  title: 'Palette Generated!',
  description: `Created a beautiful ${harmony} color palette.`,
  tone: 'success',
})

/** `"HEX"` → "Color palette copied in HEX format." */
export const copied = (format: string): Toast => ({
  title: 'Palette Copied!',
  description: `Color palette copied in ${format} format.`,
  tone: 'success',
})

/** `"#3B82F6"` → "#3B82F6 copied to clipboard." */
export const copiedValue = (value: string): Toast => ({
  title: 'Copied!',
  description: `${value} copied to clipboard.`,
  tone: 'success',
})

export const copyFailed: Toast = {
  title: 'Copy failed',
  description: 'Please copy the palette manually.',
  tone: 'error',
}

export const downloaded: Toast = {
  title: 'Downloaded!',
  description: 'Color palette downloaded successfully.',
  tone: 'success',
}

export const locksUnreadable =
  'The locked colors in this link could not be read. They should look like 2:F6AF3B,5:FAD79D.'
