import { expect, test } from 'vitest'
import type { Traffic } from '#app/lib/traffic.ts'
import { nameTraffic } from './traffic-figure.ts'
import { describeProof, describeTraffic } from './traffic-words.ts'

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
])('%i is named', (bytes, name) => {
  expect(nameTraffic(traffic([], { bytes }))).toBe(name)
})

test('nothing sent is said with what was asked for', () => {
  expect(describeTraffic(traffic([]))).toEqual([
    'Measured in this tab: the page and its workers asked for 38 files of this site and for nothing else.',
  ])
})

test('what was sent is named', () => {
  expect(describeTraffic(traffic(['b:1', 'b:2', 'b:3', 'b:4', 'b:5'], { ownFiles: 1 }))).toEqual([
    'Measured in this tab: the page and its workers asked for 1 file of this site.',
    'Sent to b:1, b:2, b:3 and 2 more.',
  ])
})

test('what the proof sent is told apart and changes neither the figure nor its words', () => {
  const aside = { kept: 0, sent: [{ address: 'b:1', bytes: 3 }], bytes: 3 }
  expect(nameTraffic(traffic([], { aside }))).toBe('0 bytes sent')
  expect(describeTraffic(traffic([], { aside }))).toEqual(describeTraffic(traffic([])))
  expect(describeProof(aside)).toBe('By this panel, at your click: 1 request to this site, 3 bytes of addresses.')
  expect(describeProof({ ...nothing, kept: 2 })).toContain('2 requests answered from what this browser keeps')
  expect(describeProof(nothing)).toBe('By this panel, at your click: nothing sent.')
})

test('requests answered from what the browser keeps are told from those that were sent', () => {
  expect(describeTraffic(traffic([], { kept: 3 }))).toEqual([
    'Measured in this tab: the page and its workers asked for 38 files of this site.',
    '3 other requests answered from what this browser keeps, and not sent.',
  ])
})

test('a page view is named with its size', () => {
  expect(describeTraffic(traffic([], { pageViews: { count: 1, bytes: 61 } })).at(-1)).toBe(
    'Counted apart: 1 page view, 61 bytes, which names this page and nothing of yours.',
  )
})
