import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countLayers, peelLayers } from './decode-layers.ts'
import { encodeEntities } from './entities.ts'

test.each([
  ['', 0],
  ['AT&T', 0],
  ['<b>', 0],
  ['&lt;', 1],
  ['&copy 2024', 1],
  ['&amp;lt;', 2],
  ['&amp;amp;lt;', 3],
  ['&#38;lt;', 2],
  ['&lt;p&gt; AT&amp;amp;T', 2],
  ['?a=1&amp;copy=2', 1],
  [`&${'amp;'.repeat(5000)}`, 12],
])('%s is encoded %i times', (text, layers) => {
  expect(countLayers(text, 12)).toBe(layers)
})

test('layers can be decoded one by one or several at once', () => {
  expect(peelLayers('&amp;amp;lt;')).toBe('&amp;lt;')
  expect(peelLayers('&amp;amp;lt;', 2)).toBe('&lt;')
  expect(peelLayers('&amp;amp;lt;', 3)).toBe('<')
  expect(peelLayers('&amp;amp;lt;', 9)).toBe('<')
})

test('a text encoded n times has n layers, and decoding it n times returns the original', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 6 }), (text, layers) => {
      const plain = `<${text.replaceAll('&', '')}>`
      let encoded = plain
      for (let layer = 0; layer < layers; layer++) encoded = encodeEntities(encoded, { scope: 'map', form: 'named' })
      expect(countLayers(encoded, 12)).toBe(layers)
      expect(peelLayers(encoded, layers)).toBe(plain)
    }),
  )
})
