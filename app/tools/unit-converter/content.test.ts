import { expect, test } from 'vitest'
import { readContent } from '../read-content.ts'
import source from './content.md?raw'
import { readConversion } from './conversion.ts'
import { summarize } from './explain.ts'
import { initialState, reduce } from './state.ts'
import { type CategoryKey, categories } from './units.data.ts'

const content = readContent(source)

function convert(text: string, category: CategoryKey, from: string, to: string): string | undefined {
  return summarize(readConversion(reduce(initialState, { type: 'load', text, settings: { category, from, to } })))
}

test('the examples on the page match what the tool outputs', () => {
  const [feet, small] = content.examples?.items ?? []
  expect(convert('1', 'length', 'feet', 'inches')).toBe(`${feet?.input} = ${feet?.output}`)
  expect(convert('1', 'length', 'millimeters', 'miles')).toBe(`${small?.input} ≈ ${small?.output}`)
})

test('the numbers in the page text are right', () => {
  expect(categories).toHaveLength(12)
  expect(categories.reduce((sum, { units }) => sum + units.length, 0)).toBeGreaterThan(100)
  expect(convert('1', 'area', 'acres', 'squareFeet')).toBe('1 acre = 43560 square feet')
  expect(convert('1', 'dataSize', 'terabytes', 'gibibytes')).toBe('1 terabyte ≈ 931.322575 gibibytes')
})
