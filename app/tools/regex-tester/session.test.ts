import { expect, test } from 'vitest'
import { createSession } from './session.ts'

test('the session still knows its matches after the caller transferred the positions', () => {
  const session = createSession()
  const found = session.run({ pattern: String.raw`(\d)`, flags: 'g', text: 'a1b2c3' })
  if (!found.ok) throw new Error(found.error.message)
  structuredClone(found.value, { transfer: [found.value.starts.buffer, found.value.ends.buffer] })
  expect(found.value.starts).toHaveLength(0)
  expect(session.details({ from: 1, to: 9 }).map(({ number, start, text }) => [number, start, text])).toEqual([
    [2, 3, '2'],
    [3, 5, '3'],
  ])
  expect(session.list()).toBe('1\n2\n3')
})

test('after an invalid pattern nothing is left of the previous run', () => {
  const session = createSession()
  session.run({ pattern: 'a', flags: 'g', text: 'aaa' })
  expect(session.run({ pattern: '(', flags: 'g', text: 'aaa' })).toMatchObject({ ok: false })
  expect(session.details({ from: 0, to: 9 })).toEqual([])
  expect(session.list()).toBe('')
})

test('a session without a run has no matches', () => {
  const session = createSession()
  expect(session.details({ from: 0, to: 9 })).toEqual([])
  expect(session.list()).toBe('')
})

test('details of very long groups are cut', () => {
  const session = createSession()
  session.run({ pattern: '(?=(.*))', flags: 'g', text: 'x'.repeat(12_000) })
  const [first] = session.details({ from: 0, to: 1 })
  expect(first?.groups[0]).toMatchObject({ value: 'x'.repeat(10_000), length: 12_000 })
  expect(session.group({ match: 1, group: 1 })).toBe('x'.repeat(12_000))
})
