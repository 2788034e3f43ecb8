import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropHandOver, handOver, longestHandOver, takeHandOver } from './hand-over.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

test.each(['plain', '', 'two\nlines', 'a b c', '{"a": 1}\n', 'é 日本 😀', '\ud800', '\r\n'])(
  'the receiver gets %j as it was, with its task, and nothing stays in storage',
  (text) => {
    expect(handOver('base64-encode-decode', text, 'decode')).toBe(true)
    expect(takeHandOver('base64-encode-decode')).toEqual({ text, task: 'decode' })
    expect([...kept]).toEqual([])
    expect(takeHandOver('base64-encode-decode')).toBeNull()
  },
)

test('a text without a task arrives with an empty one', () => {
  handOver('json-formatter', '[1]')
  expect(takeHandOver('json-formatter')).toEqual({ text: '[1]', task: '' })
})

test('another tool gets nothing, and the text is gone all the same', () => {
  handOver('json-formatter', '[1]')
  expect(takeHandOver('hash-generator')).toBeNull()
  expect([...kept]).toEqual([])
})

test('a text whose tool was never opened can be dropped', () => {
  handOver('json-formatter', '[1]')
  dropHandOver()
  expect([...kept]).toEqual([])
})

test('only the last text is kept', () => {
  handOver('json-formatter', 'first')
  handOver('hash-generator', 'second')
  expect(kept.size).toBe(1)
  expect(takeHandOver('hash-generator')?.text).toBe('second')
})

test('a text that is too long is refused before storage is asked', () => {
  expect(handOver('json-formatter', 'x'.repeat(longestHandOver + 1))).toBe(false)
  expect([...kept]).toEqual([])
})

test('where storage is full the text before it does not stay either', () => {
  handOver('json-formatter', 'first')
  vi.stubGlobal('sessionStorage', {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(handOver('json-formatter', 'second')).toBe(false)
  expect([...kept]).toEqual([])
})

test('where storage is blocked nothing is handed over and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(handOver('json-formatter', '[1]')).toBe(false)
  expect(takeHandOver('json-formatter')).toBeNull()
})
