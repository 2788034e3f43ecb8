import { expect, test } from 'vitest'
import { isFromElsewhere } from './same-origin.ts'

const ask = (headers: Record<string, string>, isProxyTrusted = false) =>
  isFromElsewhere((name) => ({ host: 'stayput.test', ...headers })[name], isProxyTrusted)

test.each([
  ['a program without these headers, like curl', {}],
  ['our page', { origin: 'https://stayput.test', 'sec-fetch-site': 'same-origin' }],
  ['our page in an old browser', { origin: 'https://stayput.test' }],
  ['our page behind a proxy that ends TLS', { origin: 'https://stayput.test', host: 'stayput.test:443' }],
  ['our page on another port', { origin: 'http://stayput.test:8080', host: 'stayput.test:8080' }],
  ['our form without scripts', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['an address typed by the visitor', { 'sec-fetch-site': 'none' }],
])('%s is accepted', (_who, headers) => {
  expect(ask(headers)).toBe(false)
})

test.each([
  ['a foreign page', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
  ['a foreign page in an old browser', { origin: 'https://evil.test' }],
  ['a foreign page without a referrer', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbor', { origin: 'https://blog.stayput.test', 'sec-fetch-site': 'same-site' }],
  ['a page without an origin', { origin: 'null' }],
  ['a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['another port', { origin: 'https://stayput.test:8443' }],
  ['an invalid origin', { origin: 'stayput.test' }],
  ['a name that starts like ours', { origin: 'https://stayput.test.evil.test' }],
  ['a forged proxy host', { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' }],
])('%s is refused', (_who, headers) => {
  expect(ask(headers)).toBe(true)
})

test('behind a trusted proxy, the forwarded host counts', () => {
  const headers = { origin: 'https://tools.test', 'x-forwarded-host': 'inner.test, tools.test' }
  expect(ask(headers, true)).toBe(false)
  expect(ask(headers, false)).toBe(true)
  expect(ask({ origin: 'https://stayput.test' }, true)).toBe(false)
})
