import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyzePattern } from './analysis.ts'
import { explainPattern, type Part } from './explain/explain.ts'
import { compile, findMatches, readDetails, readSpans, type Search } from './match/match.ts'
import { parsePattern } from './parse.ts'
import { replaceMatches } from './replace/replace.ts'
import { writeReport } from './report.ts'
import { findRisks } from './risk/backtracking.ts'
import { createSession } from './session.ts'

const atom = fc.constantFrom('a', 'b', 'ab', '💩', '.', '\\d', '\\w', '\\b', '^', '$', '[ab]', '[^a]', '\\n', ' ', '')
const quantifier = fc.constantFrom('', '', '', '?', '*', '+', '+?', '{1,2}', '{2}')
const piece = fc.tuple(atom, quantifier).map(([one, count]) => one + (/^(\\b|\^|\$|)$/.test(one) ? '' : count))
const sequence = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(''))
const group = fc
  .tuple(
    fc.constantFrom('(', '(?:', '(?=', '(?!', '(?<=', '(?<!'),
    sequence,
    sequence,
    fc.constantFrom('', '?', '{1,2}'),
  )
  .map(([open, one, other, count]) => `${open}${one}|${other})${open.length < 3 || open === '(?:' ? count : ''}`)

/** Valid patterns that finish quickly on short texts. */
const safePattern = fc.array(fc.oneof(piece, group), { maxLength: 4 }).map((pieces) => pieces.join(''))

/** Short texts of characters that matter to the patterns. */
const someText = fc.string({
  unit: fc.constantFrom('a', 'b', '1', '_', ' ', '\n', '\r', '💩', '\ud83d', 'é'),
  maxLength: 12,
})

/** Any of these flags, each at most once. */
const flagsOf = (flags: string) => fc.subarray([...flags]).map((some) => some.join(''))
const hostilePattern = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'()[]{}|?*+^$\\.-,:=!<>&ab01kpuqdw') }),
)
const anyFlags = fc.string({ unit: fc.constantFrom(...'dgimsuvyx'), maxLength: 4 })

function find(search: Search) {
  const found = findMatches(search)
  if (!found.ok) throw new Error(found.error.message)
  return found.value
}

test('compile accepts exactly the patterns that the engine accepts, and never throws', () => {
  fc.assert(
    fc.property(hostilePattern, anyFlags, (pattern, flags) => {
      let isValid = true
      try {
        new RegExp(pattern, flags)
      } catch {
        isValid = false
      }
      const result = compile(pattern, flags)
      expect(result.ok).toBe(isValid)
      if (!result.ok && result.error.index !== undefined) {
        expect(result.error.index).toBeGreaterThanOrEqual(0)
        expect(result.error.index).toBeLessThanOrEqual(pattern.length)
      }
    }),
    { numRuns: 1000 },
  )
})

test('matches and groups equal those of matchAll', () => {
  fc.assert(
    fc.property(safePattern, flagsOf('imsuyd'), someText, (pattern, flags, text) => {
      fc.pre(pattern !== '' && text !== '')
      const search = { pattern, flags: `${flags}g`, text }
      const matches = find(search)
      const detailOf = readDetails(search, matches)
      const ours = Array.from(matches.starts, (_, index) => detailOf(index))
      const native = [...text.matchAll(new RegExp(pattern, `${flags}g`))]
      expect(ours.map(({ start, text, groups }) => [start, text, ...groups.map(({ value }) => value)])).toEqual(
        native.map((match) => [match.index, ...match]),
      )
    }),
    { numRuns: 500 },
  )
})

test('group positions equal those of the engine', () => {
  fc.assert(
    fc.property(safePattern, someText, (pattern, text) => {
      const search = { pattern, flags: 'g', text }
      const spans = readSpans(search, find(search).starts)
      const native = text === '' ? [] : [...text.matchAll(new RegExp(pattern, 'gd'))]
      expect([...spans]).toEqual(
        native.flatMap(({ indices = [] }) => indices.slice(1).flatMap((span) => span ?? [-1, -1])),
      )
    }),
    { numRuns: 500 },
  )
})

test('a replacement gives the same result as the engine, whatever it refers to', () => {
  const sign = fc.constantFrom(
    '$$',
    '$&',
    '$`',
    "$'",
    '$',
    '$0',
    '$1',
    '$2',
    '$10',
    '$01',
    '$00',
    '$<n>',
    '$<x>',
    '$<',
    '>',
    'a',
  )
  const replacements = fc.array(sign, { maxLength: 6 }).map((signs) => signs.join(''))
  const named = safePattern.map((pattern) => `(?<n>${pattern})|(b)?`)
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', '💩', '\n'), minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(
      fc.oneof(safePattern, named),
      flagsOf('gimsuy'),
      text,
      replacements,
      (pattern, flags, text, replacement) => {
        const search = { pattern, flags, text }
        const found = findMatches(search)
        if (!found.ok || pattern === '') return
        const replaced = replaceMatches(search, found.value, replacement)
        expect(replaced.ok && replaced.value.join('')).toBe(text.replace(new RegExp(pattern, flags), replacement))
      },
    ),
    { numRuns: 1000 },
  )
})

test('analyzing or running a pattern never throws', () => {
  fc.assert(
    fc.property(hostilePattern, anyFlags, fc.string({ maxLength: 6 }), (pattern, flags, text) => {
      const session = createSession()
      const search = { pattern, flags, text }
      analyzePattern(search)
      const tree = parsePattern(pattern, flags)
      if (tree.ok) explainPattern(tree.value, flags)
      if (tree.ok) findRisks(tree.value, flags)
      const found = session.run(search)
      session.details({ from: 0, to: 3 })
      if (found.ok) replaceMatches(search, found.value, text)
      session.list()
      expect([...writeReport(search, found.ok ? found.value : null, new Date(0))].join('')).toContain(
        `Pattern: ${pattern}`,
      )
    }),
    { numRuns: 1000 },
  )
})

function checkNesting(part: Part, pattern: string) {
  expect(part.raw).toBe(pattern.slice(part.start, part.end))
  expect(part.text).not.toBe('')
  let position = part.start
  for (const child of part.children) {
    expect(child.start).toBeGreaterThanOrEqual(position)
    expect(child.end).toBeLessThanOrEqual(part.end)
    position = child.end
    checkNesting(child, pattern)
  }
}

test('the explanation covers the whole pattern, and each part lies inside its parent', () => {
  fc.assert(
    fc.property(fc.oneof(safePattern, hostilePattern), flagsOf('gimsu'), (pattern, flags) => {
      const tree = parsePattern(pattern, flags)
      if (!tree.ok) return
      const root = explainPattern(tree.value, flags)
      expect([root.start, root.end]).toEqual([0, pattern.length])
      checkNesting(root, pattern)
      const separator = root.text === 'the pattern' ? '' : '|'
      expect(root.children.map(({ raw }) => raw).join(separator)).toBe(pattern)
    }),
    { numRuns: 1000 },
  )
})
