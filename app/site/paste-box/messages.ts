import { countCharacters, type PaneText } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { sampleSize } from '#app/tools/traits.ts'

export const invitation =
  'JSON, a token, Base64, a UUID, a timestamp, a URL, a color, a digest, a pattern: it is recognized here, in this tab.'

export const textStuck =
  'This text cannot be carried along: it is longer than a browser hands from page to page, or storage is blocked here. Open the tool and paste it there.'
export const fileStuck =
  'This file cannot be carried along as it is: this browser has no offline copy of the site, or storage is blocked here. Open the tool, and the file there.'

export const traitsMissing =
  'The part that recognizes what you paste could not be loaded. Check your connection and try again.'
export const asItIs = 'A tool gets it as it is.'

/** `"a😀"` → "2 characters"; a long text is not walked through for its exact number */
export const describeLength = (text: PaneText): string =>
  (text.length > sampleSize ? 'about ' : '') + count(countCharacters(text), 'character')
