import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networksOf, normalizeAddress, visitorOf } from './address.ts'

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

test('all spellings of an IPv6 address, and all addresses in its /64, count as one', () => {
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

test.each([
  ['2001:db8:1:ab12::/64', ['2001:db8:1:ab12::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
  ['2001:db8:1:12::/64', ['2001:db8:1:12::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['1.2.3.4', ['1.2.3.4']],
  ['unknown', ['unknown']],
])('the networks around %s are %j', (address, expected) => {
  expect(networksOf(address)).toEqual(expected)
})

test('two IPv6 addresses share exactly the networks whose bits they share', () => {
  const group = fc.nat(0xffff)
  const groups = fc.tuple(fc.constantFrom(0x2001, 0x2002), group, group, group)
  const write = (parts: number[]) =>
    networksOf(normalizeAddress(`${parts.map((part) => part.toString(16)).join(':')}::`)!)
  fc.assert(
    fc.property(groups, groups, fc.nat(64), (one, other, bits) => {
      const bitsOf = (parts: number[]) => parts.map((part) => part.toString(2).padStart(16, '0')).join('')
      const text = bitsOf(one).slice(0, bits) + bitsOf(other).slice(bits)
      const mixed = (text.match(/.{16}/g) ?? []).map((part) => Number.parseInt(part, 2))
      const shares = (length: number) => bitsOf(one).slice(0, length) === text.slice(0, length)
      expect(write(one).map((network, level) => network === write(mixed)[level])).toEqual([64, 56, 48].map(shares))
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
])('forwarded %s, connected from %s: counts for %s', (forwarded, remote, expected) => {
  expect(visitorOf(forwarded, remote)).toBe(expected)
})
