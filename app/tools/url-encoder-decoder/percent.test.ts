import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fail, ok } from '#app/lib/result.ts'
import { anyUnits } from '../../../scripts/arbitraries.ts'
import { decodePercent, decodeTolerant, encodePercent, looksEncoded, type PercentMode } from './percent.ts'

const modes: PercentMode[] = ['component', 'whole-url', 'form', 'strict']
const optionsOf = (mode: PercentMode) => ({ mode, plusMeansSpace: mode === 'form' })
const component = optionsOf('component')
const faultAt = (position: number, sequence: string) => ({ index: position, position, sequence })

const wellFormed = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()).map((text) => text.toWellFormed())
const triplet = fc.integer({ min: 0, max: 0xff }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
const escapedText = fc
  .array(
    fc.oneof(
      triplet,
      fc.constantFrom('%', '+', 'a', 'F', '1', 'z', ' ', 'é', '😀', '\ud83d', '%C3%A9', '%F0%9F%98%80'),
    ),
  )
  .map((parts) => parts.join(''))

test.each<[PercentMode, string, string]>([
  ['component', 'a b&c=d/é?', 'a%20b%26c%3Dd%2F%C3%A9%3F'],
  ['whole-url', 'a b&c=d/é?', 'a%20b&c=d/%C3%A9?'],
  ['form', 'a b&c=d/é?', 'a+b%26c%3Dd%2F%C3%A9%3F'],
  ['strict', `!'()*~`, '%21%27%28%29%2A~'],
  ['component', `!'()*~`, `!'()*~`],
  ['form', `!'()*~+`, '%21%27%28%29*%7E%2B'],
  ['component', 'https://x/?a=%20', 'https%3A%2F%2Fx%2F%3Fa%3D%2520'],
  ['whole-url', 'https://x/?a=%20&b=é#ß', 'https://x/?a=%2520&b=%C3%A9#%C3%9F'],
  ['whole-url', 'http://[2001:db8::1]/a b', 'http://[2001:db8::1]/a%20b'],
  ['whole-url', '//é@[::1]:80?[x]#[y]', '//%C3%A9@[::1]:80?%5Bx%5D#%5By%5D'],
  ['whole-url', 'http://[::1]', 'http://[::1]'],
  ['whole-url', 'http://x/[::1]/', 'http://x/%5B::1%5D/'],
  ['whole-url', 'http://[a]b/', 'http://%5Ba%5Db/'],
  ['whole-url', '[::1]', '%5B::1%5D'],
  ['whole-url', 'http://%5B::1%5D/', 'http://%255B::1%255D/'],
  ['component', 'http://[::1]', 'http%3A%2F%2F%5B%3A%3A1%5D'],
  ['component', '😀', '%F0%9F%98%80'],
])('%s encodes %s as %s', (mode, text, encoded) => {
  expect(encodePercent(text, mode)).toEqual(ok(encoded))
})

test('strict keeps only the unreserved characters of RFC 3986 §2.3', () => {
  const ascii = String.fromCharCode(...Array(128).keys())
  const encoded = encodePercent(ascii, 'strict')
  expect(encoded.ok && encoded.value.replace(/%[\dA-F]{2}/g, '')).toBe(
    '-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~',
  )
})

test('form encoding matches URLSearchParams', () => {
  fc.assert(
    fc.property(wellFormed, (text) => {
      expect(encodePercent(text, 'form')).toEqual(ok(new URLSearchParams([['', text]]).toString().slice(1)))
    }),
  )
})

test.each(modes)('%s fails on a lone surrogate, with its position counted in characters from 0', (mode) => {
  expect(encodePercent('😀\ud83d', mode)).toEqual(fail({ index: 2, position: 1, sequence: '\ud83d' }))
  expect(encodePercent('\ude00', mode)).toEqual(fail({ index: 0, position: 0, sequence: '\ude00' }))
})

test.each<[PercentMode, string, string]>([
  ['component', 'a+b%2Bc', 'a+b+c'],
  ['form', 'a+b%2Bc', 'a b+c'],
  ['component', '%c3%a9', 'é'],
  ['component', '%2F%3F%20', '/? '],
  ['whole-url', '%2F%3F%20', '%2F%3F '],
  ['whole-url', '%2f%c3%a9', '%2fé'],
  ['component', '%2520', '%20'],
  ['strict', '%21%27%28%29%2A~', `!'()*~`],
  ['component', '%F0%9F%98%80', '😀'],
])('%s decodes %s as %s', (mode, text, decoded) => {
  expect(decodePercent(text, optionsOf(mode))).toEqual(ok(decoded))
})

test('the + switch works in every mode', () => {
  for (const mode of modes) {
    expect(decodePercent('a+b%2Bc', { mode, plusMeansSpace: true })).toEqual(
      ok(mode === 'whole-url' ? 'a b%2Bc' : 'a b+c'),
    )
    expect(decodePercent('a+b', { mode, plusMeansSpace: false })).toEqual(ok('a+b'))
  }
})

test.each([
  ['100%', faultAt(3, '%')],
  ['%E0%A4%A', faultAt(0, '%E0%A4%A')],
  ['a%E9', faultAt(1, '%E9')],
  ['%zz', faultAt(0, '%zz')],
  ['100% sure', faultAt(3, '%')],
  ['%C0%80', faultAt(0, '%C0%80')],
  ['%ED%A0%80', faultAt(0, '%ED%A0%80')],
  ['%F4%90%80%80', faultAt(0, '%F4%90%80%80')],
  ['😀%', { index: 2, position: 1, sequence: '%' }],
])('decoding %s fails with the position', (text, fault) => {
  for (const mode of modes) expect(decodePercent(text, optionsOf(mode))).toEqual(fail(fault))
})

test.each([
  ['100%', '100%', [faultAt(3, '%')]],
  ['%E0%A4%A', '%E0%A4%A', [faultAt(0, '%E0%A4%A')]],
  ['%41 100% %E9%42%', 'A 100% %E9B%', [faultAt(7, '%'), faultAt(9, '%E9'), faultAt(15, '%')]],
  ['%%20', '% ', [faultAt(0, '%')]],
  ['%é%C3%A9', '%éé', [faultAt(0, '%')]],
])('a tolerant decode of %s gives %s and lists what it left alone', (text, decoded, notices) => {
  expect(decodeTolerant(text, component)).toEqual({ text: decoded, notices })
})

test('a tolerant decode counts positions in characters across several notices', () => {
  const { notices } = decodeTolerant('😀%😀%', component)
  expect(notices.map(({ index, position }) => [index, position])).toEqual([
    [2, 1],
    [5, 3],
  ])
})

test('megabytes of escapes, valid or not, are decoded without a stack overflow', () => {
  const { text } = decodeTolerant(`${'%41'.repeat(1_000_000)}%`, component)
  expect(text === `${'A'.repeat(1_000_000)}%`).toBe(true)
  expect(decodeTolerant('%E9'.repeat(1_000_000), component).notices).toHaveLength(1)
})

test('a tolerant decode tells valid from invalid UTF-8 at every boundary of RFC 3629 §4', () => {
  const bytes = [
    '00',
    '7F',
    '80',
    '8F',
    '90',
    '9F',
    'A0',
    'BF',
    'C0',
    'C1',
    'C2',
    'DF',
    'E0',
    'E1',
    'EC',
    'ED',
    'EE',
    'EF',
  ]
  const leads = ['F0', 'F1', 'F3', 'F4', 'F5', 'FF']
  // Only the second byte has limits that depend on the first. Later bytes are either a tail or not.
  const tails = ['7F', '80', 'BF', 'C0']
  const extend = (heads: string[], by: string[]) => heads.flatMap((head) => by.map((byte) => `${head}%${byte}`))
  const one = [...bytes, ...leads].map((byte) => `%${byte}`)
  const two = extend(one, bytes)
  const three = extend(two, tails)
  const four = extend(
    three.filter((sequence) => sequence.startsWith('%F')),
    tails,
  )
  const differing = [...one, ...two, ...three, ...four].filter((sequence) => {
    const native = decodeNatively(sequence, decodeURIComponent)
    const { text, notices } = decodeTolerant(`${sequence}|%`, component)
    return native === undefined ? notices[0]!.index >= sequence.length : text !== `${native}|%`
  })
  expect(differing).toEqual([])
})

test('encoding and then decoding returns the same text in every mode', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        wellFormed,
        escapedText.map((text) => text.toWellFormed()),
      ),
      fc.constantFrom(...modes),
      (text, mode) => {
        const encoded = encodePercent(text, mode)
        expect(encoded.ok && decodePercent(encoded.value, optionsOf(mode))).toEqual(ok(text))
      },
    ),
    { numRuns: 1000 },
  )
})

test('encoding fails only on text with a lone surrogate, and never throws', () => {
  fc.assert(
    fc.property(anyUnits, fc.constantFrom(...modes), (text, mode) => {
      expect(encodePercent(text, mode).ok).toBe(text.isWellFormed())
    }),
    { numRuns: 1000 },
  )
})

function decodeNatively(text: string, decode: (text: string) => string): string | undefined {
  try {
    return decode(text)
  } catch {
    return undefined
  }
}

test('decoding matches decodeURI and decodeURIComponent, and fails exactly when they throw', () => {
  fc.assert(
    fc.property(fc.oneof(escapedText, anyUnits), fc.boolean(), (text, isWhole) => {
      const native = decodeNatively(text, isWhole ? decodeURI : decodeURIComponent)
      const ours = decodePercent(text, optionsOf(isWhole ? 'whole-url' : 'component'))
      expect(ours.ok ? ours.value : undefined).toBe(native)
    }),
    { numRuns: 3000 },
  )
})

test('a tolerant decode equals a normal one if that succeeds; otherwise its first notice is the same error', () => {
  fc.assert(
    fc.property(escapedText, fc.constantFrom(...modes), (text, mode) => {
      const strict = decodePercent(text, optionsOf(mode))
      const tolerant = decodeTolerant(text, optionsOf(mode))
      if (strict.ok) expect(tolerant).toEqual({ text: strict.value, notices: [] })
      else expect(tolerant.notices[0]).toEqual(strict.error)
      for (const { index, sequence } of tolerant.notices) expect(text.startsWith(sequence, index)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['https://x/?a=%20', true],
  ['https://x/?a= ', false],
  ['100%', false],
  ['100%25 of 5%', false],
])('%s looks already encoded: %s', (text, looks) => {
  expect(looksEncoded(text)).toBe(looks)
})
