import { GREGORIAN_OFFSET, MAX, NIL } from './uuid.ts'

// What the 36 characters of a UUID are for: time, version and variant, clock sequence, node, all else (RFC 9562 §5).
// A hyphen between two parts belongs to neither.
const gregorian = 'ttttttttttttt-vttt-vccc-nnnnnnnnnnnn'
const unix = 'ttttttttttttt-vrrr-vrrrrrrrrrrrrrrrr'
const other = 'rrrrrrrrrrrrr-vrrr-vrrrrrrrrrrrrrrrr'
const foreign = 'rrrrrrrrrrrrrrrrrr-vrrrrrrrrrrrrrrrr'

/** The versions by their digit: name, layout, and a label for the bits that are neither time, version nor node. */
const versions: Record<string, { name: string; layout: string; rest?: string }> = {
  1: { name: 'Version 1 (time and node)', layout: gregorian },
  2: { name: 'Version 2 (DCE security)', layout: other, rest: '122 DCE bits' },
  3: { name: 'Version 3 (name, MD5)', layout: other, rest: '122 bits of MD5' },
  4: { name: 'Version 4 (random)', layout: other, rest: '122 random bits' },
  5: { name: 'Version 5 (name, SHA-1)', layout: other, rest: '122 bits of SHA-1' },
  6: { name: 'Version 6 (time and node, sortable)', layout: gregorian },
  7: { name: 'Version 7 (Unix time, sortable)', layout: unix, rest: '74 random bits' },
  8: { name: 'Version 8 (custom)', layout: other, rest: '122 custom bits' },
}

/** By its first digit: each variant up to a value, with the bits that mark it (RFC 9562 §4.1). */
const variants = [
  { below: 8, name: 'NCS (reserved)', bits: '0' },
  { below: 12, name: 'RFC 9562', bits: '10' },
  { below: 14, name: 'Microsoft (reserved)', bits: '110' },
  { below: 16, name: 'Future (reserved)', bits: '111' },
]
const rfcVariant = variants[1]

const variantOf = (uuid: string) => variants.find(({ below }) => Number.parseInt(uuid[19]!, 16) < below)!

/** The groups of digits, without the version and the two variant bits. */
function readGroups(uuid: string) {
  const [low, middle, high, clock, node] = uuid.split('-') as [string, string, string, string, string]
  const sequence = (Number.parseInt(clock, 16) & 0x3fff).toString(16).padStart(4, '0')
  return { low, middle, high: high.slice(1), sequence, node }
}

/** The number in the time bits: units of 100 ns since 1582, or milliseconds since 1970 in version 7. `null` if there is none. */
function readClock(uuid: string): bigint | null {
  const { low, middle, high } = readGroups(uuid)
  if (uuid[14] === '1') return BigInt(`0x${high}${middle}${low}`)
  if (uuid[14] === '6') return BigInt(`0x${low}${middle}${high}`)
  return uuid[14] === '7' ? BigInt(`0x${low}${middle}`) : null
}

/** `"1ec9414c-232a-6b00-…"` → "2022-02-22T19:22:22Z"; digits below the millisecond show only if there are any. */
function readTime(uuid: string): string | null {
  const clock = readClock(uuid)
  if (clock === null) return null
  const sinceUnix = uuid[14] === '7' ? clock * 10_000n : clock - GREGORIAN_OFFSET
  const below = ((sinceUnix % 10_000n) + 10_000n) % 10_000n
  const iso = new Date(Number((sinceUnix - below) / 10_000n)).toISOString()
  return below === 0n ? iso.replace('.000Z', 'Z') : iso.replace('Z', `${below.toString().padStart(4, '0')}Z`)
}

function readNode(uuid: string) {
  const { sequence, node } = readGroups(uuid)
  const isRandom = (Number.parseInt(node[1]!, 16) & 1) === 1
  return {
    clockSequence: `0x${sequence.toUpperCase()}`,
    node: node.match(/../g)!.join(':'),
    note: isRandom ? 'The node is random: its multicast bit is set.' : 'The node may be the address of a network card.',
  }
}

/** Reads the fields of a canonical UUID (RFC 9562 §4–§5); a field that the version does not have is `null`: `"c232ab00-9414-11ec-b3c8-9f6bdeced846"` → version 1, 2022-02-22T19:22:22Z, 0x33C8, 9f:6b:de:ce:d8:46 */
export function inspectUuid(uuid: string) {
  const base = { uuid, isValid: true, time: null, clockSequence: null, node: null, note: null }
  if (uuid === NIL) return { ...base, version: 'Nil', short: 'Nil', variant: 'None', note: 'All 128 bits are zero.' }
  if (uuid === MAX) return { ...base, version: 'Max', short: 'Max', variant: 'None', note: 'All 128 bits are one.' }
  const variant = variantOf(uuid).name
  const invalid = { ...base, short: '', isValid: false, variant }
  if (variantOf(uuid) !== rfcVariant)
    return { ...invalid, version: 'None', note: 'Only the RFC 9562 variant has versions.' }
  const digit = uuid[14]!
  const version = versions[digit]
  if (!version) return { ...invalid, version: 'Unknown', note: `No version ${Number.parseInt(digit, 16)} is defined.` }
  const node = version.layout === gregorian ? readNode(uuid) : null
  return { ...base, version: version.name, short: `v${digit}`, variant, time: readTime(uuid), ...node }
}

/** RFC 9562 §5.1, §5.6, §5.7 */
const hasTime = /^.{14}[167].{4}[89ab]/

/** How many UUIDs have a time: `["919108f7-52d1-4…", "017f22e2-79b0-7…"]` → 1 */
export const countTimes = (uuids: readonly string[]): number => uuids.filter((uuid) => hasTime.test(uuid)).length

/** RFC 9562 §4.1 and §4.2 */
const hasVersion = /^.{14}[1-8].{4}[89ab]/

/** How many UUIDs are not valid: `["919108f7-52d1-4…", "550e8400-e29b-41d4-7…"]` → 1 */
export const countInvalid = (uuids: readonly string[]): number =>
  uuids.filter((uuid) => !hasVersion.test(uuid) && uuid !== NIL && uuid !== MAX).length

/** The columns of the table on the page; the copied one also has the validity. */
export const columns = ['UUID', 'Version', 'Variant', 'Time (UTC)', 'Clock', 'Node']
const headings = ['UUID', 'Version', 'Variant', 'Time (UTC)', 'Clock sequence', 'Node', 'Validity']

/** The file name of the table, from Unix milliseconds: `1700000000000` → "inspected-uuids-1700000000000.tsv" */
export const tableFileOf = (time: number): string => `inspected-uuids-${time}.tsv`

/** All rows as tab-separated lines for a spreadsheet: `["919108f7-…"]` → "UUID\tVersion\t…\n919108f7-…\tVersion 4 (random)\t…" */
export function writeTable(uuids: readonly string[]): string {
  const rows = uuids.map((uuid) => {
    const { version, variant, time, clockSequence, node, isValid } = inspectUuid(uuid)
    return [uuid, version, variant, time, clockSequence, node, isValid ? 'Valid' : 'Not valid']
  })
  return [headings, ...rows].map((cells) => cells.join('\t')).join('\n')
}

/** What bits are for: the time, the version and variant at their fixed place, and the rest. */
export type Part = 'time' | 'fixed' | 'rest'

const parts: Record<string, Part> = { t: 'time', v: 'fixed', c: 'rest', n: 'rest', r: 'rest' }

function layoutOf(uuid: string): string {
  if (uuid === NIL || uuid === MAX) return 'r'.repeat(36)
  return variantOf(uuid) === rfcVariant ? (versions[uuid[14]!]?.layout ?? other) : foreign
}

/** A canonical UUID split where its parts change: `"017f22e2-79b0-7cc3-…"` → 017f22e2-79b0 (time), "-", 7 (fixed), cc3 (rest), … */
export const splitUuid = (uuid: string) =>
  Array.from(layoutOf(uuid).matchAll(/(.)\1*/g), ({ 0: run, 1: kind, index }) => ({
    text: uuid.slice(index, index + run.length),
    part: parts[kind!] ?? null,
  }))

/** The digits that are neither time nor version. */
function readRest(uuid: string): string {
  const { low, middle, high, sequence, node } = readGroups(uuid)
  return [...(uuid[14] === '7' ? [] : [low, middle]), high, sequence, node].join(' ')
}

const field = (part: Part, label: string, value: string) => ({ part, label, value })

/** Explains the bits of a canonical UUID, part by part: `"017f22e2-79b0-7cc3-…"` → 48 time bits, version and variant, 74 random bits */
export function describeBits(uuid: string) {
  const { time, clockSequence, node, note } = inspectUuid(uuid)
  if (uuid === NIL || uuid === MAX) return [field('rest', '128 bits', note!)]
  const { name, bits } = variantOf(uuid)
  const variant = `${name} (${bits})`
  if (variantOf(uuid) !== rfcVariant) return [field('fixed', 'variant', variant), field('rest', 'other bits', note!)]
  const version = uuid[14]!
  const [length, unit] = version === '7' ? [48, 'ms'] : [60, '× 100 ns']
  return [
    ...(time ? [field('time', `${length} time bits`, `${readClock(uuid)} ${unit} · ${time}`)] : []),
    field('fixed', 'version, variant', `${Number.parseInt(version, 16)} · ${variant}`),
    ...(node
      ? [field('rest', '14 clock sequence bits', clockSequence!), field('rest', '48 node bits', `${node} · ${note}`)]
      : [field('rest', versions[version]?.rest ?? '122 bits', note ?? readRest(uuid))]),
  ]
}
