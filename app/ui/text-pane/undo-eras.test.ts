import { expect, test } from 'vitest'
import { createEras } from './undo-eras.ts'

test('a history comes back with its own text, and not with another', () => {
  const eras = createEras<string>('', 0)
  expect(eras.enter('', 1, { value: 'typed', history: 'of typed' })).toBeNull()
  expect(eras.canGoBack('')).toBe(true)
  expect(eras.canGoBack('x')).toBe(false)
  expect(eras.enter('typed', 0, { value: '', history: 'of nothing' })).toBe('of typed')
  expect(eras.canGoForward('typed')).toBe(true)
  expect(eras.enter('', 1, { value: 'typed', history: 'of typed' })).toBe('of nothing')
  expect(eras.enter('other', 0, { value: '', history: null })).toBeNull()
})

test('an edit clears redo', () => {
  const eras = createEras<string>('', 0)
  eras.enter('new', 1, { value: 'old', history: 'of old' })
  eras.enter('old', 0, { value: 'new', history: 'of new' })
  eras.write()
  expect(eras.canGoForward('old')).toBe(false)
  expect(eras.enter('new', 2, { value: 'old', history: null })).toBeNull()
})

test('a field that was never replaced cannot go back, no matter what was replaced in other fields', () => {
  const eras = createEras<string>('', 0)
  eras.pass(1, '')
  expect(eras.canGoBack('')).toBe(false)
  eras.pass(0, '')
  expect(eras.canGoForward('')).toBe(true)
})

test('keeps only the newest eras if there are many or their texts are long', () => {
  const eras = createEras<number>('', 0)
  for (let era = 1; era <= 60; era++) eras.enter(`${era}`, era, { value: `${era - 1}`, history: era - 1 })
  const walkBack = (era: number) => eras.enter(`${era}`, era, { value: `${era + 1}`, history: era + 1 })
  expect([59, 58, 20].map(walkBack)).toEqual([59, 58, 20])
  expect(walkBack(5)).toBeNull()

  const long = 'x'.repeat(20 << 20)
  const heavy = createEras<string>('', 0)
  heavy.enter('a', 1, { value: long, history: 'first' })
  heavy.enter('b', 2, { value: `${long}.`, history: 'second' })
  expect(heavy.enter(`${long}.`, 1, { value: 'b', history: null })).toBe('second')
  expect(heavy.enter(long, 0, { value: `${long}.`, history: 'second' })).toBeNull()
})
