import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import type { Charset } from '#app/lib/charset-names.ts'
import { detectType } from '#app/lib/file-types.ts'
import { initialOf } from '#app/lib/settings.ts'
import { convert, decodeText, encodeText, fileNameOf, readOptions, type TextOptions } from './convert.ts'
import { settings } from './settings.ts'
import { describeReading } from './text-charsets.ts'

const plain: TextOptions = { charset: 'utf-8', alphabet: 'standard', padding: true, wrap: 0 }

const encode = (text: string, options: Partial<TextOptions> = {}) => {
  const result = encodeText(text, { ...plain, ...options })
  return result.ok ? result.value.output : result.error
}

const decode = (text: string, charset: Charset = 'utf-8') => {
  const result = decodeText(text, { charset })
  if (!result.ok) return result.error
  return result.value.isText ? result.value.output : null
}

const detail = (text: string) => {
  const result = decodeText(text, { charset: 'utf-8' })
  return result.ok ? null : [result.error.message, result.error.position, result.error.detail]
}

test.each([
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
])('RFC 4648 §10: %s is %s in both directions, valid, and nothing is tolerated', (text, base64) => {
  expect(encode(text)).toBe(base64)
  expect(decodeText(base64, { charset: 'utf-8' })).toMatchObject({
    value: { output: text, isText: true, notes: [], isValid: true },
  })
})

test.each<[string, Partial<TextOptions>, string]>([
  ['你好', {}, '5L2g5aW9'],
  ['✓ à la mode', {}, '4pyTIMOgIGxhIG1vZGU='],
  ['<<???>>', {}, 'PDw/Pz8+Pg=='],
  ['<<???>>', { alphabet: 'url-safe', padding: false }, 'PDw_Pz8-Pg'],
  ['a\r\nb', {}, 'YQ0KYg=='],
  ['a\nb', {}, 'YQpi'],
  ['a\nb', { lineEndings: 'crlf' }, 'YQ0KYg=='],
  ['a\r\nb', { lineEndings: 'lf' }, 'YQpi'],
  ['Hi', { charset: 'utf-16le' }, 'SABpAA=='],
  ['Hi', { charset: 'utf-16be' }, 'AEgAaQ=='],
  ['é', { charset: 'iso-8859-1' }, '6Q=='],
  ['€', { charset: 'windows-1252' }, 'gA=='],
])('%j with %j encodes as %s', (text, options, base64) => {
  expect(encode(text, options)).toBe(base64)
})

test.each<[string, Charset, string | null]>([
  ['Zm9vYmE', 'utf-8', 'fooba'],
  ['PDw_Pz8-Pg', 'utf-8', '<<???>>'],
  ['//79', 'utf-8', null],
  ['6Q==', 'utf-8', null],
  ['6Q==', 'iso-8859-1', 'é'],
  ['SABpAA==', 'utf-16le', 'Hi'],
  ['SABpAA', 'utf-16be', '\u4800\u6900'],
  ['SABp', 'utf-16le', null],
  ['Zh==', 'utf-8', 'f'],
  ['data:text/plain;base64,SGVsbG8=', 'utf-8', 'Hello'],
  ['data:;base64,', 'utf-8', ''],
  ['DATA:text/html;charset=utf-8;BASE64, SGk=', 'utf-8', 'Hi'],
  ['\ufeffSGk=', 'utf-8', 'Hi'],
  ['data:text/plain;base64,SGVsbG8%3D', 'utf-8', 'Hello'],
  ['data:;base64,PDw%2FPz8%2bPg%3d%3D%0A', 'utf-8', '<<???>>'],
  ['-----BEGIN DATA-----\nSGVs\nbG8=\n-----END DATA-----\n', 'utf-8', 'Hello'],
  ['-----BEGIN A B-----\r\nSGVsbG8=\r\n-----END A B-----', 'utf-8', 'Hello'],
  ['\ufeff\n-----BEGIN DATA----- \nSGVsbG8', 'utf-8', 'Hello'],
])('%j decodes under %s to %j', (base64, charset, text) => {
  expect(decode(base64, charset)).toBe(text)
})

const base64 = (text: string, charset: BufferEncoding) => Buffer.from(text, charset).toString('base64')

test.each<[string, string, string | null, string | null]>([
  ['data:text/plain;charset=iso-8859-1;base64,6Q==', 'é', 'iso-8859-1', 'prefix'],
  ['data:text/plain;charset="Shift_JIS";base64,k/o=', '日', 'shift_jis', 'prefix'],
  ['data:text/plain;charset=UTF8;base64,w6k=', 'é', null, null],
  ['data:text/plain;charset=us-ascii;base64,SGk=', 'Hi', null, null],
  ['data:text/plain;charset=x-none;base64,SGk=', 'Hi', null, null],
  [base64('\ufeffHi é 日', 'utf16le'), 'Hi é 日', 'utf-16le', 'mark'],
  ['/v8ASABp', 'Hi', 'utf-16be', 'mark'],
  // PowerShell's -EncodedCommand.
  [base64('Get-Process', 'utf16le'), 'Get-Process', 'utf-16le', 'zeros'],
  ['AEgAaQ==', 'Hi', 'utf-16be', 'zeros'],
  // Numbers, and an odd byte.
  ['AQACAAMA', '\x01\0\x02\0\x03\0', null, null],
  ['SABpAAo=', 'H\0i\0\n', null, null],
])('%j is read as %j, in %s because of its %s', (text, read, charset, reason) => {
  expect(decodeText(text, { charset: 'utf-8' })).toMatchObject({
    value: { output: read, isText: true, readAs: charset && { charset, reason } },
  })
})

test('a chosen charset overrides the bytes and the prefix', () => {
  expect(decode('data:text/plain;charset=iso-8859-1;base64,gA==', 'windows-1252')).toBe('€')
  expect(decode('SABpAA==', 'iso-8859-1')).toBe('H\0i\0')
})

test('a detected charset is shown with its reason', () => {
  expect(describeReading({ charset: 'utf-16le', reason: 'mark' })).toBe(
    'Read as UTF-16LE because of its byte order mark.',
  )
  expect(describeReading({ charset: 'koi8-r', reason: 'prefix' })).toBe('Read as KOI8-R because of its data: prefix.')
})

test('bytes that are not text are returned as bytes', () => {
  const result = decodeText('//79', { charset: 'utf-8' })
  expect(result).toEqual({
    ok: true,
    value: {
      bytes: Uint8Array.of(0xff, 0xfe, 0xfd),
      output: '',
      isText: false,
      readAs: null,
      notes: [],
      isValid: true,
      type: null,
      head: Uint8Array.of(0xff, 0xfe, 0xfd),
    },
  })
})

test('the type of a decoded file is detected', () => {
  const result = decodeText('iVBORw0KGgo=', { charset: 'utf-8' })
  expect(result.ok && result.value.type?.extension).toBe('png')
})

test('an unpaired surrogate is replaced with a warning', () => {
  expect(encodeText('\ud800', plain)).toMatchObject({
    ok: true,
    value: { output: '77+9', notes: ['1 unpaired surrogate replaced by U+FFFD'] },
  })
})

/** Forms that RFC 4648 or a standard built on it allows: MIME, PEM, JOSE, data: URLs. */
const allowed: [string, string[]][] = [
  ['PDw_Pz8-Pg', ['URL-safe alphabet', '2 missing =']],
  ['PDw_Pz8-Pg==', ['URL-safe alphabet']],
  ['Zm9vYmE', ['1 missing =']],
  ['Zm9v\nYmFy\n', ['2 line breaks']],
  ['Zm9v\r\nYmFy\rZm9v', ['2 line breaks']],
  ['Zm\r\n9v', ['1 line break']],
  ['Z\rm\n9v', ['2 line breaks']],
  ['Zm9v \t\fYmFy', ['3 spaces']],
  ['Zg=\n=', ['1 line break']],
  ['\n data:text/plain;base64,SGk=', ['data: prefix (text/plain)', '1 line break', '1 space']],
  ['data:;base64,SGk=', ['data: prefix (text/plain)']],
  ['data:image/png;base64,SGk=', ['data: prefix (image/png)']],
  ['data:text/plain;base64,SGVsbG8%3D', ['data: prefix (text/plain)', '1 percent escape']],
  ['-----BEGIN DATA-----\nSGk=\n-----END DATA-----\n', ['PEM armor', '2 line breaks']],
  ['-_\nA', ['URL-safe alphabet', '1 missing =', '1 line break']],
]

/** Forms that other decoders reject: padding of the wrong length, stray characters, bits no encoder writes. */
const refused: [string, string[]][] = [
  ['abcd=====', ['5 extra =']],
  ['abcd=', ['1 extra =']],
  ['Zg=', ['1 missing =']],
  ['Zg===', ['1 extra =']],
  ['ab=', ['1 missing =', 'non-canonical trailing bits']],
  ['Zm9v\vYmFy', ['1 vertical tab']],
  ['\v\vZm9v\n', ['1 line break', '2 vertical tabs']],
  ['\v data:;base64,SGk=', ['data: prefix (text/plain)', '1 space', '1 vertical tab']],
  ['\ufeffSGk=', ['byte order mark']],
  ['-----BEGIN DATA-----\nSGk=', ['PEM armor without an END line', '1 line break']],
  ['Zh==', ['non-canonical trailing bits']],
  ['Zm9=', ['non-canonical trailing bits']],
  ['Zo==', ['non-canonical trailing bits']],
  ['ZmC=', ['non-canonical trailing bits']],
  ['+_+_', ['mixed standard and URL-safe alphabet']],
]

test.each(allowed)('%j is valid, and decoding lists what it tolerated: %j', (base64, liberties) => {
  expect(decodeText(base64, { charset: 'utf-8' })).toMatchObject({ value: { notes: liberties, isValid: true } })
})

test.each(refused)('%j is decoded but not called valid because of %j', (base64, liberties) => {
  expect(decodeText(base64, { charset: 'utf-8' })).toMatchObject({ value: { notes: liberties, isValid: false } })
})

test('an allowed deviation does not make up for one that is not allowed', () => {
  expect(convert('decode', 'Zg=\n', plain)).toMatchObject({
    value: { notes: ['1 missing =', '1 line break'], isValid: false },
  })
})

test.each([
  ['A', undefined, 'Base64 cannot have 1 character: the last one does not complete a byte.'],
  ['AAAAA', undefined, 'Base64 cannot have 5 characters: the last one does not complete a byte.'],
  ['Zm9v!mFy', 5, 'Illegal character "!" (U+0021) at position 5.'],
  ['Zm9vé', 5, 'Illegal character "é" (U+00E9) at position 5.'],
  ['Z😀', 2, 'Illegal character "😀" (U+1F600) at position 2.'],
  ['Zm9v\u00a0', 5, 'Illegal character U+00A0 at position 5.'],
  ['\ufeffZm\u0000v', 4, 'Illegal character U+0000 at position 4.'],
  ['Zm\n9*', 5, 'Illegal character "*" (U+002A) at position 5.'],
  ['data:text/plain;base64,SG*s', 26, 'Illegal character "*" (U+002A) at position 26.'],
  ['data:text/ü😀;base64,SG*s', 24, 'Illegal character "*" (U+002A) at position 24.'],
  ['Zg==Zg==', 5, 'There is more text after the padding at position 5.'],
  ['====', undefined, 'There is nothing before the padding.'],
  ['SGVsbG8%3D', 8, 'Illegal character "%" (U+0025) at position 8.'],
  ['data:;base64,SGVsbG8%3', 21, 'Illegal character "%" (U+0025) at position 21.'],
  ['data:;base64,SGk%zz', 17, 'Illegal character "%" (U+0025) at position 17.'],
  ['-----BEGIN DATA-----\nSG*k\n-----END DATA-----', 24, 'Illegal character "*" (U+002A) at position 24.'],
  ['-----BEGIN A-----\nSGk-\n', 22, 'Expected the END line of the PEM armor at position 22.'],
  ['-----BEGIN A-----\nSGk=\n-----END A-----\nSGk=', 24, 'Expected the END line of the PEM armor at position 24.'],
  ['data:text/plain,Hello', undefined, 'The data: prefix does not say ";base64".'],
  ['data:text/plain;base64', undefined, 'The data: prefix has no comma.'],
])('%j is not Base64, and the reason is given', (base64, position, reason) => {
  expect(detail(base64)).toEqual(['Invalid Base64 string', position, reason])
})

test.each(['', ' ', '\n\t'])('blank input %j asks for text in both modes', (text) => {
  const blank = { ok: false, error: { message: 'Please enter text to process' } }
  expect(convert('encode', text, plain)).toEqual(blank)
  expect(convert('decode', text, plain)).toEqual(blank)
})

test('a conversion returns text, notes and facts about the result', () => {
  const text = { isText: true, type: null }
  expect(convert('encode', 'Hi', plain)).toMatchObject({
    ok: true,
    value: { ...text, output: 'SGk=', notes: [], bytes: null, isValid: true },
  })
  expect(convert('decode', 'SGk', plain)).toMatchObject({
    ok: true,
    value: { ...text, output: 'Hi', notes: ['1 missing ='], bytes: Uint8Array.of(0x48, 0x69), isValid: true },
  })
  expect(convert('decode', '//79', plain)).toMatchObject({
    ok: true,
    value: { output: '', isText: false, head: Uint8Array.of(0xff, 0xfe, 0xfd) },
  })
  expect(convert('decode', 'iVBORw0KGgo=', plain)).toMatchObject({ ok: true, value: { type: { extension: 'png' } } })
})

test('lines break at the chosen width, and the last line has no break', () => {
  expect(encode('a'.repeat(57), { wrap: 76 })).not.toContain('\n')
  expect(encode('a'.repeat(58), { wrap: 76 })).toBe(`${'YWFh'.repeat(19)}\nYQ==`)
  expect(encode('a'.repeat(96), { wrap: 64 })).toBe(`${'YWFh'.repeat(16)}\n${'YWFh'.repeat(16)}`)
})

const shape = {
  alphabet: fc.constantFrom('standard' as const, 'url-safe' as const),
  padding: fc.boolean(),
  wrap: fc.constantFrom(0 as const, 64 as const, 76 as const),
}

const notBlank = (text: string) => text.trim() !== ''
const singleByte = fc.string({
  unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
  maxLength: 300,
})
const anyText = fc.string({ unit: 'binary', maxLength: 300 }).filter((text) => text.isWellFormed())
const ansi = fc
  .array(fc.constantFrom(...'aé€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\u0081 ÿ'), { maxLength: 300 })
  .map((all) => all.join(''))

test.each<[Charset, fc.Arbitrary<string>]>([
  // Text with zeros between letters is read as UTF-16.
  ['utf-8', anyText.filter((text) => !text.includes('\0'))],
  ['utf-16le', anyText],
  ['utf-16be', anyText],
  ['iso-8859-1', singleByte],
  ['windows-1252', ansi],
])('text survives a round trip through Base64 in %s, with any options', (charset, texts) => {
  fc.assert(
    fc.property(texts.filter(notBlank), fc.record(shape), (text, options) => {
      const encoded = encodeText(text, { ...options, charset })
      expect(encoded.ok && decode(encoded.value.output, charset)).toBe(text)
    }),
  )
})

test('no text makes the conversion throw', () => {
  const likeBase64 = fc.string({ unit: fc.constantFrom(...'ABab09+/-_= \r\n:,;dtéD\ufeff\ud800') })
  const dataUrl = likeBase64.map((text) => `data:${text}`)
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), likeBase64, dataUrl),
      fc.constantFrom('encode', 'decode'),
      (text, mode) => {
        for (const charset of ['utf-8', 'utf-16be', 'windows-1252'] as const) {
          const result = convert(mode, text, { ...plain, charset })
          if (!result.ok) expect(result.error.message).toMatch(/^(Please enter|Invalid Base64|Encoding error)/)
        }
      },
    ),
    { numRuns: 1000 },
  )
})

test('the file name of a result shows its direction and its type', () => {
  expect(fileNameOf('encode', { type: null, isText: true })).toBe('base64-encoded.txt')
  expect(fileNameOf('decode', { type: null, isText: true })).toBe('base64-decoded.txt')
  expect(fileNameOf('decode', { type: null, isText: false })).toBe('base64-decoded.bin')
  expect(fileNameOf('decode', { type: detectType(utf8('%PDF-1.7')), isText: true })).toBe('base64-decoded.pdf')
})

test('the default settings are plain Base64 of UTF-8', () => {
  expect(readOptions(initialOf(settings))).toEqual({
    charset: 'utf-8',
    alphabet: 'standard',
    padding: true,
    wrap: 0,
    lineEndings: 'keep',
  })
})

test('wrapping and line endings reach the conversion', () => {
  expect(readOptions({ ...initialOf(settings), wrap: '76', lineEndings: 'crlf' })).toMatchObject({
    wrap: 76,
    lineEndings: 'crlf',
  })
})
