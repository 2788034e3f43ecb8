import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RandomBytes } from '#app/lib/random.ts'
import { invalidNamespace, versions } from './messages.ts'
import { isFixed, takesName } from './settings.ts'
import { createGenerator, namespaceUuids, nameUuid } from './uuid.ts'

const instant = Date.UTC(2022, 1, 22, 19, 22, 22)
const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'))

/** A seeded random source (xorshift), so a failure can be repeated. */
function seed(start: number): RandomBytes {
  let state = start || 1
  return (size) =>
    Uint8Array.from({ length: size }, () => {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return state & 0xff
    })
}

const frozen = () => createGenerator({ randomBytes: seed(7), now: () => instant })
const fixedRandom = (hex: string) =>
  createGenerator({ randomBytes: (size) => bytesOf(hex).slice(0, size), now: () => instant })

type Settings = Parameters<ReturnType<typeof createGenerator>>[0]
const generate = (settings: Settings, generator = frozen()) => generator(settings)
const unnamed = versions.map(({ value }) => value).filter((version) => !takesName(version))

test.each([
  ['v1', 'A.1', '33c89f6bdeced846', 'c232ab00-9414-11ec-b3c8-9f6bdeced846'],
  ['v4', 'A.3', '919108f752d133205bacf847db4148a8', '919108f7-52d1-4320-9bac-f847db4148a8'],
  ['v6', 'A.5', '33c89f6bdeced846', '1ec9414c-232a-6b00-b3c8-9f6bdeced846'],
] as const)(
  '%s gives the vector of RFC 9562 appendix %s from its time and random bits',
  (version, _, random, expected) => {
    expect(generate({ version, quantity: 1 }, fixedRandom(random))).toEqual([expected])
  },
)

test('v7 has the time of RFC 9562 appendix A.6, a counter with room to rise, and random bits', () => {
  const [uuid] = generate({ version: 'v7', quantity: 1 }, fixedRandom('ffffffffffffffffffffdc0c0c07398f'))
  expect(uuid).toBe('017f22e2-79b0-77ff-bfff-fc0c0c07398f')
})

test('the four namespaces are those of RFC 9562 §6.6', () => {
  expect(Object.entries(namespaceUuids).map(([key, uuid]) => [key, uuid.slice(0, 8)])).toEqual([
    ['dns', '6ba7b810'],
    ['url', '6ba7b811'],
    ['oid', '6ba7b812'],
    ['x500', '6ba7b814'],
  ])
})

test('Nil and Max are all zeros and all ones', () => {
  expect(generate({ version: 'nil', quantity: 5 })).toEqual(['00000000-0000-0000-0000-000000000000'])
  expect(generate({ version: 'max', quantity: 5 })).toEqual(['ffffffff-ffff-ffff-ffff-ffffffffffff'])
})

test('v4 is the first choice, and a batch has the requested size unless all UUIDs would be the same', () => {
  expect(versions.map(({ value }) => value)).toEqual(['v4', 'v1', 'v3', 'v5', 'v6', 'v7', 'nil', 'max'])
  for (const version of unnamed) {
    expect(generate({ version, quantity: 100 })).toHaveLength(isFixed(version) ? 1 : 100)
  }
})

test.each(['v1', 'v4', 'v6', 'v7'] as const)(
  '10,000 of %s have the right version and variant and are unique',
  (version) => {
    let time = instant
    const generator = createGenerator({ randomBytes: seed(99), now: () => (time += 0.3) })
    const uuids = generate({ version, quantity: 10_000 }, generator)
    const shape = new RegExp(`^[0-9a-f]{8}-[0-9a-f]{4}-${version[1]}[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`)
    expect(uuids.filter((uuid) => !shape.test(uuid))).toEqual([])
    expect(new Set(uuids).size).toBe(10_000)
  },
)

const isRising = (uuids: string[]) => uuids.every((uuid, i) => i === 0 || uuids[i - 1]! < uuid)

test('v7 strictly increases as text: 10,000 within one frozen millisecond', () => {
  expect(isRising(generate({ version: 'v7', quantity: 10_000 }))).toBe(true)
})

test('v7 strictly increases across batches, milliseconds and a clock that steps back', () => {
  const clock = [0, 0, 1, 5, 4, 3, -1000, -999, 5, 6, 6, -5, 7]
  for (let start = 1; start <= 10; start++) {
    let call = 0
    const generator = createGenerator({ randomBytes: seed(start), now: () => instant + clock[call++ % clock.length]! })
    const uuids = Array.from({ length: 200 }, () => generate({ version: 'v7', quantity: 50 }, generator)).flat()
    expect(isRising(uuids)).toBe(true)
  }
})

test('the counter of v7 starts in its lower half and rises by one, so it cannot overflow', () => {
  const generator = createGenerator({ randomBytes: (size) => new Uint8Array(size).fill(0xff), now: () => instant })
  const [first, second] = generate({ version: 'v7', quantity: 2 }, generator)
  expect(first).toBe('017f22e2-79b0-77ff-bfff-ffffffffffff')
  expect(second).toBe('017f22e2-79b0-7800-8000-03ffffffffff')
})

test('the first 48 bits of v7 are the millisecond of the clock', () => {
  const clock = fc.integer({ min: 0, max: 2 ** 48 - 1 })
  fc.assert(
    fc.property(clock, (time) => {
      const [uuid = ''] = generate(
        { version: 'v7', quantity: 1 },
        createGenerator({ randomBytes: seed(3), now: () => time }),
      )
      return Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16) === time
    }),
  )
})

test.each(['v1', 'v6'] as const)('25,000 of %s at one frozen instant are unique and share one node', (version) => {
  const uuids = generate({ version, quantity: 25_000 })
  expect(new Set(uuids).size).toBe(25_000)
  expect(new Set(uuids.map((uuid) => uuid.slice(19))).size).toBe(1)
})

test('5,000 of v1 in one call are unique', () => {
  expect(new Set(generate({ version: 'v1', quantity: 5000 })).size).toBe(5000)
})

test('v6 strictly increases as text while the clock does not step back', () => {
  let call = 0
  const generator = createGenerator({ randomBytes: seed(5), now: () => instant + Math.floor(call++ / 100) })
  expect(isRising(generate({ version: 'v6', quantity: 20_000 }, generator))).toBe(true)
})

test('a clock that steps back raises the clock sequence of v1, and no two UUIDs are the same', () => {
  let time = instant
  const generator = createGenerator({ randomBytes: seed(11), now: () => time })
  const sequence = (uuid: string) => Number.parseInt(uuid.slice(19, 23), 16) & 0x3fff
  const before = generate({ version: 'v1', quantity: 100 }, generator)
  time -= 1
  const after = generate({ version: 'v1', quantity: 100 }, generator)
  time += 1
  const again = generate({ version: 'v1', quantity: 100 }, generator)
  expect(sequence(after[0]!)).toBe((sequence(before[0]!) + 1) & 0x3fff)
  expect(sequence(again[0]!)).toBe(sequence(after[0]!))
  expect(new Set([...before, ...after, ...again]).size).toBe(300)
})

test('the clock sequence wraps within its 14 bits', () => {
  let time = instant
  const generator = createGenerator({ randomBytes: (size) => new Uint8Array(size).fill(0xff), now: () => time-- })
  expect(generate({ version: 'v1', quantity: 2 }, generator).map((uuid) => uuid.slice(19, 23))).toEqual([
    'bfff',
    '8000',
  ])
})

test('the node of v1 and v6 is random and has its multicast bit set (RFC 9562 §6.10)', () => {
  const nodes = Array.from({ length: 200 }, (_, i) => {
    const generator = createGenerator({ randomBytes: seed(i + 1), now: () => instant })
    return generate({ version: i % 2 ? 'v1' : 'v6', quantity: 1 }, generator)[0]!.slice(24)
  })
  expect(nodes.every((node) => Number.parseInt(node[1]!, 16) % 2 === 1)).toBe(true)
  expect(new Set(nodes).size).toBe(200)
})

test('no clock or version makes it throw', () => {
  const clock = fc.double({ min: -1e12, max: 8e12, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...unnamed), clock, (version, time) => {
      const generator = createGenerator({ randomBytes: seed(1), now: () => time })
      expect(generate({ version, quantity: 3 }, generator).every((uuid) => uuid.length === 36)).toBe(true)
    }),
  )
})

function name(naming: Parameters<typeof nameUuid>[0]): string[] {
  const result = nameUuid(naming)
  if (!result.ok) throw new Error(result.error)
  return result.value
}

test.each([
  ['v5', 'dns', 'www.example.com', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
  ['v3', 'dns', 'www.example.com', '5df41881-3aed-3515-88a7-2f4a814cf09e'],
  ['v5', 'dns', 'python.org', '886313e1-3b8a-5372-9b90-0c9aee199e5d'],
  ['v5', 'dns', 'é', 'ebfe0af8-3997-5ade-b634-ba92cf69f557'],
  ['v5', 'dns', '', '4ebd0208-8328-5d69-8c44-ec50939c0967'],
  ['v3', 'dns', 'python.org', '6fa459ea-ee8a-3ca4-894e-db77e160355e'],
  ['v5', 'url', 'http://python.org/', '4c565f0d-3f5a-5890-b41b-20cf47701c5e'],
  ['v3', 'url', 'http://python.org/', '9fe8e8c4-aaa8-32a9-a55c-4535a88b748d'],
  ['v5', 'oid', '1.3.6.1', '1447fa61-5277-5fef-a9b3-fbc6e44f4af3'],
  ['v3', 'oid', '1.3.6.1', 'dd1a1cef-13d5-368a-ad82-eca71acd4cd1'],
  ['v5', 'x500', 'c=ca', 'cc957dd1-a972-5349-98cd-874190002798'],
  ['v3', 'x500', 'c=ca', '658d3002-db6b-3040-a1d1-8ddd7d189a4d'],
] as const)(
  '%s of %s and "%s" is %s (RFC 9562 A.2 and A.4, Python test_uuid)',
  (version, namespace, text, expected) => {
    expect(name({ version, namespace, name: text })).toEqual([expected])
  },
)

test.each([
  '6BA7B810-9DAD-11D1-80B4-00C04FD430C8',
  '{6ba7b810-9dad-11d1-80b4-00c04fd430c8}',
  'urn:uuid:6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  ' 6ba7b8109dad11d180b400c04fd430c8 ',
])('a namespace may be written as "%s"', (namespace) => {
  expect(name({ version: 'v5', namespace, name: 'python.org' })).toEqual(['886313e1-3b8a-5372-9b90-0c9aee199e5d'])
})

test('a namespace may be any UUID, of any version and variant', () => {
  for (const namespace of [
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '00112233-4455-0677-0899-aabbccddeeff',
  ]) {
    expect(name({ version: 'v5', namespace, name: 'a' })[0]).toMatch(/^.{14}5.{4}[89ab]/)
  }
})

test.each(['', 'example.com', '6ba7b810-9dad-11d1-80b4-00c04fd430c', '{6ba7b810-9dad-11d1-80b4-00c04fd430c8'])(
  'the namespace "%s" is refused',
  (namespace) => {
    expect(nameUuid({ version: 'v3', namespace, name: 'a' })).toEqual({
      ok: false,
      error: invalidNamespace,
    })
  },
)

test.each(['v3', 'v5'] as const)('%s of 2,000 names have the right version and variant', (version) => {
  const shape = new RegExp(`^.{14}${version[1]}.{4}[89ab]`)
  for (let i = 0; i < 2000; i++) {
    expect(name({ version, namespace: 'dns', name: `name ${i}` })[0]).toMatch(shape)
  }
})

test('no name or namespace makes it throw', () => {
  const namespaces = fc.oneof(fc.string({ unit: 'binary' }), fc.uuid(), fc.constantFrom('dns', 'x500'))
  fc.assert(
    fc.property(fc.constantFrom('v3', 'v5'), namespaces, fc.string({ unit: 'binary' }), (version, namespace, text) => {
      const result = nameUuid({ version, namespace, name: `${text}\ud800` })
      expect(result.ok ? result.value[0]?.length === 36 : result.error === invalidNamespace).toBe(true)
    }),
  )
})
