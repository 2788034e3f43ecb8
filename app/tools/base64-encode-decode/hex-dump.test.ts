import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { isLong } from '#app/lib/long-text.ts'
import { dumpHex, dumpLimit } from './hex-dump.ts'

test('a dump shows offset, bytes and ASCII as hexdump -C does', () => {
  expect(dumpHex(utf8('Hello, Stayput!\n\x7fé'), 19)).toBe(
    [
      '00000000  48 65 6c 6c 6f 2c 20 53  74 61 79 70 75 74 21 0a  |Hello, Stayput!.|',
      '00000010  7f c3 a9                                          |...|',
    ].join('\n'),
  )
})

test('a narrow dump has eight bytes per line and offsets of four digits', () => {
  expect(dumpHex(utf8('Hello, Stayput!'), 20, true).split('\n')).toEqual([
    '0000  48 65 6c 6c 6f 2c 20 53  |Hello, S|',
    '0008  74 61 79 70 75 74 21     |tayput!|',
    '… 5 more bytes',
  ])
  const last = dumpHex(new Uint8Array(dumpLimit), dumpLimit, true).split('\n').at(-1)
  expect(last).toBe('0bf8  00 00 00 00 00 00 00 00  |........|')
})

test('a dump of the first bytes says how many more there are', () => {
  expect(dumpHex(new Uint8Array(17), 20).split('\n')).toEqual([
    '00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|',
    '00000010  00                                                |.|',
    '… 3 more bytes',
  ])
  expect(dumpHex(new Uint8Array(16), 2_000_016).split('\n')).toEqual([
    '00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|',
    '… 2,000,000 more bytes',
  ])
})

test('the longest dump fits in a plain text field', () => {
  const long = dumpHex(new Uint8Array(dumpLimit), 1_000_000)
  expect(long.split('\n')).toHaveLength(193)
  expect(isLong(long)).toBe(false)
})

test('no bytes give an empty dump', () => {
  expect(dumpHex(new Uint8Array(), 0)).toBe('')
})
