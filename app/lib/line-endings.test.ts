import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertLineEndings } from './line-endings.ts'
import { longTextOf } from './long-text.ts'

test.each([
  ['a\nb', 'crlf', 'a\r\nb'],
  ['a\r\nb\rc\n', 'lf', 'a\nb\nc\n'],
  ['a\r\nb\rc\n', 'crlf', 'a\r\nb\r\nc\r\n'],
  ['\n\r\n\r', 'crlf', '\r\n\r\n\r\n'],
  ['a\r\nb', 'keep', 'a\r\nb'],
  ['', 'crlf', ''],
] as const)('%j with line endings %s becomes %j', (text, to, converted) => {
  expect(convertLineEndings(text, to)).toBe(converted)
})

test('a long text is converted as if it were one string, wherever it is split', () => {
  const pieces = fc.array(fc.string({ unit: fc.constantFrom('a', '\r', '\n') }), { maxLength: 8 })
  fc.assert(
    fc.property(pieces, fc.constantFrom('lf', 'crlf', 'keep'), (parts, to) => {
      const long = convertLineEndings(longTextOf(parts), to)
      expect(long.toString()).toBe(convertLineEndings(parts.join(''), to))
      expect(long.length).toBe(long.toString().length)
      expect(long.slice(1, 3)).toBe(long.toString().slice(1, 3))
    }),
  )
})
