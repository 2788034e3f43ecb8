import { expect, test } from 'vitest'
import { closestTools, groupByCategory, pickTools } from './catalogue.ts'
import { tools } from './registry.ts'

const everything = tools.map((tool) => ({ ...tool, available: true }))

test.each([
  ['/tools/base64', 'base64-encode-decode'],
  ['/tools/uuid', 'uuid-generator'],
  ['/tools/timestamp', 'timestamp-converter'],
  ['/tools/json-fromater', 'json-formatter'],
  ['/guid', 'uuid-generator'],
  ['/tools/epoch', 'timestamp-converter'],
  ['/tools/sha256', 'hash-generator'],
])('a mistyped %s suggests %s first', (path, slug) => {
  expect(closestTools(everything, path)[0]?.slug).toBe(slug)
})

test('a path like no tool suggests nothing, and unavailable tools are never suggested', () => {
  expect(closestTools(everything, '/')).toEqual([])
  expect(closestTools(everything, '/qqqq')).toEqual([])
  expect(
    closestTools(
      everything.map((tool) => ({ ...tool, available: false })),
      '/tools/uuid',
    ),
  ).toEqual([])
})

test('the catalogue has its categories in order and every tool once', () => {
  const groups = groupByCategory(tools)
  expect(groups.map((group) => group.title)).toEqual([
    'Text & data',
    'Name generators',
    'Developer generators',
    'Converters',
  ])
  expect(groups.flatMap((group) => group.tools)).toEqual([...tools])
})

test('tools are picked in the order asked for', () => {
  expect(pickTools(tools, ['uuid-generator', 'none', 'json-formatter']).map((tool) => tool.slug)).toEqual([
    'uuid-generator',
    'json-formatter',
  ])
})
