import { createHash, createHmac, webcrypto } from 'node:crypto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { algorithms } from './algorithms.ts'
import { type Hashes, hashText, type Subtle } from './digest.ts'
import { type AlgorithmKey, mainKeys } from './five.ts'

const subtle: Subtle = (webcrypto as unknown as Crypto).subtle
const allKeys = algorithms.map(({ key }) => key)
const nodeKeys = allKeys.filter((key) => key !== 'blake3' && key !== 'crc32')
const valuesOf = (hashes: Hashes) =>
  Object.fromEntries(Object.entries(hashes).map(([key, hash]) => [key, hash.ok ? hash.value : hash.error]))

test('hashing a text gives one digest per requested algorithm', async () => {
  const hashes = valuesOf(await hashText('abc', mainKeys))
  expect(Object.keys(hashes)).toEqual(['md5', 'sha1', 'sha256', 'sha384', 'sha512'])
  expect(hashes.md5).toBe('900150983cd24fb0d6963f7d28e17f72')
  expect(hashes.sha256).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test.each(['', ' ', '\t\n ', '\u00a0\u2003'])('the blank text %j has no hash', async (text) => {
  expect(await hashText(text, allKeys, { subtle })).toEqual({})
})

test('white space around a text is hashed too', async () => {
  expect(valuesOf(await hashText(' a\n', ['md5']))).toEqual({ md5: createHash('md5').update(' a\n').digest('hex') })
})

test('any text has the same digests with crypto.subtle, without it, and in Node', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }), async (text) => {
      fc.pre(text.trim() !== '')
      const without = valuesOf(await hashText(text, allKeys))
      expect(valuesOf(await hashText(text, allKeys, { subtle }))).toEqual(without)
      for (const key of nodeKeys) expect(without[key]).toBe(createHash(key).update(text).digest('hex'))
    }),
  )
})

test('any text and key have the same HMAC with crypto.subtle, without it, and in Node', async () => {
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(text, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), async (data, hmacKey) => {
      fc.pre(data.trim() !== '')
      const without = valuesOf(await hashText(data, allKeys, { hmacKey }))
      expect(valuesOf(await hashText(data, allKeys, { hmacKey, subtle }))).toEqual(without)
      for (const key of nodeKeys) expect(without[key]).toBe(createHmac(key, hmacKey).update(data).digest('hex'))
    }),
    { numRuns: 50 },
  )
})

test('an empty HMAC key means a plain hash, and CRC32 has no HMAC', async () => {
  expect(await hashText('abc', allKeys, { hmacKey: '' })).toEqual(await hashText('abc', allKeys))
  expect(Object.keys(await hashText('abc', allKeys, { hmacKey: 'k' }))).not.toContain('crc32')
})

test('texts hashed at the same time do not affect each other', async () => {
  const texts = Array.from({ length: 200 }, (_, i) => `text ${i}`)
  const keys: AlgorithmKey[] = ['md5', 'sha256', 'blake3']
  const answers = await Promise.all(texts.map((text, i) => hashText(text, keys, { hmacKey: i % 2 ? `key ${i}` : '' })))
  answers.forEach((answer, i) => {
    const node = i % 2 ? createHmac('sha256', `key ${i}`) : createHash('sha256')
    expect(valuesOf(answer).sha256).toBe(node.update(`text ${i}`).digest('hex'))
  })
})

test('a failing algorithm reports an error and does not affect the others', async () => {
  const onError = vi.fn()
  const broken: Subtle = { ...subtle, digest: () => Promise.reject(new Error('out of order')) }
  const hashes = await hashText('abc', ['md5', 'sha256'], { subtle: broken, onError })
  expect(hashes.sha256).toEqual({ ok: false, error: 'Error generating hash' })
  expect(hashes.md5).toEqual({ ok: true, value: '900150983cd24fb0d6963f7d28e17f72' })
  expect(onError).toHaveBeenCalledOnce()
})

test('each digest is reported as soon as it is ready, even if another one hangs', async () => {
  const stuck: Subtle = { ...subtle, digest: () => new Promise(() => {}) }
  const told = await new Promise(
    (resolve) => void hashText('abc', ['sha256', 'md5'], { subtle: stuck, onHash: resolve }),
  )
  expect(told).toEqual({ md5: { ok: true, value: '900150983cd24fb0d6963f7d28e17f72' } })
})
