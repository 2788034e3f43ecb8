import { expect, test } from 'vitest'
import { fail, ok } from '#app/lib/result.ts'
import { dropUnhashed, enqueue, listJobs, settle, subjectsOf } from './hashed-files.ts'

const [a, b] = [{ name: 'a.iso' }, { name: 'b.iso' }]
const files = enqueue([a, b])

test('files are all to be hashed, in order', () => {
  expect(listJobs(files, ['md5', 'sha1'], '')).toEqual([
    { file: a, keys: ['md5', 'sha1'] },
    { file: b, keys: ['md5', 'sha1'] },
  ])
})

test('an algorithm chosen later is the only one still to be done', () => {
  const hashed = settle(files, a, '', ok({ md5: ok('90') }))
  expect(listJobs(hashed, ['md5', 'sha1'], '')[0]).toEqual({ file: a, keys: ['sha1'] })
  const both = settle(hashed, a, '', ok({ sha1: ok('a9') }))
  expect(both[0]?.hashes).toEqual({ md5: ok('90'), sha1: ok('a9') })
  expect(listJobs(both, ['md5', 'sha1'], '')).toEqual([{ file: b, keys: ['md5', 'sha1'] }])
})

test('a digest that failed is not tried again', () => {
  expect(listJobs(settle(files, a, '', ok({ md5: fail('no') })), ['md5'], '').map(({ file }) => file)).toEqual([b])
})

test('another HMAC key makes every digest of before worthless, and CRC32 has none', () => {
  const hashed = settle(files, a, '', ok({ md5: ok('90') }))
  expect(listJobs(hashed, ['md5', 'crc32'], 'key')[0]).toEqual({ file: a, keys: ['md5'] })
  expect(settle(hashed, a, 'key', ok({ sha1: ok('de') }))[0]).toMatchObject({
    hmacKey: 'key',
    hashes: { sha1: ok('de') },
  })
})

test('a file that cannot be read is done with, until the HMAC key changes', () => {
  const broken = settle(files, a, '', fail('It has moved.'))
  expect(broken[0]?.problem).toBe('It has moved.')
  expect(listJobs(broken, ['md5'], '').map(({ file }) => file)).toEqual([b])
  expect(listJobs(broken, ['md5'], 'key').map(({ file }) => file)).toEqual([a, b])
})

test('a cancel leaves the files that have a digest or a failure to show, under whatever HMAC key', () => {
  expect(dropUnhashed(settle(files, a, '', ok({ md5: ok('90') }))).map(({ file }) => file)).toEqual([a])
  expect(dropUnhashed(settle(files, a, 'key', ok({ md5: ok('90') }))).map(({ file }) => file)).toEqual([a])
  expect(dropUnhashed(settle(files, b, '', fail('no'))).map(({ file }) => file)).toEqual([b])
})

test('only files with digests of the present HMAC key can be compared', () => {
  const hashed = settle(files, a, 'key', ok({ md5: ok('90') }))
  expect(subjectsOf(hashed, 'key')).toEqual([{ name: 'a.iso', hashes: { md5: ok('90') } }])
  expect(subjectsOf(hashed, '')).toEqual([])
})

test('a file that could not be read takes part in a comparison, without a digest', () => {
  expect(subjectsOf(settle(files, a, '', fail('It has moved.')), '')).toEqual([{ name: 'a.iso', hashes: {} }])
})

test('a file of a folder goes by its path', () => {
  const [first, second] = enqueue([a, b], new Map([[a, 'folder/a.iso']]))
  expect([first?.path, second?.path]).toEqual(['folder/a.iso', 'b.iso'])
  expect(subjectsOf(settle([first!], a, '', ok({ md5: ok('90') })), '')[0]?.name).toBe('folder/a.iso')
})
