import { expect, test } from 'vitest'
import { type Conversion, convert, convertLong, shownNotices } from './convert.ts'

const conversion: Conversion = { panel: 'encoded', mode: 'component', plusMeansSpace: false, isTolerant: false }
const nothingLeft = { notices: [], noticeCount: 0 }

test.each<[string, string, Partial<Conversion>, string]>([
  ['Encode', 'a b', {}, 'a%20b'],
  ['Decode', 'a%20b', { panel: 'decoded' }, 'a b'],
  ['Decode of form data', 'a+b', { panel: 'decoded', mode: 'form', plusMeansSpace: true }, 'a b'],
  ['a tolerant decode of a valid text', '%41', { panel: 'decoded', isTolerant: true }, 'A'],
])('%s converts %j', (_, text, how, expected) => {
  expect(convert(text, { ...conversion, ...how })).toEqual({ ok: true, value: { text: expected, ...nothingLeft } })
})

test('a lone surrogate cannot be encoded, and the error has its position', () => {
  expect(convert('a\ud83d', conversion)).toEqual({ ok: false, error: { index: 1, position: 1, sequence: '\ud83d' } })
})

test('a malformed sequence fails with its position; a tolerant decode leaves it as it is', () => {
  const fault = { index: 7, position: 7, sequence: '%' }
  expect(convert('%41 100%', { ...conversion, panel: 'decoded' })).toEqual({ ok: false, error: fault })
  const tolerant = convert('%41 100%', { ...conversion, panel: 'decoded', isTolerant: true })
  expect(tolerant).toEqual({ ok: true, value: { text: 'A 100%', notices: [fault], noticeCount: 1 } })
})

test('a tolerant decode lists the first invalid sequences and counts all of them', () => {
  const result = convert('% '.repeat(1000), { ...conversion, panel: 'decoded', isTolerant: true })
  expect(result.ok && result.value.notices).toHaveLength(shownNotices)
  expect(result.ok && result.value.noticeCount).toBe(1000)
})

test.each<[string, string, string, string, Partial<Conversion>]>([
  ['encoding', '', 'a b/é😀', '!', {}],
  ['form data', '', 'a b/é😀', '!', { mode: 'form' }],
  ['a whole URL that starts with an IPv6 address and repeats it', '', '//[::1]/', '', { mode: 'whole-url' }],
  ['decoding', '', '%41%C3%A9', '', { panel: 'decoded' }],
  ['decoding with invalid sequences left alone', '%', '%41%C3%A9', '%', { panel: 'decoded', isTolerant: true }],
  ['text that cannot be encoded', '', 'a', '\ud83d', {}],
  ['text that cannot be decoded', '', 'a', '%', { panel: 'decoded' }],
])('a long text gives the same output in pieces as at once: %s', (_, start, row, end, how) => {
  const text = start + row.repeat(600_000) + end
  const given: string[] = []
  const made = convertLong(text, { ...conversion, ...how }, (piece) => given.push(piece))
  const expected = convert(text, { ...conversion, ...how })
  if (!expected.ok) return expect([made, given]).toEqual([expected, []])
  const { text: output, ...notes } = expected.value
  expect(made).toEqual({ ok: true, value: notes })
  expect(given.length).toBeGreaterThan(1)
  expect(given.join('') === output).toBe(true)
})
