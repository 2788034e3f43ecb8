import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeBits, splitUuid } from './bits.ts'
import { inspectUuid } from './inspect.ts'

const marks = { time: 't', fixed: 'v', rest: 'r' }
const draw = (uuid: string) =>
  splitUuid(uuid)
    .map(({ text, part }) => (part ? text.replace(/[^-]/g, marks[part]) : text))
    .join('')
const labelled = (uuid: string) => describeBits(uuid).map(({ label, value }) => [label, value])

test.each([
  ['version 1', 'c232ab00-9414-11ec-b3c8-9f6bdeced846', 'tttttttt-tttt-vttt-vrrr-rrrrrrrrrrrr'],
  ['version 6', '1ec9414c-232a-6b00-b3c8-9f6bdeced846', 'tttttttt-tttt-vttt-vrrr-rrrrrrrrrrrr'],
  ['version 7', '017f22e2-79b0-7cc3-98c4-dc0c0c07398f', 'tttttttt-tttt-vrrr-vrrr-rrrrrrrrrrrr'],
  ['version 4', '919108f7-52d1-4320-9bac-f847db4148a8', 'rrrrrrrr-rrrr-vrrr-vrrr-rrrrrrrrrrrr'],
  ['version 15', '550e8400-e29b-f1d4-a716-446655440000', 'rrrrrrrr-rrrr-vrrr-vrrr-rrrrrrrrrrrr'],
  ['another variant', '00000000-0000-0000-c000-000000000046', 'rrrrrrrr-rrrr-rrrr-vrrr-rrrrrrrrrrrr'],
  ['Nil', '00000000-0000-0000-0000-000000000000', 'rrrrrrrr-rrrr-rrrr-rrrr-rrrrrrrrrrrr'],
])('the digits of %s are grouped by what they mean', (_, uuid, expected) => {
  expect(draw(uuid)).toBe(expected)
})

test('a hyphen between two parts belongs to neither, and clock sequence and node are separate', () => {
  expect(splitUuid('c232ab00-9414-11ec-b3c8-9f6bdeced846')).toEqual([
    { text: 'c232ab00-9414', part: 'time' },
    { text: '-', part: null },
    { text: '1', part: 'fixed' },
    { text: '1ec', part: 'time' },
    { text: '-', part: null },
    { text: 'b', part: 'fixed' },
    { text: '3c8', part: 'rest' },
    { text: '-', part: null },
    { text: '9f6bdeced846', part: 'rest' },
  ])
})

test('the v7 example of RFC 9562 A.6 has milliseconds, version and variant, and 74 random bits', () => {
  expect(describeBits('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')).toEqual([
    { part: 'time', label: '48 bits time', value: '1645557742000 ms · 2022-02-22T19:22:22Z' },
    { part: 'fixed', label: 'version, variant', value: '7 · RFC 9562 (10)' },
    { part: 'rest', label: '74 bits random', value: 'cc3 18c4 dc0c0c07398f' },
  ])
})

// RFC 9562 A.1 and A.5: the timestamp 0x1EC9414C232AB00
test.each(['c232ab00-9414-11ec-b3c8-9f6bdeced846', '1ec9414c-232a-6b00-b3c8-9f6bdeced846'])(
  '%s has ticks, a clock sequence and a node',
  (uuid) => {
    expect(labelled(uuid)).toEqual([
      ['60 bits time', `${0x1ec9414c232ab00n} × 100 ns · 2022-02-22T19:22:22Z`],
      ['version, variant', `${uuid[14]} · RFC 9562 (10)`],
      ['14 bits clock sequence', '0x33C8'],
      ['48 bits node', '9f:6b:de:ce:d8:46 · The node is random: its multicast bit is set.'],
    ])
  },
)

test.each([
  ['919108f7-52d1-4320-9bac-f847db4148a8', ['122 bits random', '919108f7 52d1 320 1bac f847db4148a8']],
  ['2ed6657d-e927-568b-95e1-2665a8aea6a2', ['122 bits of SHA-1', '2ed6657d e927 68b 15e1 2665a8aea6a2']],
  ['550e8400-e29b-f1d4-a716-446655440000', ['122 bits', 'No version 15 is defined.']],
  ['00000000-0000-0000-0000-000000000000', ['128 bits', 'All 128 bits are zero.']],
  ['ffffffff-ffff-ffff-ffff-ffffffffffff', ['128 bits', 'All 128 bits are one.']],
])('the last line about %s is %o', (uuid, expected) => {
  expect(labelled(uuid).at(-1)).toEqual(expected)
})

test.each([
  ['7', 'NCS (reserved) (0)'],
  ['c', 'Microsoft (reserved) (110)'],
  ['f', 'Future (reserved) (111)'],
])('variant digit %s is shown with its bits', (digit, value) => {
  expect(labelled(`550e8400-e29b-41d4-${digit}716-446655440000`)).toEqual([
    ['variant', value],
    ['other bits', 'Only the RFC 9562 variant has versions.'],
  ])
})

test('the runs of any UUID join to the whole, and it has a time here exactly when the inspector shows one', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/), (uuid) => {
      expect(
        splitUuid(uuid)
          .map(({ text }) => text)
          .join(''),
      ).toBe(uuid)
      expect(describeBits(uuid).some(({ part }) => part === 'time')).toBe(inspectUuid(uuid).time !== null)
    }),
  )
})
