import { expect, test } from 'vitest'
import { longTextOf } from '#app/lib/long-text.ts'
import { findLoneSurrogates, mergeWarnings } from './surrogates.ts'

test('a lone surrogate gets a warning with its place, and a pair gets none', () => {
  expect(findLoneSurrogates('["😀",\r\n"a\ud800"]')).toEqual({
    total: 1,
    warnings: [
      {
        kind: 'lone-surrogate',
        text: 'U+D800 is half of a surrogate pair without the other half; the output has U+FFFD in its place',
        line: 2,
        column: 3,
        index: 10,
        length: 1,
      },
    ],
  })
})

test('lines are counted across the pieces of a long text, and only the first 100 warnings are listed', () => {
  const text = longTextOf([`${'x'.repeat((1 << 20) - 1)}\r`, `\n\n\r${'\udc00'.repeat(300)}`])
  const { total, warnings } = findLoneSurrogates(text)
  expect([total, warnings.length]).toEqual([300, 100])
  expect(warnings[0]).toMatchObject({ line: 4, column: 1, index: (1 << 20) + 3 })
})

test('two lists of warnings are merged in document order', () => {
  const one = findLoneSurrogates('\ud800 \ud800')
  const other = findLoneSurrogates(' \ud800')
  expect(mergeWarnings(one, other).warnings.map(({ index }) => index)).toEqual([0, 1, 2])
  expect(mergeWarnings(one, other).total).toBe(3)
})
