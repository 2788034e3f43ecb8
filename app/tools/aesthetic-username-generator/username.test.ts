import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RandomBytes } from '#app/lib/random.ts'
import { initialOf } from '#app/lib/settings.ts'
import * as messages from './messages.ts'
import { platformKeys } from './platforms.data.ts'
import { checkName, listLegal, measureName } from './platforms.ts'
import { settings } from './settings.ts'
import {
  batchSize,
  cleanBaseName,
  composeName,
  generateBatch,
  happens,
  maximumLength,
  type Options,
} from './username.ts'
import { banks, prefixes, separators, suffixes, symbols } from './words.data.ts'

/** The generator mulberry32, so that every run draws the same values. */
function seed(state: number): RandomBytes {
  let current = state
  const next = (): number => {
    current = (current + 0x6d2b79f5) | 0
    let mixed = Math.imul(current ^ (current >>> 15), 1 | current)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 24
  }
  return (size) => Uint8Array.from({ length: size }, next)
}

const defaultOptions: Options = { ...initialOf(settings), baseName: '' }
const styles = messages.styles.map(({ value }) => value)
const withOptions = (changes: Partial<Options>): Options => ({ ...defaultOptions, ...changes })
const sampleSize = 20_000
const sample = (changes: Partial<Options>, state = 1): string[] => {
  const source = seed(state)
  return Array.from({ length: sampleSize }, () => composeName(withOptions(changes), source))
}
const share = (names: string[], isCounted: (name: string) => boolean): number =>
  names.filter(isCounted).length / names.length
const words = Object.values(banks).flat()
const options = fc.record({
  baseName: fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constant('')),
  style: fc.constantFrom(...styles),
  includeNumbers: fc.boolean(),
  includeSymbols: fc.boolean(),
  platforms: fc.subarray([...platformKeys]),
})

test('by default numbers are off, symbols are on, and all styles and no platform are chosen', () => {
  expect(defaultOptions).toEqual({
    baseName: '',
    style: 'all',
    includeNumbers: false,
    includeSymbols: true,
    platforms: [],
  })
  expect([batchSize, maximumLength]).toEqual([20, 20])
})

test('a chance of 40 percent is true for 40 of 100 equally likely draws', () => {
  const draws = Array.from({ length: 100 }, (_, draw) => happens(40, () => Uint8Array.of(0, 0, 0, draw)))
  expect(draws.filter(Boolean)).toHaveLength(40)
})

test('without a base name the four patterns have equal odds', () => {
  const names = sample({ includeSymbols: false }).map((name) => name.toLowerCase())
  const isIn = (list: readonly string[], text: string) => list.includes(text)
  const shapes = [
    (name: string) => prefixes.some((prefix) => name.startsWith(prefix) && isIn(words, name.slice(prefix.length))),
    (name: string) => suffixes.some((suffix) => name.endsWith(suffix) && isIn(words, name.slice(0, -suffix.length))),
    (name: string) => /^[a-z]+[_.-][a-z]+$/.test(name),
    (name: string) => words.some((word) => name.startsWith(word) && isIn(words, name.slice(word.length))),
  ]
  const shares = shapes.map((isShape) => share(names, isShape))
  expect(shares.reduce((sum, part) => sum + part)).toBeCloseTo(1, 10)
  for (const part of shares) expect(Math.abs(part - 0.25)).toBeLessThan(0.01)
})

test('the three separators have equal odds, and no word is joined to itself', () => {
  const joined = sample({ includeSymbols: false }).flatMap(
    (name) => name.toLowerCase().match(/^(.+)([_.-])(.+)$/) ?? [],
  )
  const marks = joined.filter((part): part is string => separators.includes(part as '_'))
  for (const mark of separators) {
    expect(Math.abs(share(marks, (drawn) => drawn === mark) - 1 / 3)).toBeLessThan(0.02)
  }
  expect(joined.filter((part, index) => index % 4 === 1 && part === joined[index + 2])).toEqual([])
})

test('with a base name a word goes before or after it with equal odds', () => {
  const names = sample({ baseName: 'zoë', includeSymbols: false }).map((name) => name.toLowerCase())
  const before = share(names, (name) => name.endsWith('zoë'))
  const after = share(names, (name) => name.startsWith('zoë'))
  expect(before + after).toBe(1)
  expect(Math.abs(before - 0.5)).toBeLessThan(0.01)
  expect(names.filter((name) => !words.includes(name.replace('zoë', '').replace(/[_.-]/, '')))).toEqual([])
})

test('with numbers on, about 40 percent of attempts get a number from 1 to 999', () => {
  const names = sample({ includeNumbers: true, includeSymbols: false })
  const numbers = names.flatMap((name) => name.match(/\d+$/) ?? [])
  expect(Math.abs(numbers.length / sampleSize - 0.4)).toBeLessThan(0.01)
  expect([Math.min(...numbers.map(Number)), Math.max(...numbers.map(Number))]).toEqual([1, 999])
  expect(numbers.filter((number) => !/^[1-9]\d{0,2}$/.test(number))).toEqual([])
  expect(share(sample({ includeSymbols: false }), (name) => /\d/.test(name))).toBe(0)
})

const hasSymbol = (name: string): boolean => symbols.some((symbol) => name.endsWith(symbol))

test.each(['all', 'cute', 'aesthetic'] as const)(
  'with symbols on, about 20 percent of attempts in style %s end in a symbol',
  (style) => {
    const names = sample({ style })
    expect(Math.abs(share(names, hasSymbol) - 0.2)).toBeLessThan(0.01)
    for (const symbol of symbols) expect(share(names, (name) => name.endsWith(symbol))).toBeGreaterThan(0.015)
  },
)

test('there is no symbol in style cool, with symbols off, or once a platform is chosen', () => {
  expect(share(sample({ style: 'cool' }), hasSymbol)).toBe(0)
  expect(share(sample({ includeSymbols: false }), hasSymbol)).toBe(0)
  expect(share(sample({ platforms: ['youtube'] }), hasSymbol)).toBe(0)
})

test.each(['cute', 'cool', 'aesthetic'] as const)('style %s draws every word of its own bank and no other', (style) => {
  const names = sample({ style, baseName: '0', includeSymbols: false }).map((name) =>
    name.toLowerCase().replace(/[0_.-]/g, ''),
  )
  expect(new Set(names)).toEqual(new Set(banks[style]))
})

test.each<[string, Options['platforms'], string]>([
  ['  Luna  Rose ', [], 'lunarose'],
  ['\u00a0Lu\u2003na\u3000\u0085\ufeffRo\tse\n', [], 'lunarose'],
  ['İrem', [], 'i\u0307rem'],
  ['İrem', ['x'], 'irem'],
  ['Ñandú', ['github'], 'nandu'],
  ['Ñandú', ['youtube'], 'ñandú'],
  ['Ñandú', ['youtube', 'x'], 'nandu'],
  ['ＬＵＮＡ', ['x'], 'luna'],
  ['ℕora', ['discord'], 'nora'],
  ['´luna', ['x'], 'luna'],
  ['ℕora', [], 'ℕora'],
  [' \u2003 ', [], ''],
])('the base name %j for %j becomes %s', (baseName, platforms, cleaned) => {
  expect(cleanBaseName({ baseName, platforms })).toBe(cleaned)
})

test('the first letter is a capital, unless a chosen platform allows none', () => {
  expect(share(sample({ baseName: 'élan' }), (name) => /^[A-ZÉ][^A-Z]+$/.test(name))).toBe(1)
  expect(share(sample({ platforms: ['discord', 'x'] }), (name) => name === name.toLowerCase())).toBe(1)
})

test.each<[Partial<Options>, string]>([
  [{ baseName: 'a'.repeat(25) }, 'The base name has 25 characters, so no word fits: the limit is 20.'],
  [{ baseName: 'a'.repeat(18) }, 'The base name has 18 characters, so no word fits: the limit is 20.'],
  [
    { baseName: 'a'.repeat(13), platforms: ['x'] },
    'The base name has 13 characters, so no word fits: the limit is 15.',
  ],
  [{ baseName: 'Ωmega', platforms: ['github'] }, 'GitHub does not allow “ω”, which the base name contains.'],
  [{ baseName: 'lu\u200bna', platforms: ['x'] }, 'X does not allow U+200B, which the base name contains.'],
  [{ baseName: 'lu\u3164na', platforms: ['x'] }, 'X does not allow U+1160, which the base name contains.'],
  [{ baseName: 'a_b', platforms: ['x', 'github'] }, 'GitHub does not allow “_”, which the base name contains.'],
  [
    { baseName: 'a--b', platforms: ['github'] },
    '0 of 20 names. Left out: 400 that break a rule. GitHub: two hyphens in a row are not allowed.',
  ],
])('a batch for %j is empty and says: %s', (changes, shortfall) => {
  expect(generateBatch(withOptions(changes), seed(1))).toEqual({ names: [], shortfall })
})

test('a short batch says how many attempts were left out, and why', () => {
  const { names, shortfall } = generateBatch(withOptions({ baseName: 'a'.repeat(15) }), seed(4))
  expect(names.length).toBeGreaterThan(0)
  expect(shortfall).toBe(`${names.length} of 20 names. Left out: ${20 - names.length} longer than 20 characters.`)
})

test('a repeated name is left out and counted', () => {
  const { names, shortfall } = generateBatch(withOptions({ includeSymbols: false }), (size) => new Uint8Array(size))
  expect(names.map(({ name }) => name)).toEqual(['Littlebunny'])
  expect(shortfall).toBe('1 of 20 names. Left out: 19 repeated.')
})

test('a batch without platforms is twenty attempts, each kept if it is new and short enough', () => {
  for (let state = 0; state < 200; state++) {
    const source = seed(state)
    const attempts = Array.from({ length: 20 }, () => composeName(defaultOptions, source))
    const kept = new Set(attempts.filter((name) => measureName(name) <= 20))
    const { names, shortfall } = generateBatch(defaultOptions, seed(state))
    expect(names.map(({ name }) => name)).toEqual([...kept])
    expect(shortfall === null).toBe(kept.size === 20)
  }
})

test('in 1,000 batches no name repeats, is too long or has a number outside 1 to 999', () => {
  const source = seed(7)
  for (let batch = 0; batch < 1000; batch++) {
    const { names } = generateBatch(withOptions({ includeNumbers: true, style: styles[batch % 4] ?? 'all' }), source)
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
    expect(names.length).toBeLessThanOrEqual(batchSize)
    const isSound = (name: string) => measureName(name) <= maximumLength && /^\D+(?:[1-9]\d{0,2}\D{0,2})?$/.test(name)
    expect(names.filter(({ name }) => !isSound(name))).toEqual([])
  }
})

test('the same random source gives the same batch', () => {
  expect(generateBatch(defaultOptions, seed(42))).toEqual(generateBatch(defaultOptions, seed(42)))
})

test('with all eight platforms chosen a batch is full and every name is legal on all of them', () => {
  const { names, shortfall } = generateBatch(withOptions({ platforms: platformKeys, includeNumbers: true }), seed(3))
  expect(shortfall).toBeNull()
  expect(names).toHaveLength(20)
  for (const { legalOn } of names) expect(legalOn).toEqual(platformKeys)
})

test('for any input every name is different, within the limit and legal on the chosen platforms', () => {
  fc.assert(
    fc.property(options, fc.integer(), (chosen, state) => {
      const { names, shortfall } = generateBatch(chosen, seed(state))
      expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
      expect(shortfall === null).toBe(names.length === batchSize)
      for (const { name, legalOn } of names) {
        expect(measureName(name)).toBeLessThanOrEqual(maximumLength)
        expect(legalOn).toEqual(listLegal(name))
        for (const platform of chosen.platforms) expect(checkName(name, platform).ok).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
