import fc from 'fast-check'
import { expect, test } from 'vitest'
import { algorithms } from '../algorithms/algorithms.ts'
import { buildReport } from '../downloads.ts'
import { type Expected, readExpected } from './expected.ts'

const md5 = '900150983cd24fb0d6963f7d28e17f72'
const sha1 = 'a9993e364706816aba3e25717850c26c9cd0d89d'
const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const other = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const base64 = 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='
const length64 = ['sha256', 'sha3-256', 'blake3']

function read(text: string): Omit<Expected, 'line'>[] {
  const result = readExpected(text)
  if (!result.ok) throw new Error(result.error)
  return result.value.entries.map(({ line: _, ...entry }) => entry)
}

test.each([
  ['lower-case hex', sha256, length64],
  ['upper-case hex', sha256.toUpperCase(), length64],
  ['hex with 0x', `0x${sha256}`, length64],
  ['hex in groups', sha256.match(/.{8}/g)!.join(' '), length64],
  ['hex with colons', sha256.toUpperCase().match(/../g)!.join(':'), length64],
  ['hex with hyphens', sha256.match(/../g)!.join('-'), length64],
  ['hex over two lines', `${sha256.slice(0, 50)}\n${sha256.slice(50)}\n`, length64],
  ['Base64', base64, length64],
  ['Base64 without padding', base64.slice(0, -1), length64],
  ['base64url', base64.replace('+', '-').replace('/', '_'), length64],
  ['SRI', `sha256-${base64}`, ['sha256']],
  ['SRI with options', `sha256-${base64}?ct=text/javascript`, ['sha256']],
  ['a prefix with a colon', `sha256:${sha256}`, ['sha256']],
  ['a label', `SHA-256: ${sha256}`, ['sha256']],
  ['a label with an equals sign', `SHA256 = ${sha256.toUpperCase()}`, ['sha256']],
  ['OpenSSL naming', `SHA2-256= ${sha256}`, ['sha256']],
  ['a fingerprint', `sha256 Fingerprint=${sha256.toUpperCase().match(/../g)!.join(':')}`, ['sha256']],
  ['SHA3 by name', `SHA3-256: ${sha256}`, ['sha3-256']],
  ['BLAKE3 by name', `blake3:${sha256}`, ['blake3']],
  ['standard input', `${sha256}  -`, length64],
  ['double quotes', `"${sha256}"`, length64],
  ['single quotes', `'${sha256}'`, length64],
  ['backticks', `\`${sha256}\``, length64],
  ['a label and backticks', `SHA256: \`${sha256}\``, ['sha256']],
  ['JSON', `"sha256": "${sha256}",`, ['sha256']],
  ['a label that names no algorithm', `Checksum: ${sha256}`, length64],
  ['an integrity attribute', `integrity="sha256-${base64}"`, ['sha256']],
  ['a script element', `<script src="a.js" integrity='sha256-${base64}' crossorigin></script>`, ['sha256']],
  ['a lock file', `"integrity": "sha256-${base64}",`, ['sha256']],
])('a digest is read from %s', (_, text, keys) => {
  expect(read(text)).toEqual([{ digest: sha256, keys, fileName: null }])
})

test.each([
  [8, ['crc32']],
  [32, ['md5']],
  [40, ['sha1']],
  [56, ['sha224']],
  [64, length64],
  [96, ['sha384']],
  [128, ['sha512', 'sha3-512']],
])('%i hex digits may be %j', (digits, keys) => {
  expect(read('a'.repeat(digits))).toEqual([{ digest: 'a'.repeat(digits), keys, fileName: null }])
})

test('a colon-separated digest that starts with the byte b3 is not taken for BLAKE3', () => {
  const digest = `b3${sha1.slice(2)}`
  expect(read(digest.match(/../g)!.join(':'))).toEqual([{ digest, keys: ['sha1'], fileName: null }])
})

test.each([
  ['GNU text mode', `${sha256}  a.iso`, sha256, 'a.iso', length64],
  ['GNU binary mode', `${sha256} *a.iso`, sha256, 'a.iso', length64],
  ['GNU with spaces in the name', `${md5}  my file (1).iso`, md5, 'my file (1).iso', ['md5']],
  ['GNU with a name of hex digits', `${md5}  abcdef01`, md5, 'abcdef01', ['md5']],
  ['GNU with an escaped name', `\\${md5}  a\\nb\\\\c`, md5, 'a\nb\\c', ['md5']],
  ['a tab between', `${sha256}\ta.iso`, sha256, 'a.iso', length64],
  ['BSD', `SHA256 (a.iso) = ${sha256}`, sha256, 'a.iso', ['sha256']],
  ['BSD with parentheses in the name', `MD5 (a (1).iso) = ${md5}`, md5, 'a (1).iso', ['md5']],
  ['BSD with an escaped name', `\\SHA1 (a\\nb) = ${sha1}`, sha1, 'a\nb', ['sha1']],
  ['BSD with Base64', `SHA256 (a.iso) = ${base64}`, sha256, 'a.iso', ['sha256']],
  ['OpenSSL', `SHA2-256(a.iso)= ${sha256}`, sha256, 'a.iso', ['sha256']],
  ['a label before digest and name', `SHA256: ${sha256}  a.iso`, sha256, 'a.iso', ['sha256']],
  ['the name first', `a.iso: ${sha256.toUpperCase()}`, sha256, 'a.iso', length64],
  ['the name first, with spaces', `my file (1).iso: ${md5}`, md5, 'my file (1).iso', ['md5']],
  ['SFV', 'a.iso 352441C2', '352441c2', 'a.iso', ['crc32']],
  ['SFV of a split archive', 'my file.001   352441c2', '352441c2', 'my file.001', ['crc32']],
])('a list line is read: %s', (_, line, digest, fileName, keys) => {
  expect(read(line)).toEqual([{ digest, keys, fileName }])
})

test('a list is read line by line: comments and blank lines are skipped, lines without a digest are reported', () => {
  const text = `-----BEGIN PGP SIGNED MESSAGE-----\r\n# a comment\r\n\r\n${sha256} *a.iso\r\nSHA256 (b.iso) = ${other}\r\n`
  const result = readExpected(text)
  expect(result.ok && result.value.ignored).toEqual([1])
  expect(result.ok && result.value.entries.map(({ fileName, line }) => [fileName, line])).toEqual([
    ['a.iso', 4],
    ['b.iso', 5],
  ])
})

test.each([
  ['of a text', buildReport('sha256', sha256, { text: `${md5}\nFile: b` }), null],
  ['in upper case', buildReport('sha256', sha256.toUpperCase(), { text: 'abc' }), null],
  ['as Base64', buildReport('sha256', base64, { text: 'abc' }), null],
  ['as SRI', buildReport('sha256', `sha256-${base64}`, { name: 'a.iso', size: 3 }), 'a.iso'],
  ['of a file', buildReport('sha256', sha256, { name: 'a b.iso', size: 3 }), 'a b.iso'],
  ['of an HMAC', buildReport('sha256', sha256, { name: 'a.iso', size: 3 }, true), 'a.iso'],
])('a report saved by this tool can be read back: %s', (_, saved, fileName) => {
  const report = saved.text.toString()
  const entry = { digest: sha256, keys: ['sha256'], fileName, line: 1 }
  for (const text of [report, report.replaceAll('\n', '\r\n')]) {
    expect(readExpected(text)).toEqual({ ok: true, value: { entries: [entry], ignored: [] } })
  }
})

const path = 'C:\\Users\\me\\a.iso'
test.each([
  ['list', `\r\nAlgorithm : SHA256\r\nHash      : ${sha256.toUpperCase()}\r\nPath      : ${path}\r\n\r\n`, 2],
  [
    'table',
    `\nAlgorithm       Hash                 Path\n---------       ----                 ----\nSHA256          ${sha256.toUpperCase()}       ${path}\n\n`,
    4,
  ],
])('a %s from Get-FileHash is read', (_, text, line) => {
  const entry = { digest: sha256, keys: ['sha256'], fileName: path, line }
  expect(readExpected(text)).toEqual({ ok: true, value: { entries: [entry], ignored: [] } })
})

test('a list from Get-FileHash can have several files, each with its line number', () => {
  const recordOf = (fileName: string) => `Algorithm : MD5\nHash      : ${md5}\nPath      : ${fileName}\n\n`
  const result = readExpected(recordOf('a.iso') + recordOf('b.iso'))
  expect(result.ok && result.value.entries.map(({ fileName, line }) => [fileName, line])).toEqual([
    ['a.iso', 1],
    ['b.iso', 5],
  ])
})

test('one integrity attribute can hold several digests', () => {
  expect(read(`sha256-${base64} sha384-${'Q'.repeat(64)}`).map(({ keys }) => keys)).toEqual([['sha256'], ['sha384']])
})

test.each([
  [sha256.slice(1), 'No algorithm gives 63 hex digits, only 8, 32, 40, 56, 64, 96 or 128.'],
  ['a', 'No algorithm gives 1 hex digit, only 8, 32, 40, 56, 64, 96 or 128.'],
  ['hello', 'No digest was recognized.'],
  ['secret', 'No digest was recognized.'],
  [`sha512:${sha256}`, 'No digest was recognized.'],
  [`The SHA-256 of the image is ${sha256} as far as we know.`, 'No digest was recognized.'],
  [`We computed it: ${sha256}`, 'No digest was recognized.'],
  ['sha256 is what the checksum of a.iso is made with', 'No digest was recognized.'],
  ['integrity="none"', 'No digest was recognized.'],
  ['Algorithm: fast\nHash: browns', 'No digest was recognized.'],
  ['Released as version 2.0 20240101', 'No digest was recognized.'],
  ['"quoted"', 'No digest was recognized.'],
])('%j is rejected: %s', (text, error) => {
  expect(readExpected(text)).toEqual({ ok: false, error })
})

test('a megabyte that is not a digest is rejected without decoding it', () => {
  expect(readExpected('aB3+'.repeat(250_000))).toEqual({ ok: false, error: 'No digest was recognized.' })
})

test.each(['a', '.a', '.1', ' ', 'integrity="', 'MD5 ('])(
  'a megabyte of %j after a name is rejected without slow backtracking',
  (part) => {
    const text = `x.${part.repeat(1_000_000 / part.length)}!`
    expect(readExpected(text)).toEqual({ ok: false, error: 'No digest was recognized.' })
  },
)

test('a blank text holds no digests', () => {
  expect(readExpected(' \n')).toEqual({ ok: true, value: { entries: [], ignored: [] } })
})

test('reading any text never throws, and every digest found is hex of a known length', () => {
  const lengths = algorithms.map(({ digits }) => digits as number)
  const listish = fc.string({ unit: fc.constantFrom(...'0123456789abcdefMD5SHA() =*-:+/\\\n'), maxLength: 300 })
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), listish), (text) => {
      const result = readExpected(text)
      if (!result.ok) return
      for (const { digest, keys } of result.value.entries) {
        expect(digest).toMatch(/^[0-9a-f]+$/)
        expect(lengths).toContain(digest.length)
        expect(keys.length).toBeGreaterThan(0)
      }
    }),
    { numRuns: 500 },
  )
})
