import type { Language } from './settings.ts'

/** Converts a whole text by the rules of its language. `neutral` and Dutch give the same result in every browser. */
export const upper = (text: string, language: Language): string =>
  language === 'neutral' || language === 'nl' ? text.toUpperCase() : text.toLocaleUpperCase(language)

export const lower = (text: string, language: Language): string =>
  language === 'neutral' || language === 'nl' ? text.toLowerCase() : text.toLocaleLowerCase(language)

/** Caches answers by code point: the engine's own case functions are slow on single letters. */
function remember(find: (letter: string) => string): (code: number) => string {
  const known = new Map<number, string>()
  return (code) => {
    const answer = known.get(code) ?? find(String.fromCodePoint(code))
    if (!known.has(code)) known.set(code, answer)
    return answer
  }
}

const upperLetter = remember((letter) => letter.toUpperCase())
const lowerLetter = remember((letter) => letter.toLowerCase())

/** The uppercase of a single letter. Greek keeps its accent here: it is dropped only in all-caps text. */
export const upperOf = (code: number, language: Language): string =>
  language === 'tr' && code === 0x69 ? 'İ' : upperLetter(code)

export const lowerOf = (code: number, language: Language): string =>
  language === 'tr' && (code === 0x49 || code === 0x130) ? (code === 0x49 ? 'ı' : 'i') : lowerLetter(code)

/** Title-case letters that cannot be derived from the uppercase ones (Unicode, UnicodeData.txt and SpecialCasing.txt). */
const titleLetters: Record<string, string> = { ǆ: 'ǅ', ǉ: 'ǈ', ǌ: 'ǋ', ǳ: 'ǲ', ŉ: 'ʼN', ᾳ: 'ᾼ', ῃ: 'ῌ', ῳ: 'ῼ' }

const isGeorgian = (letter: string) => letter >= 'ა' && letter <= 'ჿ'
const hasIotaBelow = (letter: string) => letter >= 'ᾀ' && letter <= 'ᾯ'

const titleLetter = remember((letter) => {
  if (isGeorgian(letter)) return letter
  if (hasIotaBelow(letter)) return String.fromCodePoint(letter.codePointAt(0)! | 8)
  const capital = titleLetters[letter]
  if (capital) return capital
  const [first = '', ...rest] = letter.toUpperCase()
  return first + rest.join('').toLowerCase().replace('ι', '\u0345')
})

const dotted = new Set([0x69, 0x6a, 0x12f])

/** The capital for the lowercase letter at an index, and how many characters it replaces: `"ijs", 0, "nl"` → `IJ`, 2 */
export function capitalAt(text: string, index: number, language: Language): { capital: string; length: number } {
  const code = text.codePointAt(index)!
  if (language === 'nl' && code === 0x69 && text[index + 1] === 'j') return { capital: 'IJ', length: 2 }
  const dropsDot = language === 'lt' && dotted.has(code) && text[index + 1] === '\u0307'
  const capital = language === 'tr' && code === 0x69 ? 'İ' : titleLetter(code)
  return { capital, length: (code > 0xffff ? 2 : 1) + (dropsDot ? 1 : 0) }
}
