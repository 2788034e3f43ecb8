import { GREGORIAN_OFFSET, MAX, NIL } from './uuid.ts'

/** One row of the inspector. A field that the version does not have is `null`. */
export type Inspected = {
  uuid: string
  isValid: boolean
  version: string
  variant: string
  time: string | null
  clockSequence: string | null
  node: string | null
  note: string | null
}

const versionNames: Record<string, string> = {
  1: 'Version 1 (time and node)',
  2: 'Version 2 (DCE security)',
  3: 'Version 3 (name, MD5)',
  4: 'Version 4 (random)',
  5: 'Version 5 (name, SHA-1)',
  6: 'Version 6 (time and node, sortable)',
  7: 'Version 7 (Unix time, sortable)',
  8: 'Version 8 (custom)',
}

export const rfcVariant = 'RFC 9562'

function nameVariant(digit: string): string {
  const bits = Number.parseInt(digit, 16)
  if (bits < 8) return 'NCS (reserved)'
  if (bits < 12) return rfcVariant
  return bits < 14 ? 'Microsoft (reserved)' : 'Future (reserved)'
}

const formatUnixTime = (milliseconds: number): string => new Date(milliseconds).toISOString().replace('.000Z', 'Z')

/** `0x1ec9414c232ab00n` → "2022-02-22T19:22:22Z"; digits below the millisecond show only if there are any. */
function formatGregorianTime(ticks: bigint): string {
  const sinceUnix = ticks - GREGORIAN_OFFSET
  const below = ((sinceUnix % 10_000n) + 10_000n) % 10_000n
  const iso = new Date(Number((sinceUnix - below) / 10_000n)).toISOString()
  return below === 0n ? iso.replace('.000Z', 'Z') : iso.replace('Z', `${below.toString().padStart(4, '0')}Z`)
}

/** The number in the time bits: units of 100 ns since 1582, or milliseconds since 1970 in version 7. `null` if there is none. */
export function readClock(hex: string, version: string): bigint | null {
  if (version === '1') return BigInt(`0x${hex.slice(13, 16)}${hex.slice(8, 12)}${hex.slice(0, 8)}`)
  if (version === '6') return BigInt(`0x${hex.slice(0, 12)}${hex.slice(13, 16)}`)
  return version === '7' ? BigInt(`0x${hex.slice(0, 12)}`) : null
}

function readTime(hex: string, version: string): string | null {
  const clock = readClock(hex, version)
  if (clock === null) return null
  return version === '7' ? formatUnixTime(Number(clock)) : formatGregorianTime(clock)
}

function readNode(hex: string) {
  const isRandom = (Number.parseInt(hex[21]!, 16) & 1) === 1
  return {
    clockSequence: `0x${(Number.parseInt(hex.slice(16, 20), 16) & 0x3fff).toString(16).toUpperCase().padStart(4, '0')}`,
    node: hex.slice(20).match(/../g)!.join(':'),
    note: isRandom ? 'The node is random: its multicast bit is set.' : 'The node may be the address of a network card.',
  }
}

/** Reads the fields of a canonical UUID (RFC 9562 §4–§5): `"c232ab00-9414-11ec-b3c8-9f6bdeced846"` → version 1, 2022-02-22T19:22:22Z, 0x33C8, 9f:6b:de:ce:d8:46 */
export function inspectUuid(uuid: string): Inspected {
  const base = { uuid, isValid: true, time: null, clockSequence: null, node: null, note: null }
  if (uuid === NIL) return { ...base, version: 'Nil', variant: 'None', note: 'All 128 bits are zero.' }
  if (uuid === MAX) return { ...base, version: 'Max', variant: 'None', note: 'All 128 bits are one.' }
  const hex = uuid.replaceAll('-', '')
  const variant = nameVariant(hex[16]!)
  const invalid = { ...base, isValid: false, variant }
  if (variant !== rfcVariant) return { ...invalid, version: 'None', note: 'Only the RFC 9562 variant has versions.' }
  const digit = hex[12]!
  const version = versionNames[digit]
  if (!version) return { ...invalid, version: 'Unknown', note: `No version ${Number.parseInt(digit, 16)} is defined.` }
  const node = digit === '1' || digit === '6' ? readNode(hex) : null
  return { ...base, version, variant, time: readTime(hex, digit), ...node }
}

/** RFC 9562 §5.1, §5.6, §5.7 */
const hasTime = /^.{14}[167].{4}[89ab]/

/** How many UUIDs have a time: `["919108f7-52d1-4…", "017f22e2-79b0-7…"]` → 1 */
export const countTimes = (uuids: readonly string[]): number => uuids.filter((uuid) => hasTime.test(uuid)).length

export const headings = ['UUID', 'Version', 'Variant', 'Time (UTC)', 'Clock sequence', 'Node', 'Validity']

/** All rows as tab-separated lines for a spreadsheet: `["919108f7-…"]` → "UUID\tVersion\t…\n919108f7-…\tVersion 4 (random)\t…" */
export function writeTable(uuids: readonly string[]): string {
  const rows = uuids.map((uuid) => {
    const { version, variant, time, clockSequence, node, isValid } = inspectUuid(uuid)
    return [uuid, version, variant, time, clockSequence, node, isValid ? 'Valid' : 'Not valid']
  })
  return [headings, ...rows].map((cells) => cells.join('\t')).join('\n')
}
