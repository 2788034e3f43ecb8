import { expect, test } from 'vitest'
import { isFromElsewhere } from './same-origin.ts'

const ask = (headers: Record<string, string>, isProxyTrusted = false) =>
  isFromElsewhere((name) => ({ host: 'stayput.test', ...headers })[name], isProxyTrusted)

test.each([
  ['who says nothing, like curl', {}],
  ['our page', { origin: 'https://stayput.test', 'sec-fetch-site': 'same-origin' }],
  ['our page in an old browser', { origin: 'https://stayput.test' }],
  ['our page behind a proxy that ends TLS', { origin: 'https://stayput.test', host: 'stayput.test:443' }],
  ['our page on another port', { origin: 'http://stayput.test:8080', host: 'stayput.test:8080' }],
  ['our form without scripts', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['the visitor herself', { 'sec-fetch-site': 'none' }],
])('%s is taken', (_who, headers) => {
  expect(ask(headers)).toBe(false)
})

test.each([
  ['a foreign page', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
  ['a foreign page in an old browser', { origin: 'https://evil.test' }],
  ['a foreign page without a referrer', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour', { origin: 'https://blog.stayput.test', 'sec-fetch-site': 'same-site' }],
  ['a page without an origin', { origin: 'null' }],
  ['a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['another port', { origin: 'https://stayput.test:8443' }],
  ['an origin that is none', { origin: 'stayput.test' }],
  ['a name that begins like ours', { origin: 'https://stayput.test.evil.test' }],
  ['who forges the host of a proxy', { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' }],
])('%s is refused', (_who, headers) => {
  expect(ask(headers)).toBe(true)
})

test('the host of a trusted proxy is the one that counts', () => {
  const headers = { origin: 'https://tools.test', 'x-forwarded-host': 'inner.test, tools.test' }
  expect(ask(headers, true)).toBe(false)
  expect(ask(headers, false)).toBe(true)
  expect(ask({ origin: 'https://stayput.test' }, true)).toBe(false)
})
