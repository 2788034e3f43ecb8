import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDecoder } from './decoder.ts'
import { encodeBytes } from './encoder.ts'
// The query makes each import a new module, so the tests run again even if another file imported them before.
import './coding.test.ts?native'
import './convert.test.ts?native'
import './convert-files.test.ts?native'

const alphanumerics = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const plainLetters = new Set(`${alphanumerics}+/`)
const urlLetters = new Set(`${alphanumerics}-_`)

/** `setFromBase64` as in ECMA-262 (FromBase64, stop-before-partial), for an engine without it. */
function setFromBase64(this: Uint8Array, text: string, { alphabet = 'base64' }: { alphabet?: string } = {}) {
  const letters = alphabet === 'base64' ? plainLetters : urlLetters
  let [read, written, quad] = [0, 0, '']
  for (let i = 0; i < text.length; i++) {
    if (written === this.length) break
    const character = text.charAt(i)
    if (!'\t\n\f\r '.includes(character)) {
      if (!letters.has(character)) throw new SyntaxError('Illegal character')
      quad += character
    }
    if (quad.length === 4) {
      this.set(Buffer.from(quad, 'base64'), written)
      written += 3
      quad = ''
      read = i + 1
    }
  }
  return { read: quad === '' && written < this.length ? text.length : read, written }
}

function toBase64(this: Uint8Array, { alphabet = 'base64', omitPadding = false } = {}) {
  const text = Buffer.from(this)
    .toString(alphabet as BufferEncoding)
    .replaceAll('=', '')
  return omitPadding ? text : text.padEnd(Math.ceil(this.length / 3) * 4, '=')
}

const own = { setFromBase64: vi.fn(setFromBase64), toBase64: vi.fn(toBase64) }

function define() {
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(Uint8Array.prototype, name, { value, configurable: true, writable: true })
}

function remove() {
  for (const name of Object.keys(own)) Reflect.deleteProperty(Uint8Array.prototype, name)
}

// Everything these files test must also hold in an engine with its own Base64 code.
beforeAll(define)
afterAll(remove)

/** Decodes a text, given as one text or as bytes in one portion. */
function decodeAs(kind: 'text' | 'bytes', text: string) {
  const decoder = createDecoder((_, position) => text.charAt(position - 1))
  const start = kind === 'text' ? decoder.read(text) : decoder.push(new TextEncoder().encode(text))
  const end = start.ok ? decoder.end() : start
  return start.ok && end.ok
    ? { hex: Buffer.concat([start.value, end.value.bytes]).toString('hex'), ...end.value, bytes: null }
    : end
}

function withoutOwn<T>(work: () => T): T {
  remove()
  try {
    return work()
  } finally {
    define()
  }
}

const pieces = [
  'Zm9v',
  'Zg',
  'Zg==',
  '+/',
  '-_',
  '\n',
  '\r',
  '\r\n',
  ' ',
  '\t',
  '\v',
  '=',
  '%3D',
  '.',
  'é',
  'data:;base64,',
]
const messy = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''))

test('native decoding and ours agree on any text: bytes, notes, validity and the first error', () => {
  fc.assert(
    fc.property(messy, (text) => {
      for (const kind of ['text', 'bytes'] as const)
        expect(decodeAs(kind, text)).toEqual(withoutOwn(() => decodeAs(kind, text)))
    }),
    { numRuns: 3000 },
  )
})

test('native encoding and ours give the same text', () => {
  const options = fc.record({
    alphabet: fc.constantFrom('standard' as const, 'url-safe' as const),
    padding: fc.boolean(),
    wrap: fc.constantFrom(0 as const, 64 as const, 76 as const),
  })
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 700 }), options, (bytes, settings) => {
      const copy = new Uint8Array(bytes)
      expect(encodeBytes(copy, settings)).toBe(withoutOwn(() => encodeBytes(copy, settings)))
    }),
  )
})

test.each([
  ['clean', 'Zm9vYmFy'.repeat(1000)],
  ['wrapped', `${'Zm9vYmFy'.repeat(8)}\r\n`.repeat(100)],
  ['URL-safe', 'Zm9-Ym_y'.repeat(1000)],
])('the engine decodes all of the %s text', (_, text) => {
  own.setFromBase64.mockClear()
  decodeAs('text', text)
  expect(own.setFromBase64.mock.results.at(-1)).toMatchObject({ type: 'return', value: { read: text.length } })
})

test('the dashes of an armor are not read as URL-safe characters', () => {
  const text = '-----BEGIN DATA-----\nZm9v\n-----END DATA-----'
  expect(decodeAs('text', text)).toMatchObject({ hex: '666f6f', tolerated: ['PEM armor', '2 line breaks'] })
})

test('a line break split across two portions is counted once', () => {
  const decoder = createDecoder()
  for (const portion of ['Zm9v\r', '\nYmFy']) expect(decoder.push(Buffer.from(portion)).ok).toBe(true)
  expect(decoder.end()).toMatchObject({ value: { tolerated: ['1 line break'] } })
})
