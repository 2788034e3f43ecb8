import { expect, test } from 'vitest'
import { readTimeInId } from './time-in-id.ts'

test.each([
  // The example in the specification of ULID, and one in the manual of MongoDB, which says 2012-10-17T21:13:27Z.
  ['01ARZ3NDEKTSV4RRFFQ69G5FAV', { kind: 'ULID', unit: 'milliseconds', time: '1469922850259' }],
  ['01arz3ndektsv4rrffq69g5fav', { kind: 'ULID', unit: 'milliseconds', time: '1469922850259' }],
  ['507f191e810c19729de860ea', { kind: 'ObjectId', unit: 'seconds', time: '1350506782' }],
  // I, L, O and U are no digits of a ULID; 8 would not fit into 128 bits.
  ['01ARZ3NDEKTSV4RRFFQ69G5FAU', null],
  ['81ARZ3NDEKTSV4RRFFQ69G5FAV', null],
  ['123456789012345678901234', null],
  ['hello', null],
])('%s → %j', (text, expected) => {
  expect(readTimeInId(text)).toEqual(expected)
})
