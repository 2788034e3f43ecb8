import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeEntities } from './decode-layers.ts'
import { encodeEntities } from './entities.ts'
import { cutText } from './pieces.ts'

test.each([
  ['', 3, []],
  ['abcdef', 3, ['abc', 'def']],
  ['ab&lt;c', 3, ['ab&lt;', 'c']],
  ['ab&', 3, ['ab&']],
  ['a&#x1F600;b', 2, ['a&#x1F600;', 'b']],
  ['a&b c', 3, ['a&b', ' c']],
  ['a😀b', 2, ['a😀', 'b']],
])('%s is cut into pieces of about %i', (text, size, pieces) => {
  expect([...cutText(text, size)]).toEqual(pieces)
})

const pieceOfText = fc.constantFrom(
  '&',
  '&lt;',
  '&notin;',
  '&copy',
  '&#',
  '&#x1F600;',
  '&amp;lt;',
  'x',
  '9',
  ';',
  ' ',
  '😀',
  '\ud83d',
  'é',
)
const anyText = fc.array(pieceOfText, { maxLength: 30 }).map((parts) => parts.join(''))
const options = { scope: 'non-ascii', form: 'decimal' } as const

test('the pieces join to the same text, and converting them one by one equals converting the whole', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 12 }), (text, size) => {
      const pieces = [...cutText(text, size)]
      expect(pieces.join('')).toBe(text)
      expect(pieces.map(decodeEntities).join('')).toBe(decodeEntities(text))
      expect(pieces.map((piece) => encodeEntities(piece, options)).join('')).toBe(encodeEntities(text, options))
    }),
    { numRuns: 2000 },
  )
})
