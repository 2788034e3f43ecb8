import { expect, test } from 'vitest'
import { parsePattern } from '../parse.ts'
import { explainPattern, type Part, trimParts } from './explain.ts'
import { shortenPart } from './shorten.ts'

function explain(pattern: string, flags = ''): Part {
  const tree = parsePattern(pattern, flags)
  if (!tree.ok) throw new Error(tree.error.message)
  return explainPattern(tree.value, flags)
}

const many = 'as many as possible'
const few = 'as few as possible'
const digit = 'a digit (0 to 9)'
const word = 'a word character (a to z, A to Z, 0 to 9 or _)'

const parts: [pattern: string, flags: string, words: string[]][] = [
  ['abc', '', ['the text “abc”']],
  ['a', 'i', ['the character “a”, in upper or lower case']],
  ['1', 'i', ['the character “1”']],
  [String.raw`a\.b`, '', ['the text “a.b”']],
  [String.raw`\x41\u0042\u{43}`, 'u', ['the text “ABC”']],
  [String.raw`a\nb`, '', ['the character “a”', 'a line feed (U+000A)', 'the character “b”']],
  [' ', '', ['a space (U+0020)']],
  ['💩', '', ['the character “💩”']],
  ['💩+', 'u', [`the character “💩”; one or more times, ${many}`]],
  ['💩+', '', ['half of a surrogate pair (U+D83D)', `half of a surrogate pair (U+DCA9); one or more times, ${many}`]],
  ['abc+', '', ['the text “ab”', `the character “c”; one or more times, ${many}`]],
  ['.', '', ['any character except a line break']],
  ['.', 's', ['any character']],
  ['^$', '', ['the start of the text', 'the end of the text']],
  ['^$', 'm', ['the start of a line', 'the end of a line']],
  [String.raw`\b\B`, '', ['a word boundary', 'a place that is not a word boundary']],
  [String.raw`\d\D`, '', [digit, `any character except ${digit}`]],
  [String.raw`\w\s`, '', [word, 'a whitespace character']],
  [String.raw`\p{L}`, 'u', ['a character with the Unicode property General_Category=L']],
  [String.raw`\P{Script=Greek}`, 'u', ['a character without the Unicode property Script=Greek']],
  [String.raw`\p{RGI_Emoji}`, 'v', ['a character or sequence with the Unicode property RGI_Emoji']],
  ['[a-z_]', '', ['one of “a” to “z” or “_”']],
  [String.raw`[\d.,]`, '', [`one of ${digit}, “.” or “,”`]],
  ['[^"]', '', ['any character except “"”']],
  ['[]', '', ['no character at all']],
  ['[^]', '', ['any character, line breaks included']],
  [String.raw`[\w--\d]`, 'v', [`${word}, but not ${digit}`]],
  ['[[a-z]&&[aeiou]]', 'v', ['a character in all of: (“a” to “z”) and (one of “a”, “e”, “i”, “o” or “u”)']],
  [String.raw`[\q{ab|c}x]`, 'v', ['one of the text “ab” or the character “c” or “x”']],
  [String.raw`\d*`, '', [`${digit}; zero or more times, ${many}`]],
  [String.raw`\d+?`, '', [`${digit}; one or more times, ${few}`]],
  ['a?', '', [`the character “a”; zero or one time, ${many}`]],
  ['a{3}', '', ['the character “a”; exactly 3 times']],
  ['a{1}', '', ['the character “a”; exactly once']],
  ['a{0}', '', ['the character “a”; never']],
  ['a{2,}', '', [`the character “a”; 2 or more times, ${many}`]],
  ['a{2,5}?', '', [`the character “a”; between 2 and 5 times, ${few}`]],
  ['(a)(?:b)(?<year>c)', '', ['capturing group 1', 'a group that is not captured', 'capturing group 2, named “year”']],
  ['(a|b)+', '', [`capturing group 1: one of 2 alternatives, tried in order; one or more times, ${many}`]],
  ['(?=a)(?!b)', '', ['a place followed by this', 'a place not followed by this']],
  ['(?<=a)(?<!b)', '', ['a place preceded by this', 'a place not preceded by this']],
  [String.raw`(a)\1`, '', ['capturing group 1', 'the same text as capturing group 1 matched']],
  [String.raw`(?<x>a)\k<x>`, '', ['capturing group 1, named “x”', 'the same text as capturing group “x” matched']],
  ['(?i-s:a)', 's', ['a group with ignoreCase on and dotAll off that is not captured']],
  ['a||b', '', ['alternative 1', 'alternative 2: nothing', 'alternative 3']],
]

test.each(parts)('/%s/%s is explained in words', (pattern, flags, words) => {
  expect(explain(pattern, flags).children.map(({ text }) => text)).toEqual(words)
})

test('modifiers apply inside their group, and to nothing after it', () => {
  const [group, dot] = explain('(?s-i:.a).', 'i').children
  expect(group?.children.map(({ text }) => text)).toEqual(['any character', 'the character “a”'])
  expect(dot?.text).toBe('any character except a line break')
})

test('groups with the same name in different alternatives are both explained', () => {
  const alternatives = explain('(?<y>a)|(?<y>b)').children
  expect(alternatives.map(({ children }) => children[0]?.text)).toEqual([
    'capturing group 1, named “y”',
    'capturing group 2, named “y”',
  ])
})

test('parts have their position, and a repeated group keeps its inner parts', () => {
  const [, group] = explain('x(ab|c)*').children
  expect(group).toMatchObject({ start: 1, end: 8, raw: '(ab|c)*' })
  expect(group?.children.map(({ start, end, raw }) => [start, end, raw])).toEqual([
    [2, 4, 'ab'],
    [5, 6, 'c'],
  ])
})

test('a set operation has its operands as parts', () => {
  const [set] = explain('[[a-z]--a--[b[c&&d]]]', 'v').children
  expect(set?.children.map(({ raw }) => raw)).toEqual(['[a-z]', 'a', '[b[c&&d]]'])
})

test('an empty pattern has no parts, an invalid one gives the position of its error', () => {
  expect(explain('').children).toEqual([])
  expect(parsePattern('a(', '')).toMatchObject({ ok: false, error: { index: 2 } })
  expect(parsePattern('('.repeat(9000) + ')'.repeat(9000), '')).toMatchObject({ ok: false })
})

test('a long explanation is cut in reading order, and the parts left out are counted', () => {
  const whole = explain('a(b(c)d)e')
  const { part, leftOut } = trimParts(whole, 3)
  expect(part.children.map(({ raw }) => raw)).toEqual(['a', '(b(c)d)'])
  expect(part.children[1]?.children.map(({ raw }) => raw)).toEqual(['b'])
  expect(leftOut).toBe(4)
  expect(trimParts(whole, 7)).toEqual({ part: whole, leftOut: 0 })
})

test.each([
  [String.raw`(?<year>\d{4})`, '(?<year>…)'],
  ['(a|b)+', '(…)+'],
  ['(?=x)', '(?=…)'],
  ['()', '()'],
  ['abc', 'abc'],
])('%s is shortened to %s', (pattern, short) => {
  expect(explain(pattern).children.map(shortenPart)).toEqual([short])
})

test('capturing groups have their number, even if they are repeated', () => {
  expect(explain('(a)(?:b)(c)+').children.map(({ group }) => group)).toEqual([1, undefined, 2])
})
