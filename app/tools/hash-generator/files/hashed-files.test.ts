import { expect, test } from 'vitest'
import { fail, ok } from '#app/lib/result.ts'
import { enqueue, findJob, isHashed, listOpen, settle, subjectsOf } from './hashed-files.ts'

// Plain objects, because Vitest takes any two Files for equal.
const [a, b] = ['a.iso', 'b.iso'].map((name) => ({ name })) as [File, File]
const [first, second] = [enqueue({ file: a, path: 'a.iso' }), enqueue({ file: b, path: 'b.iso' })]
const files = [first, second]

test('new files are all waiting to be hashed, in order', () => {
  expect(listOpen(files, ['md5', 'sha1'], '')).toEqual([a, b])
  expect(findJob(files, 0, ['md5', 'sha1'], '')).toEqual({ place: 0, keys: ['md5', 'sha1'] })
  expect(findJob(files, 1, ['md5', 'sha1'], '')).toEqual({ place: 1, keys: ['md5', 'sha1'] })
  expect(findJob(files, 2, ['md5', 'sha1'], '')).toBeNull()
})

test('after choosing another algorithm, only that one is missing', () => {
  const hashed = settle(first, '', ok({ md5: ok('90') }))
  expect(findJob([hashed, second], 0, ['md5', 'sha1'], '')).toEqual({ place: 0, keys: ['sha1'] })
  const both = settle(hashed, '', ok({ sha1: ok('a9') }))
  expect(both.hashes).toEqual({ md5: ok('90'), sha1: ok('a9') })
  expect(findJob([both, second], 0, ['md5', 'sha1'], '')).toEqual({ place: 1, keys: ['md5', 'sha1'] })
})

test('a failed digest is not tried again', () => {
  expect(listOpen([settle(first, '', ok({ md5: fail('no') })), second], ['md5'], '')).toEqual([b])
})

test('a new HMAC key invalidates all old digests, and CRC32 has no HMAC', () => {
  const hashed = settle(first, '', ok({ md5: ok('90') }))
  expect(findJob([hashed], 0, ['md5', 'crc32'], 'key')).toEqual({ place: 0, keys: ['md5'] })
  expect(settle(hashed, 'key', ok({ sha1: ok('de') }))).toMatchObject({ hmacKey: 'key', hashes: { sha1: ok('de') } })
})

test('an unreadable file is not tried again until the HMAC key changes', () => {
  const broken = settle(first, '', fail('It has moved.'))
  expect(broken.problem).toBe('It has moved.')
  expect(listOpen([broken, second], ['md5'], '')).toEqual([b])
  expect(listOpen([broken, second], ['md5'], 'key')).toEqual([a, b])
})

test('Cancel keeps files that have a digest or an error, whatever their HMAC key', () => {
  expect([settle(first, '', ok({ md5: ok('90') })), second].filter(isHashed).map(({ file }) => file)).toEqual([a])
  expect([settle(first, 'key', ok({ md5: ok('90') })), second].filter(isHashed).map(({ file }) => file)).toEqual([a])
  expect([first, settle(second, '', fail('no'))].filter(isHashed).map(({ file }) => file)).toEqual([b])
})

test('only files with digests for the current HMAC key can be compared', () => {
  const hashed = [settle(first, 'key', ok({ md5: ok('90') })), second]
  expect(subjectsOf(hashed, 'key')).toEqual([{ name: 'a.iso', hashes: { md5: ok('90') } }])
  expect(subjectsOf(hashed, '')).toEqual([])
})

test('an unreadable file takes part in a comparison, without a digest', () => {
  expect(subjectsOf([settle(first, '', fail('It has moved.'))], '')).toEqual([{ name: 'a.iso', hashes: {} }])
})

test('a file from a folder is named by its path', () => {
  const [inside, outside] = [enqueue({ file: a, path: 'folder/a.iso' }), second]
  expect([inside.path, outside.path]).toEqual(['folder/a.iso', 'b.iso'])
  expect(subjectsOf([settle(inside, '', ok({ md5: ok('90') }))], '')[0]?.name).toBe('folder/a.iso')
})
