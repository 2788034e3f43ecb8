import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstUuid } from './first-uuid.ts'
import { createGenerator } from './uuid.ts'

test('the first UUID is what the generator makes of the same random bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      const randomBytes = () => Uint8Array.from(bytes)
      const [made] = createGenerator({ randomBytes, now: () => 0 })({ version: 'v4', quantity: 1 })
      expect(firstUuid(randomBytes)).toBe(made)
    }),
  )
})
