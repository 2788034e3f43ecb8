import { expect, test } from 'vitest'
import { findMatches } from './match/match.ts'
import { presetFlags, presets } from './presets.data.ts'
import { joinMatches } from './report.ts'
import { findRisks } from './risk/backtracking.ts'

const expected: Record<string, string[]> = {
  'Email Address': ['ada@example.com', 'first.last+news@mail.example.co.uk'],
  'Phone Number': ['+441632960961', '2025550123', '4915112345678'],
  'Date YYYY-MM-DD': ['2024-02-29', '1999-12-31', '2026-07-04'],
  URL: ['https://example.com/path?q=1&lang=en#top', 'http://localhost:8080', 'https://example.org/a_(b)/c'],
  'Hex Color Code': ['#3B82F6', '#fff', '#0a0A0a'],
  'IP Address': ['192.168.0.1', '8.8.8.8', '255.255.255.255', '0.0.0.0'],
}

test('there are six presets and they switch global and multiline on', () => {
  expect(presets.map(({ name }) => name)).toEqual(Object.keys(expected))
  expect(presetFlags).toBe('gm')
})

test.each(presets)('$name finds exactly what it should and leaves the near misses', ({ name, pattern, text }) => {
  const found = findMatches({ pattern, flags: presetFlags, text })
  expect(found.ok && joinMatches(text, found.value).split('\n')).toEqual(expected[name])
})

test.each(presets)('$name is not at risk of catastrophic backtracking', ({ pattern }) => {
  expect(findRisks(pattern, presetFlags)).toEqual([])
})
