import { expect, test } from 'vitest'
import { findMatches } from './match/match.ts'
import { writeReport } from './report.ts'

const now = new Date(Date.UTC(2026, 10, 15, 1, 2, 3, 4))

function matchesOf(search: { pattern: string; flags: string; text: string }) {
  const found = findMatches(search)
  return found.ok ? found.value : null
}

function report(pattern: string, flags: string, text: string): string {
  const search = { pattern, flags, text }
  return [...writeReport(search, matchesOf(search), now)].join('')
}

test('the report has the pattern, flags, length, count, text, and each match with its groups', () => {
  expect(report('(?<key>[a-z]+)=(")?([^"\n]*)', 'gm', 'a=1\nbc=')).toBe(`Regex Test Results
Generated: 2026-11-15T01:02:03.004Z

Pattern: (?<key>[a-z]+)=(")?([^"\n]*)
Flags: global (g), multiline (m)
Test string length: 7
Matches: 2

Test string:
a=1
bc=

Match 1 at position 0: "a=1"
  Group 1 (key): "a"
  Group 2: did not take part
  Group 3: "1"

Match 2 at position 4: "bc="
  Group 1 (key): "bc"
  Group 2: did not take part
  Group 3: ""
`)
})

test('no flags give None, and the d flag adds the positions of the groups', () => {
  expect(report('b', '', 'ab')).toContain('\nFlags: None\n')
  expect(report('a(b)', 'd', 'ab')).toContain('  Group 1 at position 1: "b"\n')
})

test('an invalid pattern is reported with its error and no matches, an empty one with no matches', () => {
  expect(report('(', 'g', 'a')).toMatch(/\nInvalid pattern: unterminated group\n.*\nMatches: 0\n\nTest string:\na\n$/)
  const empty = writeReport({ pattern: '', flags: 'g', text: 'a' }, null, now)
  expect([...empty].join('')).toContain('\nMatches: 0\n')
})

test('an unfinished search has an unknown count, not 0', () => {
  const unknown = writeReport({ pattern: 'a', flags: 'g', text: 'a' }, null, now)
  expect([...unknown].join('')).toMatch(/\nMatches: unknown \(the search did not finish\)\n\nTest string:\na\n$/)
})

test('a report of a hundred thousand matches is complete and comes in moderate pieces', () => {
  const search = { pattern: '(a)', flags: 'g', text: 'ab'.repeat(100_000) }
  let count = 0
  let longest = 0
  let last = ''
  for (const piece of writeReport(search, matchesOf(search), now)) {
    count += piece.split('\nMatch ').length - 1
    if (count > 0) longest = Math.max(longest, piece.length - (count < 5000 ? search.text.length : 0))
    last = piece
  }
  expect(count).toBe(100_000)
  expect(longest).toBeLessThan(100_000)
  expect(last).toMatch(/Match 100000 at position 199998: "a"\n {2}Group 1: "a"\n$/)
})
