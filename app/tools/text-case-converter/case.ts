import { kindAt, MODIFIER } from './characters.ts'
import { capitalAt, type Language, lower, upper } from './languages.ts'
import { toAlternatingCase, toInverseCase, toSentenceCase, toTitleCase } from './text-cases.ts'
import { type Line, splitLines } from './words.ts'

/** What every case is made from: the text, and line by line its words as written, in lower case and with capitals. */
type Source = { text: string; language: Language } & Record<'written' | 'lowered' | 'capitalized', readonly Line[]>

const joinWords = (lines: readonly Line[], separator: string): string =>
  lines.map(({ words, end }) => words.join(separator) + end).join('')

/** Dutch IJ stays out of identifiers, where it would read as two words. */
function capitalizeWord(word: string, language: Language): string {
  let at = 0
  while (kindAt(word, at) === MODIFIER) at += word.codePointAt(at)! > 0xffff ? 2 : 1
  if (at === word.length) return word
  const { capital, length } = capitalAt(word, at, language === 'nl' ? 'neutral' : language)
  return word.slice(0, at) + capital + word.slice(at + length)
}

const joinHumps = (lowered: readonly Line[], capitalized: readonly Line[]): string =>
  capitalized.map(({ words, end }, i) => (lowered[i]?.words[0] ?? '') + words.slice(1).join('') + end).join('')

/** The twelve cases in the order of the page. */
const formats = [
  { key: 'uppercase', label: 'UPPERCASE', convert: ({ text, language }: Source) => upper(text, language) },
  { key: 'lowercase', label: 'lowercase', convert: ({ text, language }: Source) => lower(text, language) },
  { key: 'titleCase', label: 'Title Case', convert: ({ text, language }: Source) => toTitleCase(text, language) },
  {
    key: 'sentenceCase',
    label: 'Sentence case',
    convert: ({ text, language }: Source) => toSentenceCase(text, language),
  },
  {
    key: 'camelCase',
    label: 'camelCase',
    convert: ({ lowered, capitalized }: Source) => joinHumps(lowered, capitalized),
  },
  { key: 'pascalCase', label: 'PascalCase', convert: ({ capitalized }: Source) => joinWords(capitalized, '') },
  { key: 'snakeCase', label: 'snake_case', convert: ({ lowered }: Source) => joinWords(lowered, '_') },
  { key: 'kebabCase', label: 'kebab-case', convert: ({ lowered }: Source) => joinWords(lowered, '-') },
  {
    key: 'constantCase',
    label: 'CONSTANT_CASE',
    convert: ({ written, language }: Source) => upper(joinWords(written, '_'), language),
  },
  { key: 'dotCase', label: 'dot.case', convert: ({ lowered }: Source) => joinWords(lowered, '.') },
  {
    key: 'alternatingCase',
    label: 'aLtErNaTiNg cAsE',
    convert: ({ text, language }: Source) => toAlternatingCase(text, language),
  },
  { key: 'inverseCase', label: 'iNVERSE cASE', convert: ({ text, language }: Source) => toInverseCase(text, language) },
] as const

export type CaseKey = (typeof formats)[number]['key']

export const caseFormats: readonly { key: CaseKey; label: string }[] = formats

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

/** A text in all twelve cases, all empty where it is blank: `"foo bar"` → `{ camelCase: "fooBar", … }` */
export function convertAll(
  text: string,
  language: Language = 'neutral',
  onProgress: (done: number) => void = () => {},
): Record<CaseKey, string> {
  const isBlank = text.trim() === ''
  const written = isBlank ? [] : splitLines(text)
  const lowered = lowerWords(written, language)
  const capitalized = lowered.map(({ words, end }) => ({
    words: words.map((word) => capitalizeWord(word, language)),
    end,
  }))
  const source: Source = { text: isBlank ? '' : text, language, written, lowered, capitalized }
  const entries = formats.map(({ key, convert }, index) => {
    onProgress((shareOfWords + index) / (shareOfWords + formats.length))
    return [key, convert(source)]
  })
  return Object.fromEntries(entries)
}

/** The name a result is saved under: `"titleCase"` → `"titleCase-text.txt"` */
export const fileNameOf = (key: CaseKey): string => `${key}-text.txt`
