import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { countGraphemes, countText } from './counts.ts'

test.each([
  ['', 0, 0, 0, 0],
  ['Hello, world', 12, 2, 1, 12],
  ['é\n', 2, 1, 2, 3],
  ['a\r\nb', 3, 2, 2, 4],
  ['well-known — 3D', 15, 2, 1, 17],
  ['e\u0301👩‍💻', 2, 1, 1, 14],
  ['🇨🇭🇦🇹', 2, 0, 1, 16],
  ['日本語', 3, 1, 1, 9],
  ['हिन्दी', 2, 1, 1, 18],
  ['\ud800', 1, 0, 1, 3],
])('%j has %i characters, %i words, %i lines and %i bytes', (text, characters, words, lines, bytes) => {
  expect(countText(text)).toEqual({ characters, words, lines, bytes })
})

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const joining = fc.string({
  unit: fc.constantFrom(
    ...'aé \r\n©\u0301\u200d\ufe0f👩💻🏽🇨🇭한각ᄒ\u1161\u11a8क\u094dषไท\u0600\u00ad\0日',
    '\r\n',
    '👩🏽‍💻',
  ),
})

test('plain text is counted without a segmenter, because the first one on a page takes up to 50 ms', async () => {
  vi.resetModules()
  const fresh = await import('./counts.ts')
  const build = vi.spyOn(Intl, 'Segmenter').mockImplementation(function Segmenter() {
    return segmenter
  })
  expect(fresh.countText('Hello, wörld\r\n日本語').characters).toBe(16)
  expect(build).not.toHaveBeenCalled()
  expect(fresh.countGraphemes('e\u0301')).toBe(1)
  expect(build).toHaveBeenCalledOnce()
})

test('grapheme counts equal those of Intl.Segmenter, for any text', () => {
  fc.assert(
    fc.property(fc.oneof(joining, fc.string({ unit: 'binary' })), (text) => {
      expect(countGraphemes(text)).toBe([...segmenter.segment(text)].length)
    }),
    { numRuns: 2000 },
  )
})

test('graphemes of long stretches are counted across windows', () => {
  const long = fc.array(fc.constantFrom('👩🏽', '👍🏽', '🇨🇭', 'ไ', 'ท', 'กำ', 'क्ष', '\u0301'), {
    minLength: 400,
    maxLength: 900,
  })
  fc.assert(
    fc.property(long, (parts) => {
      const text = parts.join('')
      expect(countGraphemes(text)).toBe([...segmenter.segment(text)].length)
    }),
    { numRuns: 30 },
  )
  expect(countGraphemes(`a${'\u0301'.repeat(5000)}b`)).toBe(2)
})
