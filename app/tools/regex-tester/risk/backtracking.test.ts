import { expect, test } from 'vitest'
import { parsePattern } from '../parse.ts'
import { findRisks } from './backtracking.ts'

function risksOf(pattern: string, flags: string) {
  const tree = parsePattern(pattern, flags)
  if (!tree.ok) throw new Error(tree.error.message)
  return findRisks(tree.value, flags)
}

const exponential: [pattern: string, part: string][] = [
  ['^(a+)+$', '(a+)+'],
  ['(a+)+', '(a+)+'],
  ['([a-z]+)+$', '([a-z]+)+'],
  ['(a*)*$', '(a*)*'],
  ['(a|a)*', '(a|a)*'],
  ['(a|ab|b)*c', '(a|ab|b)*'],
  ['(a|aa)+$', '(a|aa)+'],
  [String.raw`(\d|\w)+$`, String.raw`(\d|\w)+`],
  [String.raw`(\w+\s?)+$`, String.raw`(\w+\s?)+`],
  [String.raw`(\w+\s*)+:`, String.raw`(\w+\s*)+`],
  ['(x+x+)+y', '(x+x+)+'],
  ['(.*,)*$', '(.*,)*'],
  ['(a?b?)*c', '(a?b?)*'],
  [String.raw`(?:\d{1,3})+$`, String.raw`(?:\d{1,3})+`],
  ['(?:a{2,})+b', '(?:a{2,})+'],
  ['(?:a|a){20}b', '(?:a|a){20}'],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', '(([a-z])+.)+'],
  [String.raw`^([a-zA-Z0-9])(([\-.]|[_]+)?([a-zA-Z0-9]+))*(@)`, String.raw`(([\-.]|[_]+)?([a-zA-Z0-9]+))*`],
  ['x(?=(?:b|b)+c)', '(?:b|b)+'],
  ['((?:z+)+y|q)*', '(?:z+)+'],
  ['(?:(?!x)a+)+b', '(?:(?!x)a+)+'],
  ['(?:(?=a)a+)+b', '(?:(?=a)a+)+'],
  [String.raw`(?:(?=\w)[a-z]+)+!`, String.raw`(?:(?=\w)[a-z]+)+`],
  ['(?:a+(?<=a))+b', '(?:a+(?<=a))+'],
  ['(?:a+(?=a|b))+c', '(?:a+(?=a|b))+'],
  ['(?:a+(?=b|))+c', '(?:a+(?=b|))+'],
  [String.raw`(?:.+(?=\b|x))+y`, String.raw`(?:.+(?=\b|x))+`],
]

const polynomial: [pattern: string, part: string][] = [
  [String.raw`\d+\d+`, String.raw`\d+\d+`],
  ['.*.*', '.*.*'],
  ['^.*.*=.*$', '.*.*'],
  [String.raw`^\d+\.?\d+$`, String.raw`\d+\.?\d+`],
  [String.raw`\s*#?\s*$`, String.raw`\s*#?\s*`],
  [String.raw`(\w+)([a-z]*)!`, String.raw`\w+)([a-z]*`],
  ['(a+){2,5}b', '(a+){2,5}'],
  ['<[a-z]+[^<]*>', '[a-z]+[^<]*'],
  [String.raw`[a-z]+\w+(?=!)`, String.raw`[a-z]+\w+`],
  [String.raw`[a-z]+\w+(?!!)`, String.raw`[a-z]+\w+`],
  [String.raw`[a-z]+\w+(?<=x)`, String.raw`[a-z]+\w+`],
]

const harmless: [pattern: string, flags?: string][] = [
  [String.raw`(\w+\s)+$`],
  [String.raw`(\w+\s+)*\w+$`],
  ['(a|b)*c'],
  ['(a|ab)*c'],
  ['(?:ab|cd)+$'],
  ['(a+b)+$'],
  ['(a?)*b'],
  ['([^,]*,)*$'],
  ['("[^"]*"|[^"])*$'],
  [String.raw`"(?:[^"\\]|\\.)*"`],
  [String.raw`/\*[^*]*\*+(?:[^/*][^*]*\*+)*/`],
  [String.raw`(?:\d{3})+$`],
  [String.raw`^(?:\d{1,3}\.){3}\d{1,3}$`],
  [String.raw`\w+\s*=\s*.*`],
  [String.raw`^[\w.]+@[\w-]+(?:\.[\w-]+)+$`],
  [String.raw`(?:\b\w+\b\s?)+$`],
  ['(?:(?!--)[^])*--'],
  ['(?=.*[a-z])(?=.*[0-9]).{8,}'],
  ['(?=(a+))\\1b'],
  ['[A-Z]+[a-z]+$'],
  [String.raw`\d+(?:,\d+)*$`],
  [String.raw`[\p{L}--[a-z]]+[a-z]+$`, 'v'],
  [String.raw`\s+$`],
  ['(?:a|a){2}b'],
  ['(?:(?=b)a+)+c'],
  ['(?:(?=^a|b)a+)+c'],
  [String.raw`[a-z]+\w+`],
  ['(?:a+(?=b|$))+c'],
  [String.raw`(?:\w+(?=\s|$)\s?)+!`],
  [String.raw`(?:(?<=^|\s)\w+\s?)+!`],
  [String.raw`(?:(?=(a+))\1)+b`],
  [String.raw`^(?=.*\d)(?=.*[a-z])[a-z\d]{8,}$`],
]

test.each(exponential)('/%s/ is exponential because of %s', (pattern, part) => {
  const found = risksOf(pattern, 'g').filter(({ kind }) => kind === 'exponential')
  expect(found.map(({ start, end }) => pattern.slice(start, end))).toEqual([part])
  expect(found[0]?.reason).toMatch(/exponentially many ways/)
})

test.each(polynomial)('/%s/ is polynomial because of %s', (pattern, part) => {
  const found = risksOf(pattern, 'g')
  expect(found.map(({ kind }) => kind)).toEqual(['polynomial'])
  const [risk] = found
  expect(pattern.slice(risk?.start, risk?.end)).toBe(part)
  expect(risk?.reason).toMatch(/can follow each other/)
})

test.each(harmless)('/%s/ is harmless', (pattern, flags = '') => {
  expect(risksOf(pattern, flags)).toEqual([])
})

test('the reason distinguishes nested repetitions from overlapping alternatives', () => {
  expect(risksOf('(a+)+$', '')[0]?.reason).toMatch(
    /^The repeated part contains “a\+”, which can itself match different lengths/,
  )
  expect(risksOf('(a|ab|b)*c', '')[0]?.reason).toMatch(/^Different alternatives/)
})

test('flags and modifiers decide whether sets overlap', () => {
  expect(risksOf('([a-z]+[A-Z]?)+$', '')).toMatchObject([{ kind: 'exponential' }])
  expect(risksOf('(?:a|A)+$', '')).toEqual([])
  expect(risksOf('(?:a|A)+$', 'i')).toMatchObject([{ kind: 'exponential' }])
  expect(risksOf('(?i:(?:a|A)+)$', '')).toMatchObject([{ kind: 'exponential' }])
  expect(risksOf('(?-i:(?:a|A)+)$', 'i')).toEqual([])
  expect(risksOf(String.raw`(?:.|\n)*x`, '')).toEqual([])
  expect(risksOf(String.raw`(?:.|\n)*x`, 's')).toMatchObject([{ kind: 'exponential' }])
})

test('each risky part is reported once, in the order of the pattern', () => {
  const pattern = '(a+)+b(c|c)*d'
  expect(risksOf(pattern, '').map(({ start, end }) => pattern.slice(start, end))).toEqual(['(a+)+', '(c|c)*'])
})

test('the analysis gives up on very large patterns', () => {
  const words = Array.from({ length: 2000 }, (_, index) => `word${index}`).join('|')
  expect(risksOf(`(?:${words})*$`, '')).toEqual([])
})

test('the analysis also gives up on a huge pattern that reads no characters', () => {
  const nested = Array.from({ length: 13 }).reduce<string>((inner) => `(?:${inner}){3,9}`, '(?:)')
  expect(risksOf(nested, '')).toEqual([])
  expect(risksOf(nested.replace('(?:)', '(?=(?:))'), '')).toEqual([])
})
