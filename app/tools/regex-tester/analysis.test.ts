import { expect, test } from 'vitest'
import { analyzePattern } from './analysis.ts'

test('the catastrophic pattern is pointed out without being run', () => {
  const { error, explanation, risks } = analyzePattern({ pattern: '^(a+)+$', flags: 'g' })
  expect(error).toBeNull()
  expect(explanation?.children).toHaveLength(3)
  expect(risks).toMatchObject([{ kind: 'exponential', start: 1, end: 6 }])
})

test('an invalid pattern is analyzed to its error alone', () => {
  expect(analyzePattern({ pattern: 'a(', flags: '' })).toMatchObject({
    error: { message: expect.stringContaining('Unterminated group'), index: 2 },
    explanation: null,
    risks: [],
  })
})

test('a very long pattern is explained to a bound', () => {
  const { explanation, leftOut } = analyzePattern({ pattern: 'a+'.repeat(600), flags: 'g' })
  expect(explanation?.children).toHaveLength(500)
  expect(leftOut).toBe(100)
})
