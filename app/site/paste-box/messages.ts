import { countCharacters, type PaneText } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { sampleSize } from '#app/tools/traits.ts'

export const traitsMissing =
  'The part that recognizes what you paste could not be loaded. Check your connection and try again.'
export const asItIs = 'The tool gets the file as it is.'

export const beforeAttempts = 'See what your browser does.'
export const attemptsMissing = 'The attempts could not be loaded'
/** `"canary"` → "We just tried to leak the word “canary”." */
export const leakTried = (word: string) => `We just tried to leak the word “${word}”.`

/** `"a😀"` → "2 characters"; for a long text the number is estimated */
export const describeLength = (text: PaneText): string =>
  (text.length > sampleSize ? 'about ' : '') + count(countCharacters(text), 'character')
