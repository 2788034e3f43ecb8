import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countInvalid, countTimes, describeBits, inspectUuid, splitUuid, tableFileOf, writeTable } from './inspect.ts'
import { findUuids, parseUuid, readUuids } from './parse.ts'
import { formatters } from './spelling.ts'
import { createGenerator, MAX, NIL } from './uuid.ts'

const uuidOf = (text: string) => findUuids(text).map(({ uuid }) => uuid)
const inspectText = (text: string) => uuidOf(text).map(inspectUuid)
const inspectOne = (text: string) => inspectText(text)[0]

test('inspecting v1 of RFC 9562 A.1 gives its time, clock sequence and node', () => {
  expect(inspectText('C232AB00-9414-11EC-B3C8-9F6BDECED846')).toEqual([
    {
      uuid: 'c232ab00-9414-11ec-b3c8-9f6bdeced846',
      isValid: true,
      version: 'Version 1 (time and node)',
      short: 'v1',
      variant: 'RFC 9562',
      time: '2022-02-22T19:22:22Z',
      clockSequence: '0x33C8',
      node: '9f:6b:de:ce:d8:46',
      note: 'The node is random: its multicast bit is set.',
    },
  ])
})

test('inspecting v6 of RFC 9562 A.5 gives the same instant, clock sequence and node', () => {
  expect(inspectOne('1EC9414C-232A-6B00-B3C8-9F6BDECED846')).toMatchObject({
    version: 'Version 6 (time and node, sortable)',
    time: '2022-02-22T19:22:22Z',
    clockSequence: '0x33C8',
    node: '9f:6b:de:ce:d8:46',
  })
})

test('inspecting v7 of RFC 9562 A.6 gives its time and no node', () => {
  expect(inspectOne('017F22E2-79B0-7CC3-98C4-DC0C0C07398F')).toMatchObject({
    isValid: true,
    version: 'Version 7 (Unix time, sortable)',
    time: '2022-02-22T19:22:22Z',
    clockSequence: null,
    node: null,
  })
})

test.each([
  ['A.2', '5df41881-3aed-3515-88a7-2f4a814cf09e', 'Version 3 (name, MD5)'],
  ['A.3', '919108f7-52d1-4320-9bac-f847db4148a8', 'Version 4 (random)'],
  ['A.4', '2ed6657d-e927-568b-95e1-2665a8aea6a2', 'Version 5 (name, SHA-1)'],
  ['B.1', '2489e9ad-2ee2-8e00-8ec9-32d5f69181c0', 'Version 8 (custom)'],
  ['B.2', '5c146b14-3c52-8afd-938a-375d0df1fbf6', 'Version 8 (custom)'],
])('the example of RFC 9562 %s is valid and has no time', (_, uuid, version) => {
  expect(inspectUuid(uuid)).toMatchObject({ isValid: true, version, variant: 'RFC 9562', time: null, node: null })
})

test.each([
  ['00000000-0000-0000-0000-000000000000', true, 'Nil', 'None'],
  ['ffffffff-ffff-ffff-ffff-ffffffffffff', true, 'Max', 'None'],
  ['000003e8-b77f-21f0-9c00-325096b39f47', true, 'Version 2 (DCE security)', 'RFC 9562'],
  ['550e8400-e29b-01d4-a716-446655440000', false, 'Unknown', 'RFC 9562'],
  ['550e8400-e29b-f1d4-a716-446655440000', false, 'Unknown', 'RFC 9562'],
  ['550e8400-e29b-41d4-7716-446655440000', false, 'None', 'NCS (reserved)'],
  ['00000000-0000-0000-c000-000000000046', false, 'None', 'Microsoft (reserved)'],
  ['550e8400-e29b-41d4-e716-446655440000', false, 'None', 'Future (reserved)'],
])('%s: valid %s, version %s, variant %s', (uuid, isValid, version, variant) => {
  expect(inspectUuid(uuid)).toMatchObject({ isValid, version, variant })
})

test('digits below the millisecond are shown if there are any, even before 1970', () => {
  expect(inspectOne('c232ab01-9414-11ec-b3c8-9f6bdeced846')?.time).toBe('2022-02-22T19:22:22.0000001Z')
  expect(inspectOne('00000001-0000-1000-8000-000000000000')?.time).toBe('1582-10-15T00:00:00.0000001Z')
  expect(inspectOne('00000000-0000-1000-8000-000000000000')?.time).toBe('1582-10-15T00:00:00Z')
  expect(inspectOne('ffffffff-ffff-1fff-bfff-ffffffffffff')?.time).toBe('5236-03-31T21:21:00.6846975Z')
  expect(inspectOne('ffffffff-ffff-7fff-bfff-ffffffffffff')?.time).toBe('+010889-08-02T05:31:50.655Z')
})

test('a node without the multicast bit may be a network card', () => {
  expect(inspectOne('c232ab00-9414-11ec-b3c8-00c04fd430c8')?.note).toBe(
    'The node may be the address of a network card.',
  )
})

const a = '550e8400-e29b-41d4-a716-446655440000'
const b = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'

test.each([
  [`id=${a};${b}`, [a, b]],
  [`{${a.toUpperCase()}}`, [a]],
  [`urn:uuid:${a}`, [a]],
  [`URN:UUID:${a.toUpperCase()}.`, [a]],
  [`["${a}","${b}"]`, [a, b]],
  [a.replaceAll('-', ''), [a]],
  [`key_${a.replaceAll('-', '')}_x`, [a]],
  [`/users/${a}/edit?next=${b}`, [a, b]],
  [`user-${a}-suffix`, [a]],
  [`${a}\n${a}`, [a, a]],
  [`%2F${a}%2f${b.replaceAll('-', '')}%20`, [a, b]],
  [`%7B${a}%7D`, [a]],
  [String.raw`id\u003d${a}\u0022${b.replaceAll('-', '')}`, [a, b]],
  [`%2${a}`, []],
  [`%2F0${a}`, []],
  [String.raw`\u03d${a.replaceAll('-', '')}`, []],
  [`${a}${b}`, []],
  [`0${a}`, []],
  [`${a}0`, []],
  ['ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', []],
  ['550e8400-e29b-41d4-a716-44665544000', []],
  ['550e8400e29b-41d4-a716-446655440000', []],
  ['no identifier here', []],
  ['', []],
])('the UUIDs in %j are found', (text, expected) => {
  expect(uuidOf(text)).toEqual(expected)
})

test('each UUID has its place in the text', () => {
  expect(findUuids(`é {${a.toUpperCase()}}`)).toEqual([{ uuid: a, start: 3, end: 39 }])
})

test('parseUuid takes a single UUID and nothing else', () => {
  expect(parseUuid(`x${a}`)).toBeNull()
  expect(parseUuid(`{${a}"`)).toBeNull()
  expect(parseUuid(`"${a}"`)).toBe(a)
})

test('inspecting a generated time-based UUID gives back the time of its clock', () => {
  const time = fc.integer({ min: Date.UTC(1600, 0), max: Date.UTC(5000, 0) })
  fc.assert(
    fc.property(time, fc.constantFrom('v1', 'v6', 'v7'), (now, version) => {
      const clock = version === 'v7' ? Math.abs(now) : now
      const generate = createGenerator({ randomBytes: (size) => new Uint8Array(size).fill(0x5a), now: () => clock })
      const row = inspectOne(generate({ version, quantity: 1 })[0] ?? '')
      expect(Date.parse(row?.time ?? '')).toBe(clock)
    }),
  )
})

test('inspecting any text never throws, and every row is a canonical UUID', () => {
  const hexish = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF-{}:'), maxLength: 200 })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        hexish,
        fc.array(fc.uuid()).map((all) => all.join(' ')),
      ),
      (text) => {
        for (const { uuid } of inspectText(text)) expect(uuid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      },
    ),
  )
})

test('UUIDs with a time are counted, and all rows are written for a spreadsheet', () => {
  const uuids = ['c232ab00-9414-11ec-b3c8-9f6bdeced846', '919108f7-52d1-4320-9bac-f847db4148a8']
  expect(countTimes([...uuids, '017f22e2-79b0-7cc3-98c4-dc0c0c07398f'])).toBe(2)
  expect(countTimes(['017f22e2-79b0-7cc3-c8c4-dc0c0c07398f'])).toBe(0)
  expect(writeTable(uuids)).toBe(
    [
      'UUID\tVersion\tVariant\tTime (UTC)\tClock sequence\tNode\tValidity',
      `${uuids[0]}\tVersion 1 (time and node)\tRFC 9562\t2022-02-22T19:22:22Z\t0x33C8\t9f:6b:de:ce:d8:46\tValid`,
      `${uuids[1]}\tVersion 4 (random)\tRFC 9562\t\t\t\tValid`,
    ].join('\n'),
  )
})

test('a single UUID in Base64url, as this tool writes it, can be read', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      expect(readUuids(` ${formatters.base64url(uuid)}\n`)).toEqual([{ uuid, start: 1, end: 23 }])
    }),
  )
  expect(readUuids('AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject([{ uuid: '00000000-0000-0000-0000-000000000000' }])
})

test.each(['VQ6EAOKbQdSnFkRmVUQAAB', 'VQ6EAOKbQdSnFkRmVUQAA', 'VQ6EAOKbQdSnFkRmVUQA+A', 'id VQ6EAOKbQdSnFkRmVUQAAA'])(
  '%j is not a UUID in Base64url',
  (text) => {
    expect(readUuids(text)).toEqual([])
  },
)

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
    { part: 'time', label: '48 time bits', value: '1645557742000 ms · 2022-02-22T19:22:22Z' },
    { part: 'fixed', label: 'version, variant', value: '7 · RFC 9562 (10)' },
    { part: 'rest', label: '74 random bits', value: 'cc3 18c4 dc0c0c07398f' },
  ])
})

// RFC 9562 A.1 and A.5: the timestamp 0x1EC9414C232AB00
test.each(['c232ab00-9414-11ec-b3c8-9f6bdeced846', '1ec9414c-232a-6b00-b3c8-9f6bdeced846'])(
  '%s has ticks, a clock sequence and a node',
  (uuid) => {
    expect(labelled(uuid)).toEqual([
      ['60 time bits', `${0x1ec9414c232ab00n} × 100 ns · 2022-02-22T19:22:22Z`],
      ['version, variant', `${uuid[14]} · RFC 9562 (10)`],
      ['14 clock sequence bits', '0x33C8'],
      ['48 node bits', '9f:6b:de:ce:d8:46 · The node is random: its multicast bit is set.'],
    ])
  },
)

test.each([
  ['919108f7-52d1-4320-9bac-f847db4148a8', ['122 random bits', '919108f7 52d1 320 1bac f847db4148a8']],
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

test('UUIDs that are not valid are counted exactly as they are inspected', () => {
  const nearly = fc.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
  fc.assert(
    fc.property(fc.oneof(nearly, fc.uuid(), fc.constantFrom(NIL, MAX)), (uuid) => {
      expect(countInvalid([uuid])).toBe(inspectUuid(uuid).isValid ? 0 : 1)
    }),
  )
  expect(tableFileOf(1_700_000_000_000)).toBe('inspected-uuids-1700000000000.tsv')
})
