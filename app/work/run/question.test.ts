import { expect, test } from 'vitest'
import { longLength, longTextOf } from '#app/lib/long-text.ts'
import { cameAtOnce, compareQuestions, type Stale } from './question.ts'

const long = longTextOf(['x'.repeat(longLength + 1)])

test.each<[string, object, object, Stale]>([
  ['the same question', { text: 'a', depth: 1 }, { text: 'a', depth: 1 }, null],
  ['the same letters in pieces', { text: 'ab' }, { text: longTextOf(['a', 'b']) }, null],
  ['the same long text', { text: long, keys: ['md5'] }, { text: long, keys: ['md5'] }, null],
  ['another long text', { text: long }, { text: longTextOf(['x'.repeat(longLength + 1)]) }, 'text'],
  ['another text and other settings', { text: 'b', depth: 2 }, { text: 'a', depth: 1 }, 'text'],
  ['other settings', { text: 'a', depth: 2 }, { text: 'a', depth: 1 }, 'settings'],
  ['one more setting', { text: 'a', depth: 2 }, { text: 'a' }, 'settings'],
  ['another list', { text: 'a', keys: ['md5'] }, { text: 'a', keys: ['md5', 'sha1'] }, 'settings'],
])('recognizes %s', (_, now, made, stale) => {
  expect(compareQuestions(now as never, made as never)).toBe(stale)
})

test('a pasted or cleared text came at once, a letter typed into a long text did not', () => {
  expect([cameAtOnce('', long), cameAtOnce(long, '')]).toEqual([true, true])
  expect([cameAtOnce(long, `${long}<`), cameAtOnce('', '<')]).toEqual([false, false])
})
