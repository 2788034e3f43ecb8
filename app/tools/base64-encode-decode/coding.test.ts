import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { createDecoder } from './decoder.ts'
import { createEncoder, type EncodeOptions } from './encoder.ts'

const bytes = fc.uint8Array({ maxLength: 700 })
const cuts = fc.array(fc.nat(400), { maxLength: 12 })
const options: fc.Arbitrary<EncodeOptions> = fc.record({
  alphabet: fc.constantFrom('standard', 'url-safe'),
  padding: fc.boolean(),
  wrap: fc.constantFrom(0, 64, 76),
})

function cutUp(whole: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  const parts: Uint8Array[] = []
  let from = 0
  for (const size of sizes) {
    parts.push(whole.subarray(from, from + size))
    from += size
  }
  return [...parts, whole.subarray(from)]
}

function encodeParts(parts: readonly Uint8Array[], settings: EncodeOptions): string {
  const encoder = createEncoder(settings)
  return Buffer.concat([...parts.map((part) => encoder.push(part)), encoder.end()]).toString('latin1')
}

function decodeParts(parts: readonly Uint8Array[]) {
  const decoder = createDecoder()
  const found: Uint8Array[] = []
  for (const part of parts) {
    const result = decoder.push(part)
    if (!result.ok) return { error: result.error }
    found.push(result.value)
  }
  const end = decoder.end()
  if (!end.ok) return { error: end.error }
  const { bytes: left, tolerated, isValid } = end.value
  return { hex: Buffer.concat([...found, left]).toString('hex'), tolerated, isValid }
}

test('encoding gives the same as the native encoder for any bytes', () => {
  fc.assert(
    fc.property(bytes, (whole) => {
      const buffer = Buffer.from(whole)
      expect(encodeParts([whole], { alphabet: 'standard', padding: true, wrap: 0 })).toBe(buffer.toString('base64'))
      expect(encodeParts([whole], { alphabet: 'url-safe', padding: false, wrap: 0 })).toBe(buffer.toString('base64url'))
    }),
  )
})

test('every wrapped line but the last is full, and joined they give the unwrapped text', () => {
  fc.assert(
    fc.property(bytes, fc.constantFrom(64 as const, 76 as const), cuts, (whole, wrap, sizes) => {
      const settings: EncodeOptions = { alphabet: 'standard', padding: true, wrap }
      const lines = encodeParts(cutUp(whole, sizes), settings).split('\n')
      expect(lines.join('')).toBe(Buffer.from(whole).toString('base64'))
      expect(lines.slice(0, -1).every((line) => line.length === wrap)).toBe(true)
      expect(lines.at(-1)?.length === 0 && lines.length > 1).toBe(false)
    }),
  )
})

test('encoding in portions gives the same as encoding at once', () => {
  fc.assert(
    fc.property(bytes, cuts, options, (whole, sizes, settings) => {
      expect(encodeParts(cutUp(whole, sizes), settings)).toBe(encodeParts([whole], settings))
    }),
  )
})

test('decoding gives back the bytes, no matter how they were encoded and split', () => {
  fc.assert(
    fc.property(bytes, cuts, options, (whole, sizes, settings) => {
      const text = utf8(encodeParts([whole], settings))
      expect(decodeParts(cutUp(text, sizes)).hex).toBe(Buffer.from(whole).toString('hex'))
    }),
  )
})

test('decoding in portions gives the same bytes, notes, validity and errors as decoding at once', () => {
  const pieces = fc.constantFrom(
    'A',
    'Q',
    '9',
    '+',
    '-',
    '_',
    '=',
    ' ',
    '\r',
    '\n',
    '\r\n',
    '\v',
    'ZZZZ',
    'Zm9vYmFy',
    '!',
    'é',
    '%3D',
    '%',
    '-----END X-----',
  )
  const openings = fc.constantFrom(
    '',
    '-----BEGIN X-----\n',
    '\n-----BEGIN X',
    '---',
    '\ufeff',
    ' data:text/plain;base64,',
    'data:,',
    'data:x',
    'dat',
    'data:é;base64,',
    '\n\n',
  )
  const rare = fc.array(pieces, { maxLength: 30 })
  const sound = fc.array(fc.constantFrom('A', 'Zm9v', '-', '\r\n', '\n', ' '), { maxLength: 30 })
  fc.assert(
    fc.property(
      openings,
      fc.oneof(rare, sound),
      fc.constantFrom('', '=', '=='),
      cuts,
      (opening, middle, padding, sizes) => {
        const text = utf8(opening + middle.join('') + padding)
        const small = sizes.map((size) => size % 7)
        expect(decodeParts(cutUp(text, small))).toEqual(decodeParts([text]))
      },
    ),
    { numRuns: 1000 },
  )
})

test('a failure is final, and a non-ASCII byte is shown in hex', () => {
  const decoder = createDecoder()
  expect(decoder.push(utf8('Zm9v')).ok).toBe(true)
  const failure = decoder.push(utf8('é'))
  expect(failure).toMatchObject({ ok: false, error: { detail: 'Illegal character 0xC3 at position 5.', position: 5 } })
  expect(decoder.push(utf8('Zm9v'))).toEqual(failure)
  expect(decoder.end()).toEqual(failure)
})

test('a data: prefix must be in the first 4096 bytes, no matter how they are split', () => {
  const late = utf8(`data:${'x'.repeat(5000)};base64,Zm9v`)
  expect(decodeParts([late]).error?.detail).toBe('The data: prefix has no comma.')
  expect(decodeParts(cutUp(late, [1, 4000, 94, 1, 1]))).toEqual(decodeParts([late]))
  expect(createDecoder().push(late).ok).toBe(false)
  const blank = utf8(`${' '.repeat(5000)}Zm9v`)
  expect(decodeParts(cutUp(blank, [4095, 1, 3]))).toEqual({ hex: '666f6f', tolerated: ['5,000 spaces'], isValid: true })
})

test('empty input decodes to nothing', () => {
  expect(decodeParts([])).toEqual({ hex: '', tolerated: [], isValid: true })
})
