import { expect, test } from 'vitest'
import { findFolds, findPair, readTokens, startOfLast } from './json-tokens.ts'

const colors = (text: string) => [...readTokens(text)].map(({ kind, from, to }) => [kind, text.slice(from, to)])

test.each([
  [
    '{"a" : 1}',
    [
      ['key', '"a"'],
      ['number', '1'],
    ],
  ],
  [
    '["a", -1.5e+3]',
    [
      ['string', '"a"'],
      ['number', '-1.5e+3'],
    ],
  ],
  [
    '[true,false,null,nullable]',
    [
      ['literal', 'true'],
      ['literal', 'false'],
      ['literal', 'null'],
    ],
  ],
  [
    String.raw`"a\"b\\": "c"`,
    [
      ['key', String.raw`"a\"b\\"`],
      ['string', '"c"'],
    ],
  ],
  [
    '"open, 1\n2',
    [
      ['string', '"open, 1'],
      ['number', '2'],
    ],
  ],
  ['"cut \\', [['string', '"cut ']]],
])('finds the tokens of %j', (text, expected) => {
  expect(colors(text)).toEqual(expected)
})

test.each([
  ['', 0],
  ['["a", ', 6],
  ['["a", "b', 6],
  [String.raw`["a\"`, 1],
  [String.raw`["a\\"`, 6],
  ['["a\\', 1],
])('the last token of %j starts at %i', (part, start) => {
  expect(startOfLast(part)).toBe(start)
})

test.each([
  ['[[]]', 1, [1, 2]],
  ['[[]]', 3, [0, 3]],
  ['{"]": [1]}', 0, [0, 9]],
  ['[1', 0, null],
  ['[1]', 1, null],
])('in %j the bracket at %i finds its partner', (text, at, pair) => {
  const found = findPair(text, at)
  expect(found && [found.from, found.to]).toEqual(pair)
})

test('text between brackets on different lines can be folded; a line folds at its outermost bracket', () => {
  const text = ['{"a": [', '  "}", [1],', '  {', '  }', ']}', '[', '2'].join('\n')
  const folds = [...findFolds(text, 0)].sort(([a], [b]) => a - b)
  expect(folds.map(([line, { from, to }]) => [line, text.slice(from, to)])).toEqual([
    [0, text.slice(1, text.indexOf(']}') + 1)],
    [text.indexOf('  {'), '\n  '],
  ])
})
