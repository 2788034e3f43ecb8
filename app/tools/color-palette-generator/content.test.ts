import { expect, test } from 'vitest'
import { readContent } from '../read-content.ts'
import source from './content.md?raw'
import { listColors } from './exports.ts'
import { buildPalette } from './harmony.ts'
import { harmonies } from './messages.ts'
import { undoLimit } from './state.ts'

const content = readContent(source)

test('the examples on the page match what the tool produces', () => {
  for (const { title, input, output } of content.examples?.items ?? []) {
    const harmony = harmonies.find(({ label }) => label === title)?.value
    const built = harmony && buildPalette(input, harmony)
    expect(built?.ok && listColors(built.value, 'hex')).toBe(output)
  }
})

test('the page states the real number of undo steps', () => {
  expect(undoLimit).toBe(50)
  expect(JSON.stringify(content.benefits)).toContain('up to fifty')
})
