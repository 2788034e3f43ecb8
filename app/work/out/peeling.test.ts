import { expect, test, vi } from 'vitest'
import { missingPart } from '#app/lib/missing-part.ts'
import { fail, ok } from '#app/lib/result.ts'
import { describePeeled } from './peel-status.tsx'
import { describeLayers, mayBeLayered, takeSteps } from './peeling.ts'

test.each([
  [[['Base64', 'gzip']], 'JSON', 0, 'This is Base64 of gzip of JSON.'],
  [[['Base64', 'gzip']], 'JSON', 1, 'Removed Base64 and gzip: this is JSON.'],
  [[['percent-encoding'], ['HTML entities']], 'text', 1, 'Removed percent-encoding: this is HTML entities of text.'],
])('%j of %s, %i removed', (steps, rest, taken, words) => {
  expect(describeLayers(steps, rest, taken)).toBe(words)
})

test.each([
  ['SGk=', true],
  ['eyJhIjoxfQ\r\nabcd', true],
  ['a.b.c-d_e', true],
  ['"{\\"a\\":1}"', true],
  ['data:text/plain;base64,SGk=', true],
  ['a%20b', true],
  ['Fish &amp; chips', true],
  ['Fish &#38; chips', true],
  ['{"a": 1}', false],
  ['Hello, world!', false],
  ['100 %', false],
  ['', false],
])('%j may be layered: %s', (head, isLikely) => {
  expect(mayBeLayered(head)).toBe(isLikely)
})

const onward = (takeLayers: () => Promise<{ text: string; size: number }>) => async () => ({ takeLayers })

test('returns what the worker gives back, and a failure with its true reason', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const left = { text: '[]', size: 2 }
  expect(
    await takeSteps(
      onward(async () => left),
      'W10=',
      1,
    ),
  ).toEqual(ok(left))
  const told = async (load: ReturnType<typeof onward>) => {
    const taken = await takeSteps(load, 'W10=', 1)
    return taken.ok ? taken : fail([taken.error.title, taken.error.description])
  }
  expect(await told(onward(() => Promise.reject(new Error('out of memory'))))).toEqual(
    fail(['Not peeled', 'This did not work. The text may be too large for this browser.']),
  )
  expect(await told(() => Promise.reject(missingPart('offline')))).toEqual(
    fail(['Not peeled', 'A part of this tool could not be loaded. Check your connection and try again.']),
  )
})

test('a peeled output is described with its size', () => {
  expect(describePeeled({ of: 'W10=', text: '[]', steps: 1, kind: 'JSON', size: 2 })).toBe('JSON, 2 B')
  expect(describePeeled({ of: 'a', text: 'é', steps: 1, kind: 'text', size: 2 })).toBe('Text, 2 B')
})
