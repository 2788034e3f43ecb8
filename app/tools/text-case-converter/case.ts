import { kindAt, MODIFIER } from './characters.ts'
import { type CaseKey, caseFormats } from './formats.ts'
import { capitalAt, lower, upper } from './languages.ts'
import type { Language } from './settings.ts'
import { toAlternatingCase, toInverseCase, toSentenceCase, toTitleCase } from './text-cases.ts'
import { type Line, splitLines } from './words.ts'

/** The input of every case: the text, and its words line by line as written, in lower case and capitalized. */
type Source = { text: string; language: Language } & Record<'written' | 'lowered' | 'capitalized', readonly Line[]>

const joinWords = (lines: readonly Line[], separator: string): string =>
  lines.map(({ words, end }) => words.join(separator) + end).join('')

/** Identifiers don't use the Dutch IJ, because it would look like two words. */
function capitalizeWord(word: string, language: Language): string {
  let at = 0
  while (kindAt(word, at) === MODIFIER) at += word.codePointAt(at)! > 0xffff ? 2 : 1
  if (at === word.length) return word
  const { capital, length } = capitalAt(word, at, language === 'nl' ? 'neutral' : language)
  return word.slice(0, at) + capital + word.slice(at + length)
}

const joinHumps = (lowered: readonly Line[], capitalized: readonly Line[]): string =>
  capitalized.map(({ words, end }, i) => (lowered[i]?.words[0] ?? '') + words.slice(1).join('') + end).join('')

const converters: Record<CaseKey, (source: Source) => string> = {
  uppercase: ({ text, language }) => upper(text, language),
  lowercase: ({ text, language }) => lower(text, language),
  titleCase: ({ text, language }) => toTitleCase(text, language),
  sentenceCase: ({ text, language }) => toSentenceCase(text, language),
  camelCase: ({ lowered, capitalized }) => joinHumps(lowered, capitalized),
  pascalCase: ({ capitalized }) => joinWords(capitalized, ''),
  snakeCase: ({ lowered }) => joinWords(lowered, '_'),
  kebabCase: ({ lowered }) => joinWords(lowered, '-'),
  constantCase: ({ written, language }) => upper(joinWords(written, '_'), language),
  dotCase: ({ lowered }) => joinWords(lowered, '.'),
  alternatingCase: ({ text, language }) => toAlternatingCase(text, language),
  inverseCase: ({ text, language }) => toInverseCase(text, language),
}

function lowerWords(lines: readonly Line[], language: Language): Line[] {
  const words = lower(lines.flatMap((line) => line.words).join('\n'), language).split('\n')
  let from = 0
  return lines.map(({ words: { length }, end }) => {
    from += length
    return { words: words.slice(from - length, from), end }
  })
}

/** Finding the words takes about as long as three of the cases. */
const shareOfWords = 3

/** A text in all twelve cases, all empty if it is blank: `"foo bar"` → `{ camelCase: "fooBar", … }` */
export function convertAll(
  given: string,
  language: Language = 'neutral',
  onProgress?: (done: number) => void,
): Record<CaseKey, string> {
  const text = given.trim() === '' ? '' : given
  const written = splitLines(text)
  const lowered = lowerWords(written, language)
  const capitalized = lowered.map(({ words, end }) => ({
    words: words.map((word) => capitalizeWord(word, language)),
    end,
  }))
  const source: Source = { text, language, written, lowered, capitalized }
  const entries = caseFormats.map(({ key }, index) => {
    onProgress?.((shareOfWords + index) / (shareOfWords + caseFormats.length))
    return [key, converters[key](source)]
  })
  return Object.fromEntries(entries)
}
