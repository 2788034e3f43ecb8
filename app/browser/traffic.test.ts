import { expect, test } from 'vitest'
import {
  emptyLedger,
  isOwnFile,
  type Ledger,
  noteObserved,
  noteReport,
  type Observed,
  type Request,
  type Sent,
  sumOwnFiles,
} from '#app/lib/traffic.ts'
import { sumTraffic } from '#app/lib/traffic-sum.ts'

const base = 'https://stayput.example/some/path/'
const request = (address: string, more: Partial<Request> = {}): Request => ({
  address,
  status: 200,
  transferSize: 300,
  initiator: 'img',
  isKept: false,
  ...more,
})
const zeros = { status: 0, transferSize: 0 }
const see = (ledger: Ledger, requests: Request[], refused: Observed['refused'] = []) =>
  noteObserved(ledger, { requests, refused }, base)
const sum = (ledger: Ledger) => sumTraffic(ledger, base)
const nothing = sum(emptyLedger)

test.each([
  ['a hashed file', `${base}assets/entry-client-C9FijGdM.js`, 200, true],
  ['the same file, not modified', `${base}assets/entry-client-C9FijGdM.js`, 304, true],
  ['an icon', `${base}icon.svg`, 200, true],
  ['a prefetched document', `${base}tools/uuid-generator`, 200, true],
  ['a file that failed to load, as when offline', `${base}assets/editor-CC9yLAJu.js`, 0, true],
  ['a path that is not a file and got no answer', `${base}collect/secret`, 0, false],
  ['a file with a query', `${base}icon.svg?secret`, 200, false],
  ['an invented file', `${base}assets/secret.js`, 404, false],
  ['an invented path', `${base}secret`, 404, false],
  ['a method that is not allowed', `${base}icon.svg`, 405, false],
  ['a file on the same host, outside the site', 'https://stayput.example/icon.svg', 200, false],
  ['another origin', 'https://elsewhere.example/icon.svg', 200, false],
  ['another port', 'https://stayput.example:8443/some/path/icon.svg', 200, false],
])('%s: is it one of our own files?', (_, address, status, isOwn) => {
  expect(isOwnFile(request(address, { status }), base)).toBe(isOwn)
})

test('with only our own files loaded, the short sum equals the full one', () => {
  const own = see(emptyLedger, [request(`${base}assets/page.js`), request(`${base}icon.svg`)])
  expect(sumOwnFiles(emptyLedger)).toEqual(sum(emptyLedger))
  expect(sumOwnFiles(own)).toEqual(sum(own))
  expect(sumOwnFiles(see(own, [request('https://elsewhere.example/x')]))).toBeNull()
  expect(sumOwnFiles(noteReport(own, { type: 'sent', what: 'page view', address: base, bytes: 9 }))).toBeNull()
})

test('our own files and blob: and data: URLs do not count as sent', () => {
  const ledger = see(emptyLedger, [
    request(`${base}assets/page.js`),
    request('blob:https://stayput.example/bd7dad93'),
    request('data:image/png;base64,AA'),
  ])
  expect(sum(ledger)).toEqual({ ...nothing, ownFiles: 1 })
})

test('any other request counts with the bytes of its address, every time', () => {
  const address = `${base}x?é`
  expect(sum(see(emptyLedger, [request(address), request(address)])).sent).toEqual([
    { address, bytes: 2 * (base.length + 4) },
  ])
})

test('a request answered from the browser cache does not count as sent', () => {
  const kept = [request(`${base}assets/page.js`, { isKept: true }), request(`${base}icon.svg?x`, { isKept: true })]
  expect(sum(see(emptyLedger, kept))).toMatchObject({ ownFiles: 1, kept: 1, sent: [], bytes: 0 })
})

test('a request the policy blocked does not count, whichever is reported first', () => {
  const address = 'https://elsewhere.example/'
  const refused = [{ address, directive: 'img-src' }]
  expect(sum(see(see(emptyLedger, [request(address, zeros)]), [], refused)).bytes).toBe(0)
  expect(sum(see(see(emptyLedger, [], refused), [request(address, zeros)])).bytes).toBe(0)
})

test('for a blocked frame, some browsers report only the origin', () => {
  const seen = request('https://elsewhere.example/', { ...zeros, initiator: 'iframe' })
  const refused = [{ address: 'https://elsewhere.example', directive: 'frame-src' }]
  expect(sum(see(emptyLedger, [seen], refused)).bytes).toBe(0)
})

const own = `${base}x?secret`
const other = 'https://elsewhere.example/'
test.each<[string, Request, string[], boolean]>([
  ['another origin without a violation', request(other, zeros), [], true],
  ['another origin, answered despite a violation', request(other), ['img-src'], true],
  ['our own origin without a violation', request(own, zeros), [], true],
  [
    'our own origin by XMLHttpRequest, blocked',
    request(own, { ...zeros, initiator: 'xmlhttprequest' }),
    ['connect-src'],
    false,
  ],
  ['our own frame, blocked', request(own, { ...zeros, initiator: 'iframe' }), ['frame-src'], false],
  ['our own style sheet, blocked', request(own, { ...zeros, initiator: 'link' }), ['style-src-elem'], false],
  ['our own image, blocked after a redirect', request(own, zeros), ['img-src'], true],
  ['our own image next to a blocked connection', request(own, zeros), ['connect-src'], true],
])('%s: does it count as sent?', (_, seen, directives, isSent) => {
  const refused = directives.map((directive) => ({ address: seen.address, directive }))
  expect(sum(see(emptyLedger, [seen], refused)).bytes > 0).toBe(isSent)
})

test('a service worker report counts once, by the larger size, and a page view counts separately', () => {
  const address = 'https://elsewhere.example/collect'
  const report = (what: Sent['what'], bytes: number): Sent => ({ type: 'sent', what, address, bytes })
  const reports = [report('request', 5000), report('page view', 61)].reduce(noteReport, emptyLedger)
  expect(sum(see(reports, [request(address)]))).toEqual({
    ...nothing,
    sent: [{ address, bytes: 5000 }],
    bytes: 5000,
    pageViews: { count: 1, bytes: 61 },
  })
})

test("the proof's own requests count separately, by exact address, so nothing else can hide there", () => {
  const aside = [`${base}icon.svg?proof=image-page`, `${base}icon.svg?proof=image-worker`]
  const others = [`${base}icon.svg?proof=image-page&secret`, `${base}secret?proof=image-page`]
  const requests = [...aside, ...others].map((address, index) => request(address, { isKept: index === 1 }))
  const traffic = sum(see({ ...emptyLedger, aside }, requests))
  expect(traffic.sent.map(({ address }) => address)).toEqual(others)
  expect(traffic).toMatchObject({ kept: 0, aside: { kept: 1, bytes: aside[0]?.length } })
})
