import { isIPv4, isIPv6 } from 'node:net'

/** Normalizes an address. An IPv6 address becomes its /64, which one visitor has to itself: `"[2001:DB8::1]:80"` → `"2001:db8:0:0::/64"` */
export function normalizeAddress(text: string): string | undefined {
  const [, inBrackets, withPort] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text.trim()) ?? []
  const [address = ''] = (inBrackets ?? withPort ?? text.trim()).split('%')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff')
    return groups
      .slice(6)
      .map((group) => Number.parseInt(group, 16))
      .flatMap((pair) => [pair >> 8, pair & 255])
      .join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** An address and the wider networks one visitor may own: `"2001:db8:1:ab12::/64"` → itself, `"2001:db8:1:ab00::/56"`, `"2001:db8:1::/48"` */
export function networksOf(address: string): string[] {
  const [, site, subnet = ''] = /^(\w+:\w+:\w+):(\w+)::\/64$/.exec(address) ?? []
  if (!site) return [address]
  return [address, `${site}:${(Number.parseInt(subnet, 16) & 0xff00).toString(16)}::/56`, `${site}::/48`]
}

/** The visitor a request counts for: the last address a trusted proxy names, otherwise the other end of the connection. */
export const visitorOf = (forwarded: string | undefined, remote: string | undefined): string =>
  normalizeAddress(forwarded?.split(',').at(-1) ?? '') ?? normalizeAddress(remote ?? '') ?? 'unknown'
