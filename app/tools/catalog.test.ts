import { expect, test } from 'vitest'
import { groupByCategory, pickTools } from './catalog.ts'
import { tools } from './registry.ts'

test('the catalog has its categories in order and every tool once', () => {
  const groups = groupByCategory(tools)
  expect(groups.map((group) => group.title)).toEqual([
    'Text and data',
    'Name generators',
    'Developer generators',
    'Converters',
  ])
  expect(groups.flatMap((group) => group.tools)).toEqual([...tools])
})

test('tools are picked in the requested order', () => {
  expect(pickTools(tools, ['uuid-generator', 'none', 'json-formatter']).map((tool) => tool.slug)).toEqual([
    'uuid-generator',
    'json-formatter',
  ])
})
