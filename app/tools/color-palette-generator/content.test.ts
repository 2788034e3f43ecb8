import { expect, test } from 'vitest'
import { content } from './content.ts'
import { listHex } from './exports.ts'
import { harmonies } from './harmony.data.ts'
import { buildPalette } from './harmony.ts'
import { undoLimit } from './state.ts'

test('the examples of the page are what the tool gives', () => {
  for (const { title, input, output } of content.examples?.items ?? []) {
    const harmony = harmonies.find((key) => key === title.toLowerCase())
    expect(harmony && listHex(buildPalette(input, harmony))).toBe(output)
  }
})

test('the page promises as many steps of Undo as there are', () => {
  expect(undoLimit).toBe(50)
  expect(JSON.stringify(content.benefits)).toContain('up to fifty')
})
