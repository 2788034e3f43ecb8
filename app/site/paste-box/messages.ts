import { describeLength } from '#app/lib/describe-length.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { sampleSize } from '#app/tools/traits.ts'

export const traitsMissing =
  'The part that recognizes what you paste could not be loaded. Check your connection and try again.'
export const asItIs = 'The tool gets the file as it is.'

export const beforeAttempts = 'See what your browser does.'
export const attemptsMissing = 'The test could not be loaded'
export const leakTried = (word: string) => `We just tried to leak the word “${word}”.`

/** `"a😀"` → "2 characters"; of a long text the number is estimated */
export const describePasted = (text: PaneText): string =>
  (text.length > sampleSize ? 'about ' : '') + describeLength(text)

export const invitation =
  'Paste JSON, a token, Base64, a UUID, a timestamp, a URL, a color, a hash or a pattern. The page recognizes it in this tab.'

export const awaited =
  'On a first visit your browser needs a few seconds before it can pass this to another page. Press a button: the tool opens as soon as it can.'
export const textStuck =
  'This text cannot be passed to another page: it is too long for this browser, or storage is blocked. Open the tool and paste it there.'
export const fileStuck =
  'This file cannot be passed to another page: this browser has no offline copy of the site, or storage is blocked. Open the tool, then open the file there.'
