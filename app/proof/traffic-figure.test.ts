import { expect, test } from 'vitest'
import type { Traffic } from '#app/lib/traffic.ts'
import { nameTraffic } from './traffic-figure.ts'
import { describeProof, describeTraffic } from './traffic-sentences.ts'

const nothing = { kept: 0, sent: [], bytes: 0 }
const traffic = (addresses: string[], more: Partial<Traffic> = {}): Traffic => ({
  ownFiles: 38,
  aside: nothing,
  kept: 0,
  sent: addresses.map((address) => ({ address, bytes: address.length })),
  bytes: addresses.join('').length,
  pageViews: { count: 0, bytes: 0 },
  ...more,
})

test.each([
  [0, '0 bytes sent'],
  [1, '1 byte sent'],
  [1023, '1,023 bytes sent'],
  [1536, '1.5 KB sent'],
])('the text for %i bytes', (bytes, name) => {
  expect(nameTraffic(traffic([], { bytes }))).toBe(name)
})

test('with nothing sent, it says what was requested', () => {
  expect(describeTraffic(traffic([]))).toEqual([
    'Measured in this tab: the page and its workers requested 38 files from this site and nothing else.',
  ])
})

test('addresses that were sent are named', () => {
  expect(describeTraffic(traffic(['b:1', 'b:2', 'b:3', 'b:4', 'b:5'], { ownFiles: 1 }))).toEqual([
    'Measured in this tab: the page and its workers requested 1 file from this site.',
    'Sent to b:1, b:2, b:3 and 2 more.',
  ])
})

test("the proof's own requests are reported separately and change neither the total nor its text", () => {
  const aside = { kept: 0, sent: [{ address: 'b:1', bytes: 3 }], bytes: 3 }
  expect(nameTraffic(traffic([], { aside }))).toBe('0 bytes sent')
  expect(describeTraffic(traffic([], { aside }))).toEqual(describeTraffic(traffic([])))
  expect(describeProof(aside)).toBe('From this panel: 1 request to this site, 3 bytes of addresses.')
  expect(describeProof({ ...nothing, kept: 2 })).toContain('2 requests answered from the browser cache')
  expect(describeProof(nothing)).toBe('From this panel: nothing sent.')
})

test('requests answered from the browser cache are reported separately from those sent', () => {
  expect(describeTraffic(traffic([], { kept: 3 }))).toEqual([
    'Measured in this tab: the page and its workers requested 38 files from this site.',
    '3 other requests answered from the browser cache, not sent.',
  ])
})

test('a page view is reported with its size', () => {
  expect(describeTraffic(traffic([], { pageViews: { count: 1, bytes: 61 } })).at(-1)).toBe(
    'Counted separately: 1 page view, 61 bytes, with the path of this page and none of your data.',
  )
})
