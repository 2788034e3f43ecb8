import { expect, test } from 'vitest'
import { pickRandomColor } from './random-color.ts'

test.each([
  [[0x3b, 0x82, 0xf6], '#3B82F6'],
  [[0, 0, 0], '#000000'],
  [[0, 10, 255], '#000AFF'],
  [[255, 255, 255], '#FFFFFF'],
])('the bytes %j are the color %s', (bytes, hex) => {
  const asked: number[] = []
  const randomBytes = (size: number): Uint8Array => {
    asked.push(size)
    return Uint8Array.from(bytes)
  }
  expect(pickRandomColor(randomBytes)).toBe(hex)
  expect(asked).toEqual([3])
})
