import { editDistance } from '#app/lib/edit-distance.ts'

/** What can be found: by its name, by other words for it, or by what is said about it. */
export type Searchable = { name: string; synonyms: readonly string[]; text?: string }

const separators = /[^\p{L}\p{N}]+/gu
const caseChange = /(?<=\p{Ll})(?=\p{Lu})/u
const ending = /^(?:e?s|e?rs?|e?d|ing)$/
// Words that a search ignores, as in `"inches to cm"`
const joining = /^(?:a|an|and|as|for|free|from|in|into|of|online|or|the|to|with)$/i
const squeeze = (text: string) => text.replace(separators, '').toLowerCase()

/** `"kebab-case"` → `["kebab", "case"]`, `"camelCase"` → `["camel", "case"]` */
const partsOf = (word: string): string[] =>
  word
    .split(separators)
    .flatMap((part) => part.split(caseChange))
    .map(squeeze)

/** `"SHA-512 digest"` → `["sha512digest", "sha512", "sha", "512", "digest"]` */
const wordsOf = (phrase: string): string[] =>
  [squeeze(phrase), ...phrase.split(/\s+/).flatMap((word) => [squeeze(word), ...partsOf(word)])].filter(Boolean)

/** `"encoding"` also finds "encode" and "encoder". */
const begins = (word: string, asked: string) =>
  word.startsWith(asked) ||
  word.startsWith(asked.replace(/(?<=.{4})ing$/, 'e')) ||
  (word.length > 3 && asked.startsWith(word) && ending.test(asked.slice(word.length)))
/** `"camelcase"` in the words "camel" and "case" */
const joins = (words: readonly string[], asked: string) =>
  words.some((first) => first.length > 2 && asked.startsWith(first) && words.includes(asked.slice(first.length)))
const contains = (word: string, asked: string) => asked.length > 2 && word.includes(asked)

/** How many typos are allowed: none in a short word, because it would be another word. */
const slipsIn = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/** Without what cannot be heard: `"fahrenheit"` → "fareneit", `"palette"` → "palete" */
const hearLetters = (word: string) => word.replace(/h|(.)(?=\1)/g, '')

/** The typos between two words; the beginning of a long word is enough. */
function countSlips(word: string, asked: string): number {
  const slips = slipsIn(asked)
  // "jsn" lacks one letter of "json".
  const isShort = asked.length === 3 && word.length === 4 && word[0] === asked[0]
  if (slips === 0) return word.startsWith(asked) || (isShort && editDistance(asked, word, 1) === 1) ? 0 : 1
  const whole = editDistance(asked, word, slips)
  const heard = hearLetters(asked)
  if (heard.length > 4 && hearLetters(word).startsWith(heard)) return Math.min(whole, 1)
  const start = word.length > asked.length ? editDistance(asked, word.slice(0, asked.length), 1) : whole
  return start > 1 ? whole : Math.min(whole, start)
}

type Query = { plain: string; whole: string; asked: string[] }

function readQuery(query: string): Query {
  const plain = query.trim().toLowerCase()
  const words = query.trim().split(/\s+/).filter(squeeze)
  const telling = words.filter((word) => !joining.test(word))
  return { plain, whole: squeeze(plain), asked: telling.length > 0 ? telling : words }
}

/** Whether all words of the query are among these words, together or one by one. */
function areFound({ whole, asked }: Query, words: readonly string[], is: typeof begins): boolean {
  const isFound = (part: string) => words.some((word) => is(word, part)) || joins(words, part)
  return isFound(whole) || asked.every((word) => isFound(squeeze(word)) || partsOf(word).every(isFound))
}

/**
 * How well a query finds something, best first: 0 it is the name or another word for it, 1 one of them begins like that, 2 their
 * words do, 3 what is said about it does too, 4 it is inside a word
 */
function rankOf({ name, synonyms, text = '' }: Searchable, query: Query): number | null {
  const { plain, whole } = query
  const phrases = [name, ...synonyms]
  if (phrases.some((phrase) => phrase.toLowerCase() === plain)) return 0
  if (whole === '') return null
  const squeezed = phrases.map(squeeze)
  if (squeezed.includes(whole)) return 0
  if (squeezed.some((phrase) => phrase.startsWith(whole))) return 1
  const words = phrases.flatMap(wordsOf)
  if (areFound(query, words, begins)) return 2
  if (areFound(query, [...words, ...text.split(' ').flatMap(wordsOf)], begins)) return 3
  return areFound(query, words, contains) ? 4 : null
}

/** The typos in a query that is meant to find something; null if there are too many. */
function rankTypos({ name, synonyms }: Searchable, { whole, asked }: Query): number | null {
  if (whole === '') return null
  const words = [name, ...synonyms].flatMap(wordsOf)
  const count = (sought: string) => Math.min(...words.map((word) => countSlips(word, sought)))
  const one = count(whole)
  if (one <= slipsIn(whole)) return one
  const each = asked.map((word) => ({ word: squeeze(word), slips: count(squeeze(word)) }))
  if (each.some(({ word, slips }) => slips > slipsIn(word))) return null
  return each.reduce((sum, { slips }) => sum + slips, 0)
}

/** Actions, pages and articles come after a tool whose name, or another word for it, begins as well as theirs. */
const minorRank = (rank: number | null) => (rank === null || rank === 0 ? rank : rank + 1)

function sortBy<T>(entries: readonly T[], rank: (entry: T) => number | null): T[] {
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((each): each is { entry: T; rank: number } => each.rank !== null)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}

/**
 * The entries that a query finds, best first; equal ones keep their order. Only a query that finds nothing may have typos, unless
 * it is known, such as the name of a page: `"guid"` → the UUID generator, `"regx"` → the regex tester, `"contact"` → none
 */
export function search<T extends Searchable>(
  entries: readonly T[],
  text: string,
  isMinor: (entry: T) => boolean = () => false,
  known: readonly string[] = [],
): T[] {
  const query = readQuery(text)
  if (query.plain === '') return [...entries]
  const found = sortBy(entries, (entry) => {
    const rank = rankOf(entry, query)
    return isMinor(entry) ? minorRank(rank) : rank
  })
  const isRight = found.length > 0 || areFound(query, known.flatMap(wordsOf), begins)
  return isRight ? found : sortBy(entries, (entry) => rankTypos(entry, query))
}
