import { expect, test, vi } from 'vitest'
import { readFile } from './read-file.ts'
import { readUtf8, textBlob } from './text-file.ts'

const bytes = (...values: number[]) => new Blob([Uint8Array.from(values)])
const latin = (text: string) => new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))])

async function textOf(source: Blob, charset?: Parameters<typeof readFile>[1]) {
  const reading = await readFile(source, charset)
  return reading.kind === 'text' ? { ...reading, text: reading.text.toString() } : reading
}

test('characters split between two pieces survive, both reading and writing', async () => {
  const text = `${'x'.repeat((1 << 20) - 1)}é😀${'y'.repeat(1 << 20)}😀`
  const blob = await textBlob(text)
  expect((await readUtf8(blob)).toString()).toBe(text)
  expect(await textOf(blob)).toMatchObject({ text, charset: 'utf-8', isGuessed: false })
})

test('a byte order mark gives the charset and is removed once, and line endings stay as they are', async () => {
  const read = { kind: 'text', isGuessed: false, isMarkRemoved: true }
  expect(await textOf(bytes(0xff, 0xfe, 0x61, 0, 0x0d, 0, 0x0a, 0))).toEqual({
    ...read,
    text: 'a\r\n',
    charset: 'utf-16le',
  })
  expect(await textOf(bytes(0xfe, 0xff, 0, 0x61))).toEqual({ ...read, text: 'a', charset: 'utf-16be' })
  expect(await textOf(new Blob(['\ufeffa\r\nb\rc']))).toEqual({ ...read, text: 'a\r\nb\rc', charset: 'utf-8' })
  expect(await textOf(new Blob(['\ufeff\ufeffa']))).toMatchObject({ text: '\ufeffa', isMarkRemoved: true })
  expect(await textOf(new Blob(['a\ufeff']))).toMatchObject({ text: 'a\ufeff', isMarkRemoved: false })
  const long = 'x'.repeat(600_000)
  expect(await textOf(new Blob(['\ufeff', long]))).toMatchObject({ text: long, isMarkRemoved: true })
})

test('the mark can be kept, and it does not override a chosen charset', async () => {
  const marked = new Blob(['\ufeffa'])
  expect(await textOf(marked, { keepsMark: true })).toMatchObject({ text: '\ufeffa', isMarkRemoved: false })
  expect(await textOf(marked, { charset: 'utf-8' })).toMatchObject({ text: 'a', isMarkRemoved: true })
  expect(await textOf(marked, { charset: 'windows-1252' })).toMatchObject({ text: 'ï»¿a', isMarkRemoved: false })
})

test('bytes that are not UTF-8 are read as Windows-1252 and marked as guessed, even far into a file', async () => {
  expect(await textOf(latin('caf\xe9 \x80'))).toEqual({
    kind: 'text',
    text: 'café €',
    charset: 'windows-1252',
    isGuessed: true,
    isMarkRemoved: false,
  })
  const long = `${'x'.repeat(600_000)}\xe9`
  expect(await textOf(latin(long))).toMatchObject({ kind: 'text', text: long, charset: 'windows-1252' })
})

test('a chosen charset is always used', async () => {
  expect(await textOf(latin('caf\xe9'), { charset: 'utf-8' })).toMatchObject({ text: 'caf\ufffd', isGuessed: true })
  expect(await textOf(latin('\x80'), { charset: 'iso-8859-1' })).toMatchObject({ text: '\x80' })
})

test('a binary file is bytes, never text', async () => {
  expect(await textOf(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d))).toMatchObject({
    kind: 'bytes',
    type: { extension: 'png' },
  })
  expect(await textOf(latin(`${'x'.repeat(600_000)}\xff\x01`))).toEqual({ kind: 'bytes', type: null })
})

test('an empty file is an empty text, progress is reported, and an aborted read stops', async () => {
  expect(await textOf(new Blob([]))).toMatchObject({ text: '', charset: 'utf-8' })
  const onProgress = vi.fn()
  await readFile(new Blob(['x'.repeat(1_600_000)]), { onProgress })
  expect(onProgress.mock.calls.map(([done]) => done)).toEqual([(1 << 20) / 1_600_000, 1])
  await expect(readFile(new Blob(['abc']), { signal: AbortSignal.abort() })).rejects.toThrow()
})
