import { expect, test } from 'vitest'
import { analyzePattern } from './analysis.ts'
import { findMatches } from './match/match.ts'
import { joinMatches } from './match/search.ts'
import { presetFlags, presetNames } from './preset-names.data.ts'
import { presets } from './presets.data.ts'

const flags = presetFlags.join('')
const expected = {
  'Email Address': ['ada@example.com', 'first.last+news@mail.example.co.uk'],
  'Phone Number': ['+441632960961', '2025550123', '4915112345678'],
  'Date YYYY-MM-DD': ['2024-02-29', '1999-12-31', '2026-07-04'],
  URL: ['https://example.com/path?q=1&lang=en#top', 'http://localhost:8080', 'https://example.org/a_(b)/c'],
  'Hex Color Code': ['#3B82F6', '#fff', '#0a0A0a'],
  'IP Address': ['192.168.0.1', '8.8.8.8', '255.255.255.255', '0.0.0.0'],
}

test('there are six presets, and they turn on global and multiline', () => {
  expect(presetNames).toEqual(Object.keys(expected))
  expect(presetFlags).toEqual(['g', 'm'])
})

test.each(presetNames)('%s finds exactly what it should and skips the near misses', (name) => {
  const { pattern, text } = presets[name]
  const found = findMatches({ pattern, flags, text })
  expect(found.ok && joinMatches(text, found.value).split('\n')).toEqual(expected[name])
})

test.each(presetNames)('%s has no catastrophic backtracking risk', (name) => {
  expect(analyzePattern({ pattern: presets[name].pattern, flags }).risks).toEqual([])
})
