import { isInWord, isLetter, isLineBreak, kindAt, kindOf, MARK, MODIFIER, OUTSIDE } from './characters.ts'
import { capitalAt, lower, lowerOf, upperOf } from './languages.ts'
import type { Language } from './settings.ts'

/** Characters that don't end a word if a letter or digit follows: `"test(s)"` and `"i.e."` are one word, `"well-known"` is two. */
const joints = new Set(Array.from("'’.@()[]", (character) => character.codePointAt(0)!))

/** Lowercases a text, except letters for which `isCapital` returns true. It is called for each character in order. */
function capitalize(
  text: string,
  language: Language,
  isCapital: (code: number, kind: number, next: number) => boolean,
) {
  const source = lower(text, language)
  let out = ''
  let copied = 0
  for (let i = 0; i < source.length; ) {
    const code = source.codePointAt(i)!
    const next = i + (code > 0xffff ? 2 : 1)
    const kind = kindOf(code)
    if (isCapital(code, kind, kind === OUTSIDE && joints.has(code) ? kindAt(source, next) : OUTSIDE)) {
      const { capital, length } = capitalAt(source, i, language)
      out += source.slice(copied, i) + capital
      copied = i + length
      i = copied
    } else i = next
  }
  return out + source.slice(copied)
}

function capitalizeWords(text: string, language: Language): string {
  let isInside = false
  return capitalize(text, language, (_, kind, next) => {
    const isStart = isLetter(kind) && !isInside
    if (isInWord(kind)) isInside = true
    else if (kind !== MARK && kind !== MODIFIER) isInside = isInside && isInWord(next)
    return isStart
  })
}

const initials = /(?<![\p{L}\p{M}\p{N}.@])(\p{Lu}(?:\.\p{Lu})+)(?![\p{L}\p{M}\p{N}])/u

/**
 * Capitalizes the first letter of every word. Punctuation inside a word does not start a new one, and initials stay as they are:
 * `"don't stop in the U.S., jane@example.com"` → `"Don't Stop In The U.S., Jane@example.com"`
 */
export const toTitleCase = (text: string, language: Language): string =>
  text
    .split(initials)
    .map((part, index) => (index % 2 === 1 ? part : capitalizeWords(part, language)))
    .join('')

const fullStop = 0x2e
const isStop = (code: number) => code === fullStop || code === 0x21 || code === 0x3f || code === 0x2026
const isCloser = (code: number) => '\'"’”»)]'.includes(String.fromCodePoint(code))
const isSpace = (code: number) => String.fromCodePoint(code).trim() === ''

/**
 * Capitalizes the first letter of the text, of each line, and after `. ! ? …` and a space, unless a digit comes first. The
 * period of single letters such as "e.g." does not end a sentence: `"HELLO. see E.G. example.com"` → `"Hello. See e.g. example.com"`
 */
export function toSentenceCase(text: string, language: Language): string {
  let isAwaited = true
  let isStopped = false
  let length = 0
  let initials = 0
  return capitalize(text, language, (code, kind) => {
    const isStart = isAwaited && isLetter(kind)
    if (isInWord(kind)) {
      isAwaited = false
      isStopped = false
      length += isLetter(kind) ? 1 : 2
    } else if (kind !== MARK) {
      initials = code === fullStop && length === 1 ? initials + 1 : 0
      length = 0
    }
    if (isLineBreak(code) || (isStopped && isSpace(code))) isAwaited = true
    else if (isStop(code)) isStopped = initials < 2
    else if (isStopped && !isCloser(code)) isStopped = false
    return isStart
  })
}

/** Σ at the end of a word becomes ς, which depends on the letters around it (Unicode §3.13, Final_Sigma). */
function isFinalSigma(text: string, index: number, isAfterLetter: boolean): boolean {
  let next = index + 1
  while (kindAt(text, next) === MARK) next++
  return isAfterLetter && !isLetter(kindAt(text, next))
}

function mapLetters(text: string, language: Language, wantsUpper: (code: number, isUpper: boolean) => boolean): string {
  let out = ''
  let isAfterLetter = false
  for (let i = 0; i < text.length; ) {
    const code = text.codePointAt(i)!
    const kind = kindOf(code)
    const lowered = lowerOf(code, language)
    if (wantsUpper(code, lowered.codePointAt(0) !== code)) out += upperOf(code, language)
    else if (code === 0x3a3 && isFinalSigma(text, i, isAfterLetter)) out += 'ς'
    else out += lowered
    if (kind !== MARK) isAfterLetter = isLetter(kind)
    i += code > 0xffff ? 2 : 1
  }
  return out
}

/** Every second character of a line is upper case, marks not counted: `"hello world"` → `"hElLo wOrLd"` */
export function toAlternatingCase(text: string, language: Language): string {
  let isOdd = true
  return mapLetters(text, language, (code) => {
    if (isLineBreak(code)) isOdd = true
    else if (kindOf(code) !== MARK) isOdd = !isOdd
    return isOdd
  })
}

/** Upper-case letters become lower case and lower-case ones upper case: `"a😀B"` → `"A😀b"` */
export const toInverseCase = (text: string, language: Language): string =>
  mapLetters(text, language, (_, isUpper) => !isUpper)
