import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { convertPortions, type Mode, type TextOptions } from './convert.ts'
import { dumpLimit } from './hex-dump.ts'

const plain: TextOptions = { charset: 'utf-8', alphabet: 'standard', padding: true, wrap: 0 }

async function run(mode: Mode, file: Uint8Array, options: Partial<TextOptions> = {}) {
  const written: Uint8Array[] = []
  const progress: number[] = []
  const result = await convertPortions(
    mode,
    {
      size: file.length,
      read: async (from, to) => file.subarray(from, to),
      write: (bytes) => written.push(bytes),
      onProgress: (done) => progress.push(done),
    },
    { ...plain, ...options },
  )
  return { result, progress, bytes: Buffer.concat(written) }
}

test('any file survives a round trip byte for byte, with any options', async () => {
  const shape = fc.record({
    alphabet: fc.constantFrom('standard' as const, 'url-safe' as const),
    padding: fc.boolean(),
    wrap: fc.constantFrom(0 as const, 64 as const, 76 as const),
  })
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1 }), shape, async (file, options) => {
      const { bytes } = await run('encode', file, options)
      expect((await run('decode', bytes)).bytes.equals(file)).toBe(true)
    }),
  )
})

test('a file of several portions gives the same as the native encoder, with progress up to 1', async () => {
  const file = Buffer.alloc(7_000_001, 'The quick brown fox')
  const encoded = await run('encode', file)
  expect(encoded.bytes.toString('latin1')).toBe(file.toString('base64'))
  expect(encoded.progress).toHaveLength(3)
  expect(encoded.progress.at(-1)).toBe(1)
  const decoded = await run('decode', encoded.bytes)
  expect(decoded.bytes.equals(file)).toBe(true)
  expect(decoded.result).toMatchObject({ ok: true, value: { isText: true, type: null, notes: [] } })
})

test('a file keeps its line endings, byte order mark and charset', async () => {
  const file = utf8('\ufeffa\r\nb\rc\n')
  const { bytes } = await run('encode', file, { lineEndings: 'lf', charset: 'utf-16le' })
  expect(bytes.toString('latin1')).toBe(Buffer.from(file).toString('base64'))
  expect((await run('decode', bytes)).bytes.equals(file)).toBe(true)
})

test.each([
  [Buffer.from('\ufeffHi é', 'utf16le').toString('base64'), { charset: 'utf-16le', reason: 'mark' }],
  ['data:text/plain;charset=iso-8859-1;base64,6Q==', { charset: 'iso-8859-1', reason: 'prefix' }],
  ['w6k=', null],
])('a decoded file is text in the charset it indicates: %s', async (base64, readAs) => {
  expect((await run('decode', utf8(base64))).result).toMatchObject({ ok: true, value: { isText: true, readAs } })
})

test('a decoded file is identified by its signature, and its first bytes are kept', async () => {
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(5000, 0xff)])
  const { result } = await run('decode', utf8(png.toString('base64')))
  expect(result).toMatchObject({ ok: true, value: { isText: false, type: { extension: 'png' } } })
  expect(result.ok && Buffer.from(result.value.head).equals(png.subarray(0, dumpLimit))).toBe(true)
  expect((await run('decode', utf8('iVBORw0KGgo='))).result).toMatchObject({
    value: { type: { extension: 'png' }, head: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  })
})

test('tolerated deviations are listed, and the charset decides whether bytes are text', async () => {
  const latin = utf8('6Q\n')
  expect((await run('decode', latin)).result).toMatchObject({
    ok: true,
    value: { isText: false, notes: ['2 missing =', '1 line break'], isValid: true },
  })
  expect((await run('decode', latin, { charset: 'iso-8859-1' })).result).toMatchObject({ value: { isText: true } })
})

test('a file with padding of the wrong length is decoded but not called valid', async () => {
  const { result, bytes } = await run('decode', utf8('SGkh====\n'))
  expect(bytes.toString()).toBe('Hi!')
  expect(result).toMatchObject({ ok: true, value: { notes: ['4 extra =', '1 line break'], isValid: false } })
  expect((await run('encode', bytes)).result).toMatchObject({ value: { isValid: true } })
})

test('an error in a file has its position, and an empty file has its own message', async () => {
  expect((await run('decode', utf8('Zm9v!mFy'))).result).toEqual({
    ok: false,
    error: {
      message: 'Invalid Base64 string',
      detail: 'Illegal character "!" (U+0021) at position 5.',
      position: 5,
    },
  })
  const empty = {
    ok: false,
    error: { message: 'Please enter text to process', detail: 'The file contains nothing to process.' },
  }
  expect((await run('encode', new Uint8Array())).result).toEqual(empty)
  expect((await run('decode', new Uint8Array())).result).toEqual(empty)
  expect((await run('decode', utf8(' \n'))).result).toEqual(empty)
  expect((await run('encode', utf8(' \n'))).bytes.toString()).toBe('IAo=')
})
