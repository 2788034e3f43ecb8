import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8 } from './bytes.ts'
import { countUtf8 } from './count-utf8.ts'

test('counts the bytes the encoder writes, also for lone surrogates', () => {
  for (const unit of ['grapheme', 'binary'] as const)
    fc.assert(fc.property(fc.string({ unit }), (text) => void expect(countUtf8(text)).toBe(utf8(text).length)))
  expect(countUtf8('aé€😀')).toBe(1 + 2 + 3 + 4)
  expect(countUtf8('\ud800a')).toBe(4)
})
