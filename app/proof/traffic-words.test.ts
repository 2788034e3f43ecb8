import { expect, test } from 'vitest'
import type { Traffic } from '#app/lib/traffic.ts'
import { describeTraffic, nameTraffic } from './traffic-words.ts'

const traffic = (addresses: string[], more: Partial<Traffic> = {}): Traffic => ({
  ownFiles: 38,
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

test('the figure says so when all was sent by the proof', () => {
  expect(nameTraffic(traffic(['b:?proof=script-worker']))).toBe('22 bytes sent by the proof')
  expect(nameTraffic(traffic(['b:?proof=script-worker', 'b:1']))).toBe('25 bytes sent')
})

test('nothing sent is said with what was asked for', () => {
  expect(describeTraffic(traffic([]))).toEqual([
    'Measured in this tab: the page and its workers asked for 38 files of this site and for nothing else.',
  ])
})

test('requests of the proof are told from others, which are named', () => {
  const proof = 'https://stayput.example/icon.svg?proof=image-page'
  const others = ['https://stayput.example/icon.svg?proof=secret', 'b:1', 'b:2', 'b:3', 'b:4']
  expect(describeTraffic(traffic([proof, ...others], { ownFiles: 1 }))).toEqual([
    'Measured in this tab: the page and its workers asked for 1 file of this site.',
    '1 request sent by the proof, at your click.',
    `Sent to ${others[0]}, b:1, b:2 and 2 more.`,
  ])
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
