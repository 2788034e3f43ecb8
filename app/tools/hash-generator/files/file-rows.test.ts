import { expect, test } from 'vitest'
import { fail, ok } from '#app/lib/result.ts'
import { readExpected } from '../expected/expected.ts'
import { listSettled, verify } from '../expected/verify.ts'
import { filterRows, listRows } from './file-rows.ts'
import { enqueue, settle, subjectsOf } from './hashed-files.ts'

const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string]
const sources = ['a.iso', 'b.iso', 'c.iso', 'd.iso', 'b.iso'].map((name) => new File([], name))
const waiting = sources.map((file) => enqueue({ file, path: file.name }))
const digest = (value: string) => ok({ sha256: ok(value), 'sha3-256': ok(value), blake3: ok(value) })
const hashed = [one, two, three, null, one].map((value, index) =>
  settle(waiting[index]!, '', value ? digest(value) : fail('It has moved.')),
)
const rest = { key: 'sha256', hmacKey: '', checks: [], underway: null, isWorking: false } as const

function check(list: string) {
  const reading = readExpected(list)
  return listSettled(verify(reading.ok ? reading.value.entries : [], subjectsOf(hashed, '')), false)
}

test('without expected digests, unreadable files come first, the rest stay in order, and equal names get numbers', () => {
  const rows = listRows(hashed, rest)
  expect(rows.map(({ label, state, verdict }) => [label, state, verdict])).toEqual([
    ['d.iso', 'failed', null],
    ['a.iso', 'done', null],
    ['b.iso (1)', 'done', null],
    ['c.iso', 'done', null],
    ['b.iso (2)', 'done', null],
  ])
})

test('mismatches come first with their expected digest, then unreadable files', () => {
  const rows = listRows(hashed, { ...rest, checks: check(`${one}  a.iso\n${two}  c.iso\n${one}  d.iso`) })
  expect(rows.slice(0, 3)).toMatchObject([
    {
      label: 'c.iso',
      verdict: 'differs',
      expected: two,
      checkedKey: 'sha256',
      said: 'Mismatch: this is not the SHA-256 of c.iso. The first difference is at hex digit 1.',
    },
    { label: 'd.iso', verdict: null, said: 'Not checked: d.iso was not hashed with this algorithm.' },
    { label: 'a.iso', verdict: 'match', expected: null, said: 'Match: this is the SHA-256 of a.iso.' },
  ])
  expect(filterRows(rows, 'differs').map(({ label }) => label)).toEqual(['c.iso'])
  expect(filterRows(rows, 'match').map(({ label }) => label)).toEqual(['a.iso'])
  expect(filterRows(rows, 'all')).toBe(rows)
})

test('with several expected digests for one file the worst result counts, and each is described', () => {
  const [row] = listRows(hashed, { ...rest, checks: check(`${one}  a.iso\n${three}  a.iso`) })
  expect(row).toMatchObject({ label: 'a.iso', verdict: 'differs', expected: three })
  expect(row!.said.split('\n')).toHaveLength(2)
})

test('during work a file is done, being hashed or waiting, and digests for another HMAC key do not count', () => {
  const started = waiting.with(0, settle(waiting[0]!, '', digest(one)))
  const given = { ...rest, underway: { file: sources[1]!, share: 0.44 }, isWorking: true }
  expect(listRows(started, given).map(({ state, share }) => [state, share])).toEqual([
    ['done', 0],
    ['hashing', 0.44],
    ['waiting', 0],
    ['waiting', 0],
    ['waiting', 0],
  ])
  expect(listRows(started, { ...given, hmacKey: 'k' })[0]?.state).toBe('waiting')
  expect(listRows(started, { ...rest, hmacKey: 'k' })[0]?.state).toBe('canceled')
})

test('with an HMAC key, a file is done without a CRC32, because CRC32 has no HMAC', () => {
  const signed = waiting.with(0, settle(waiting[0]!, 'k', digest(one)))
  const given = { ...rest, key: 'crc32', hmacKey: 'k' } as const
  expect(listRows(signed, given).map(({ state }) => state)).toEqual(['done', ...Array(4).fill('canceled')])
  expect(listRows(signed, { ...given, isWorking: true })[1]?.state).toBe('waiting')
})
