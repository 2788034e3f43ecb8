import { expect, test, vi } from 'vitest'
import { longLength, longTextOf } from '#app/lib/long-text.ts'
import { ok } from '#app/lib/result.ts'
import type { Question } from '../state.ts'
import { type Answer, isOf, nothing } from './text-answer.ts'
import { createAsk } from './text-hashes.ts'

const abc = { md5: '900150983cd24fb0d6963f7d28e17f72', crc32: '352441c2' }
const question: Question = { text: 'abc', lineEndings: 'keep', hmacKey: '', keys: ['md5', 'crc32'] }
const long = longTextOf(['x'.repeat(longLength + 1)])

/** Asks with a fake worker. */
function setUp(last: Answer | null = null) {
  const hashLong = vi.fn(async () => ({ hashes: { sha1: ok('a9') }, bytes: 7 }))
  const onPart = vi.fn()
  const task = { signal: new AbortController().signal, onProgress: () => {}, onPart, last }
  return { ask: (asked: Question) => createAsk(hashLong, {})(asked, task), hashLong, onPart }
}

test('each digest of a short text is reported on its own, together with its text', async () => {
  const { ask, onPart, hashLong } = setUp()
  const answer = await ask(question)
  expect(answer).toMatchObject({ source: { text: 'abc' }, hashes: { md5: ok(abc.md5), crc32: ok(abc.crc32) } })
  expect(onPart.mock.calls.map(([part]) => Object.keys(part.hashes).length)).toEqual([1, 2])
  expect(hashLong).not.toHaveBeenCalled()
})

test('digests of the same text are kept, and only missing ones are computed', async () => {
  const last = {
    source: { text: 'abc', lineEndings: 'keep', hmacKey: '' },
    hashes: { md5: ok('known') },
    bytes: 0,
  } as const
  const { ask, onPart } = setUp(last)
  expect((await ask(question)).hashes).toEqual({ md5: ok('known'), crc32: ok(abc.crc32) })
  expect(onPart).toHaveBeenCalledTimes(1)
  expect(ask({ ...question, keys: ['md5'] })).toBe(last)
})

test.each<[string, Partial<Question>]>([
  ['text', { text: 'abcd' }],
  ['key', { hmacKey: 'k' }],
  ['kind of line endings', { lineEndings: 'crlf' }],
])('no digest is reused for another %s', async (_, changes) => {
  const last = { source: question, hashes: { md5: ok('known') }, bytes: 0 }
  const { keys, ...source } = { ...question, ...changes }
  expect(isOf(source, last)).toBe(false)
  expect((await setUp(last).ask({ ...source, keys })).hashes.md5).not.toEqual(ok('known'))
})

test('the chosen line endings are applied', async () => {
  const { hashes } = await setUp().ask({ ...question, text: 'a\nb', lineEndings: 'crlf', keys: ['md5'] })
  expect(hashes.md5).toEqual(ok('65d5f03c46e62e3f2babbe712d2ce464'))
})

test('a long text goes to the worker unchanged, with only the missing algorithms', async () => {
  const { keys, ...source } = { ...question, text: long, keys: ['md5', 'sha1'] as const }
  const { ask, hashLong } = setUp({ source, hashes: { md5: ok('known') }, bytes: 0 })
  expect(await ask({ ...source, keys })).toEqual({ source, hashes: { md5: ok('known'), sha1: ok('a9') }, bytes: 7 })
  expect(hashLong.mock.calls[0]).toMatchObject([{ ...source, keys: ['sha1'] }, {}])
})

test('a blank text has no digest, however long it is', async () => {
  const { ask, hashLong } = setUp()
  for (const text of [' \n', longTextOf([' '.repeat(longLength + 1)])])
    expect((await ask({ ...question, text })).hashes).toEqual(nothing.hashes)
  expect(hashLong).not.toHaveBeenCalled()
})
