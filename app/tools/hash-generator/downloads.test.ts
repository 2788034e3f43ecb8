import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fail, ok } from '#app/lib/result.ts'
import { buildReport, listChecksums } from './downloads.ts'
import { readExpected } from './expected/expected.ts'
import { enqueue, settle } from './files/hashed-files.ts'

const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const plain = { key: 'sha256', hmacKey: '', output: 'hex' } as const

/** Files with these names, all with the digest of "abc". */
function hashed(...names: string[]) {
  return names.map((path) => settle(enqueue({ file: new File([], path), path }), '', ok({ sha256: ok(sha256) })))
}

test('the list has one line per file, digest first, and is named after the algorithm', () => {
  expect(listChecksums(hashed('a.iso', 'folder/b c.iso'), plain)).toEqual({
    name: 'SHA256SUMS.txt',
    text: `${sha256}  a.iso\n${sha256}  folder/b c.iso\n`,
  })
})

test('a file without a digest for the algorithm and HMAC key is left out', () => {
  const files = hashed('a.iso', 'b.iso')
  const broken = settle(enqueue({ file: new File([], 'c.iso'), path: 'c.iso' }), '', fail('It has moved.'))
  expect(listChecksums([broken, files[1]!], plain).text).toBe(`${sha256}  b.iso\n`)
  expect(listChecksums(files, { ...plain, key: 'md5' })).toEqual({ name: 'MD5SUMS.txt', text: '' })
  expect(listChecksums(files, { ...plain, hmacKey: 'k' }).text).toBe('')
})

test('the digests use the chosen output form', () => {
  expect(listChecksums(hashed('a.iso'), { ...plain, output: 'hex-upper' }).text).toBe(
    `${sha256.toUpperCase()}  a.iso\n`,
  )
  expect(listChecksums(hashed('a.iso'), { ...plain, output: 'base64' }).text).toBe(
    'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=  a.iso\n',
  )
})

test('a name with a line break or a backslash is escaped the way sha256sum does it', () => {
  expect(listChecksums(hashed('a\\b\nc'), plain).text).toBe(`\\${sha256}  a\\\\b\\nc\n`)
})

test('a list can be read back, name by name', () => {
  const name = fc.stringMatching(/^\w(?:[ \\\n\r\w.-]*\w)?$/)
  fc.assert(
    fc.property(fc.array(name, { minLength: 1 }), (names) => {
      const reading = readExpected(listChecksums(hashed(...names), plain).text)
      expect(reading.ok && reading.value.entries.map(({ digest, fileName }) => [digest, fileName])).toEqual(
        names.map((each) => [sha256, each]),
      )
    }),
  )
})

const textOf = (...args: Parameters<typeof buildReport>) => buildReport(...args).text.toString()

test('the report for a text has the algorithm and hash, then the text', () => {
  expect(textOf('sha256', 'ba78', { text: 'a\nb' })).toBe('Algorithm: SHA-256\nHash: ba78\n\nInput:\na\nb')
})

test('the report for a file has its name and size instead of its content', () => {
  expect(textOf('md5', '9001', { name: 'a.iso', size: 1536 })).toBe(
    'Algorithm: MD5\nHash: 9001\n\nFile: a.iso\nSize: 1536 bytes (1.5 KB)\n',
  )
})

test('a browser File counts as a file, even though it has a `text` method', () => {
  expect(textOf('md5', '9001', new File(['abc'], 'a.txt'))).toMatch(/\n\nFile: a\.txt\nSize: 3 bytes/)
})

test('an HMAC report says HMAC and leaves out the key', () => {
  expect(textOf('sha1', 'de7c', { text: 'x' }, true)).toBe('Algorithm: HMAC-SHA-1\nHash: de7c\n\nInput:\nx')
})

test('the report is named after the algorithm key', () => {
  expect(buildReport('sha256', 'ba78', { text: '' }).name).toBe('sha256-hash.txt')
})
