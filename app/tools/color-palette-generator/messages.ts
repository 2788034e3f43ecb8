import type { Toast } from '#app/ui/toast.ts'

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

export const notAColor =
  'Not a color. Try #3B82F6, #3BF, a CSS name such as teal, or rgb(), hsl(), hwb(), lab() or oklch().'
export const isComputed =
  'This color has to be computed first: color-mix(), light-dark(), calc(), var() and relative colors are not read here. Enter the color that results.'
export const isContextual =
  'This color depends on the page and the device it is shown on. Enter the color that results, such as #3B82F6.'
export const noHue = 'This color is grey, so there is no hue to rotate: every rotation leaves it as it is.'
export const isOpaque = 'The palette is opaque: the transparency of this color is left out.'
export const isMapped = 'This color lies outside sRGB: the closest color a hex value can hold is used.'
export const libraryMissing = 'The part that reads colors could not be loaded. Check your connection and try again.'
