import { expect, test } from 'vitest'
import { ok } from '#app/lib/result.ts'
import { readContent } from '../read-content.ts'
import source from './content.md?raw'
import { encodePercent, type PercentMode } from './percent.ts'

const content = readContent(source)

test('the examples on the page match what the tool outputs', () => {
  const modes: PercentMode[] = ['component', 'whole-url']
  expect(content.examples?.items).toHaveLength(modes.length)
  for (const [index, { input, output }] of (content.examples?.items ?? []).entries()) {
    expect(encodePercent(input, modes[index] ?? 'strict')).toEqual(ok(output))
  }
})

test('the page has the six features and four questions from the specification, and is marked as a web application', () => {
  expect(content.benefits.items).toHaveLength(6)
  expect(content.faq).toHaveLength(4)
  expect(content.application).toBe('WebApplication')
})
