import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildDownload, type Conversion, convert, countedLayers } from './convert.ts'

const encoding: Conversion = { mode: 'encode', scope: 'map', form: 'named', depth: 1 }
const decoding: Conversion = { ...encoding, mode: 'decode' }
const outputOf = (text: string, settings: Conversion) => convert(text, settings).pieces.join('')

test.each(['', ' ', '\n\t \r\n'])('whitespace alone gives no output in either mode: %j', (text) => {
  const nothing = { pieces: [], bytes: 0, layers: 0 }
  expect(convert(text, encoding)).toEqual(nothing)
  expect(convert(text, decoding)).toEqual(nothing)
})

test('a non-breaking space is not blank', () => {
  expect(outputOf('\u00a0', encoding)).toBe('&nbsp;')
})

test('a conversion reports its size in UTF-8 and how many times the text was encoded', () => {
  expect(convert('é<', encoding)).toEqual({ pieces: ['é&lt;'], bytes: 6, layers: 0 })
  expect(convert('&amp;lt;', decoding)).toEqual({ pieces: ['&lt;'], bytes: 4, layers: 2 })
})

test('Decode removes the requested number of layers, and never more than there are', () => {
  expect(outputOf('&amp;amp;lt;', { ...decoding, depth: 2 })).toBe('&lt;')
  expect(outputOf('&amp;amp;lt;', { ...decoding, depth: 3 })).toBe('<')
  expect(outputOf('?a=1&amp;copy=2', { ...decoding, depth: 9 })).toBe('?a=1&copy=2')
})

test('layers are counted only 10 ahead, and even a deeply encoded text can be decoded completely', () => {
  const text = `&${'amp;'.repeat(24)}lt;`
  expect([countedLayers(1), countedLayers(11)]).toEqual([11, 21])
  expect(convert(text, decoding).layers).toBe(11)
  expect(convert(text, { ...decoding, depth: 11 }).layers).toBe(21)
  expect(convert(text, { ...decoding, depth: 21 }).layers).toBe(25)
  expect(outputOf(text, { ...decoding, depth: 25 })).toBe('<')
})

test('a long text is converted in pieces, and each piece arrives with the progress so far', () => {
  const given: string[] = []
  const done: number[] = []
  const text = '<é>😀'.repeat(500_000)
  const { pieces, bytes } = convert(text, encoding, (piece, share) => {
    given.push(piece)
    done.push(share)
  })
  expect(pieces.length).toBeGreaterThan(1)
  expect(given).toEqual(pieces)
  expect(done).toHaveLength(pieces.length)
  expect(done.at(-1)).toBe(1)
  expect(pieces.join('') === '&lt;é&gt;😀'.repeat(500_000)).toBe(true)
  expect(bytes).toBe(14 * 500_000)
})

test('encoding and then decoding returns the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(outputOf(outputOf(`x${text}`, encoding), decoding)).toBe(`x${text}`)
    }),
  )
})

const now = new Date(Date.UTC(2025, 7, 4, 10, 20, 30, 456))

test('an encoded result is saved with a title, the time in UTC, the original and the result', () => {
  const { name, text } = buildDownload('encode', '<b>\n', '&lt;b&gt;\n', now)
  expect(name).toBe('html-encode-result.txt')
  expect(text.toString()).toBe(
    'HTML Encode Result\nGenerated: 2025-08-04T10:20:30.456Z\n\nOriginal:\n<b>\n\n\nResult:\n&lt;b&gt;\n\n',
  )
})

test('a decoded result has its own name and title', () => {
  const { name, text } = buildDownload('decode', '&lt;', '<', now)
  expect(name).toBe('html-decode-result.txt')
  expect(text.toString()).toBe(
    'HTML Decode Result\nGenerated: 2025-08-04T10:20:30.456Z\n\nOriginal:\n&lt;\n\nResult:\n<\n',
  )
})
