import { expect, test } from 'vitest'
import { encodingOf, readText, textBlob } from './text-file.ts'

test('characters cut by the border of a piece survive, in both directions', async () => {
  const text = `${'x'.repeat((1 << 20) - 1)}é😀${'y'.repeat(1 << 20)}😀`
  const blob = await textBlob(text)
  expect((await readText(blob)).toString()).toBe(text)
})

test('a byte order mark announces UTF-16, and line endings stay as they are', async () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x61, 0, 0x0d, 0, 0x0a, 0])
  expect(await readText(new Blob([utf16]))).toBe('\ufeffa\r\n')
  expect(await encodingOf(new Blob([utf16]))).toBe('utf-16le')
  expect(await encodingOf(new Blob(['\ufeffa']))).toBe('utf-8')
  expect(await readText(new Blob(['\ufeffa\r\nb\rc']))).toBe('\ufeffa\r\nb\rc')
})

test('an empty file is an empty text, and an aborted read stops', async () => {
  expect(await readText(new Blob([]))).toBe('')
  await expect(readText(new Blob(['abc']), AbortSignal.abort())).rejects.toThrow()
})
