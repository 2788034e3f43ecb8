import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeAddress, visitorOf } from './address.ts'

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
  [' 1.2.3.4 ', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::FFFF:102:304', '1.2.3.4'],
  ['0:0:0:0:0:ffff:1.2.3.4', '1.2.3.4'],
  ['[::ffff:1.2.3.4]:80', '1.2.3.4'],
  ['::1', '0:0:0:0::/64'],
  ['[::1]:80', '0:0:0:0::/64'],
  ['[::1]', '0:0:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0:0:1::', '2001:db8:0:0::/64'],
  ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fe80::1%25eth0', 'fe80:0:0:0::/64'],
  ['unknown', undefined],
  ['', undefined],
  ['1.2.3', undefined],
  ['1.2.3.4.5:80', undefined],
  ['example.com', undefined],
  ['::1]', undefined],
])('the address "%s" counts as %s', (text, expected) => {
  expect(normalizeAddress(text)).toBe(expected)
})

test('all spellings of an IPv6 address, and all addresses of its /64, count as one', () => {
  const group = fc.nat(0xffff)
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), group, (groups, other) => {
      fc.pre(groups.slice(0, 5).some((value) => value !== 0))
      const plain = groups.map((value) => value.toString(16)).join(':')
      const padded = groups.map((value) => value.toString(16).padStart(4, '0').toUpperCase()).join(':')
      const neighbour = [...groups.slice(0, 7), other].map((value) => value.toString(16)).join(':')
      expect(new Set([plain, padded, neighbour].map(normalizeAddress)).size).toBe(1)
    }),
  )
})

test('no text makes it throw', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.ipV4Extended()), (text) => void normalizeAddress(text)))
})

test.each([
  ['9.9.9.9, 1.2.3.4:80', '5.5.5.5', '1.2.3.4'],
  [undefined, '::ffff:5.5.5.5', '5.5.5.5'],
  ['unknown', '5.5.5.5', '5.5.5.5'],
  [undefined, undefined, 'unknown'],
])('forwarded %s over %s counts for %s', (forwarded, remote, expected) => {
  expect(visitorOf(forwarded, remote)).toBe(expected)
})
