import { expect, test } from 'vitest'
import { analyzePattern } from './analysis.ts'

test('catastrophic backtracking is reported without running the pattern', () => {
  const { error, explanation, risks } = analyzePattern({ pattern: '^(a+)+$', flags: 'g' })
  expect(error).toBeNull()
  expect(explanation?.children).toHaveLength(3)
  expect(risks).toMatchObject([{ kind: 'exponential', start: 1, end: 6 }])
})

test('an invalid pattern gives only its error', () => {
  expect(analyzePattern({ pattern: 'a(', flags: '' })).toMatchObject({
    error: { message: expect.stringContaining('unterminated group'), index: 2 },
    explanation: null,
    risks: [],
  })
})

test('the explanation of a very long pattern stops at a limit', () => {
  const { explanation, leftOut } = analyzePattern({ pattern: 'a+'.repeat(600), flags: 'g' })
  expect(explanation?.children).toHaveLength(500)
  expect(leftOut).toBe(100)
})
