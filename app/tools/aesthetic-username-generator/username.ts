import { capitalize } from '#app/lib/capitalize.ts'
import { type RandomBytes, randomBelow } from '#app/lib/random.ts'
import { type Platform, platforms, type Rules } from './platforms.data.ts'
import { checkName, findStranger, listLegal, measureName, quoteCharacter } from './platforms.ts'
import type { Settings, Style } from './settings.ts'
import { banks, prefixes, separators, suffixes, symbols } from './words.data.ts'

export type Options = Settings & { baseName: string }

export type Username = { name: string; legalOn: readonly Platform[] }

/** The names of one click, and the reason if there are fewer than twenty. */
export type Batch = { names: readonly Username[]; shortfall: string | null }

export const batchSize = 20
export const maximumLength = 20
// A batch is twenty attempts. With platforms chosen, names that break a rule are replaced, up to this many attempts.
const attemptsWithPlatforms = 400

/** A batch of different names: base `"luna"` → `Lunafern`, `Velvet_luna`, … */
export function generateBatch(options: Options, randomBytes: RandomBytes): Batch {
  const names = new Set<string>()
  const misses: Misses = { tooLong: 0, repeated: 0, illegal: [] }
  const attempts = options.platforms.length > 0 ? attemptsWithPlatforms : batchSize
  for (let attempt = 0; attempt < attempts && names.size < batchSize; attempt++) {
    const name = composeName(options, randomBytes)
    const breach = options.platforms.map((platform) => checkName(name, platform)).find(({ ok }) => !ok)
    if (measureName(name) > limitLength(options)) misses.tooLong++
    else if (names.has(name)) misses.repeated++
    else if (breach && !breach.ok) misses.illegal.push(breach.error)
    else names.add(name)
  }
  return {
    names: Array.from(names, (name) => ({ name, legalOn: listLegal(name) })),
    shortfall: names.size < batchSize ? explainShortfall(options, names.size, misses) : null,
  }
}

/** One attempt, not yet checked for length: cool, no base name → `"Wildraven"`, `"Ravensong"`, `"Raven-volt"` or `"Ravenvolt"` */
export function composeName(options: Options, randomBytes: RandomBytes): string {
  const rules = readRules(options)
  const base = cleanBaseName(options)
  const bank = listWords(options.style)
  const pick = (items: readonly string[]) => items[randomBelow(items.length, randomBytes)] ?? ''
  const marks = separators.filter((mark) => rules.every((rule) => rule.separators.includes(mark)))
  const word = pick(bank)
  const pickOther = () => pick(bank.filter((other) => other !== word))

  const joint = () => pick(['', ...marks])
  const withBase = [() => word + joint() + base, () => base + joint() + word]
  const withoutBase = [
    () => pick(prefixes) + word,
    () => word + pick(suffixes),
    () => word + pick(marks) + pickOther(),
    () => word + pickOther(),
  ]
  const patterns = base === '' ? withoutBase : withBase
  let name = patterns[randomBelow(patterns.length, randomBytes)]?.() ?? word
  if (options.includeNumbers && happens(40, randomBytes)) name += 1 + randomBelow(999, randomBytes)
  const isSymbolFit = options.includeSymbols && options.style !== 'cool' && rules.length === 0
  if (isSymbolFit && happens(20, randomBytes)) name += pick(symbols)
  return rules.some((rule) => rule.letters === 'a–z') ? name : capitalize(name)
}

const cleanCase = (text: string): string => text.toLowerCase().replace(/[\s\p{White_Space}]+/gu, '')

/** The base name as used in a name: `"  Luna  Rose "` → `"lunarose"`, `"İrem"` for X → `"irem"`, `"ℕora"` for X → `"nora"` */
export function cleanBaseName({ baseName, platforms: chosen }: Pick<Options, 'baseName' | 'platforms'>): string {
  const isAscii = chosen.some((platform) => platforms[platform].letters !== 'any language')
  const cleaned = cleanCase(baseName)
  return isAscii ? cleanCase(cleaned.normalize('NFKD').replace(/\p{M}+/gu, '')) : cleaned
}

/** True with exactly this chance: `40` → 40 % */
export const happens = (percent: number, randomBytes: RandomBytes): boolean => randomBelow(100, randomBytes) < percent

const readRules = (options: Options): readonly Rules[] => options.platforms.map((platform) => platforms[platform])

const limitLength = (options: Options): number =>
  Math.min(maximumLength, ...readRules(options).map(({ maximum }) => maximum))

const everyWord = Object.values(banks).flat()
const listWords = (style: Style): readonly string[] => (style === 'all' ? everyWord : banks[style])

type Misses = { tooLong: number; repeated: number; illegal: string[] }

function explainShortfall(options: Options, made: number, misses: Misses): string {
  const base = cleanBaseName(options)
  const limit = limitLength(options)
  for (const platform of options.platforms) {
    const char = findStranger(base, platform)
    if (char !== undefined)
      return `${platforms[platform].name} does not allow ${quoteCharacter(char)}, which the base name contains.`
  }
  const shortest = Math.min(...listWords(options.style).map((word) => word.length))
  if (base !== '' && measureName(base) + shortest > limit) {
    return `The base name has ${measureName(base)} characters, so no word fits: the limit is ${limit}.`
  }
  const causes = [
    misses.tooLong > 0 && `${misses.tooLong} longer than ${limit} characters`,
    misses.repeated > 0 && `${misses.repeated} repeated`,
    misses.illegal.length > 0 && `${misses.illegal.length} that break a rule`,
  ]
  const [example] = misses.illegal
  const left = `${made} of ${batchSize} names. Left out: ${causes.filter(Boolean).join(', ')}.`
  return example ? `${left} ${example}` : left
}
