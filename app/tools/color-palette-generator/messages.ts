import { success, type Toast } from '#app/ui/feedback/toast.ts'
import { copyFailedToast, downloadedToast } from '#app/work/messages.ts'

/** `"triadic"` → "Created a beautiful triadic color palette." */
export const generated = (harmony: string): Toast =>
  success('Palette Generated!', `Created a beautiful ${harmony} color palette.`)

/** `"HEX"` → "Color palette copied in HEX format." */
export const copied = (format: string): Toast => success('Palette Copied!', `Color palette copied in ${format} format.`)

export const copyFailed = copyFailedToast('palette')
export const downloaded = downloadedToast('Color palette')

export const locksUnreadable =
  'The locked colors in this link could not be read. They should look like 2:F6AF3B,5:FAD79D.'
