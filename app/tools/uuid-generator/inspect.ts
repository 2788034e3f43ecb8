import { GREGORIAN_OFFSET, MAX, NIL } from './uuid.ts'

/** One row of the inspector. A field that the version does not have is `null`. */
type Inspected = {
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

/** By its first digit: each variant up to a value, with the bits that mark it (RFC 9562 §4.1). */
const variants = [
  { below: 8, name: 'NCS (reserved)', bits: '0' },
  { below: 12, name: 'RFC 9562', bits: '10' },
  { below: 14, name: 'Microsoft (reserved)', bits: '110' },
  { below: 16, name: 'Future (reserved)', bits: '111' },
]
const rfcVariant = variants[1]

const variantOf = (uuid: string) => variants.find(({ below }) => Number.parseInt(uuid[19]!, 16) < below)!

const formatUnixTime = (milliseconds: number): string => new Date(milliseconds).toISOString().replace('.000Z', 'Z')

/** `0x1ec9414c232ab00n` → "2022-02-22T19:22:22Z"; digits below the millisecond show only if there are any. */
function formatGregorianTime(ticks: bigint): string {
  const sinceUnix = ticks - GREGORIAN_OFFSET
  const below = ((sinceUnix % 10_000n) + 10_000n) % 10_000n
  const iso = new Date(Number((sinceUnix - below) / 10_000n)).toISOString()
  return below === 0n ? iso.replace('.000Z', 'Z') : iso.replace('Z', `${below.toString().padStart(4, '0')}Z`)
}

/** The number in the time bits: units of 100 ns since 1582, or milliseconds since 1970 in version 7. `null` if there is none. */
function readClock(hex: string, version: string): bigint | null {
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
  const variant = variantOf(uuid).name
  const invalid = { ...base, isValid: false, variant }
  if (variantOf(uuid) !== rfcVariant)
    return { ...invalid, version: 'None', note: 'Only the RFC 9562 variant has versions.' }
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

/** What bits are for: the time, the version and variant at their fixed place, and the rest. */
export type Part = 'time' | 'fixed' | 'rest'

const parts: Record<string, Part> = { t: 'time', v: 'fixed', c: 'rest', n: 'rest', r: 'rest' }

// The 32 digits of each version: time, version and variant, clock sequence, node, all else (RFC 9562 §5).
const gregorian = 'ttttttttttttvtttvcccnnnnnnnnnnnn'
const unix = 'ttttttttttttvrrrvrrrrrrrrrrrrrrr'
const other = 'rrrrrrrrrrrrvrrrvrrrrrrrrrrrrrrr'
const foreign = 'rrrrrrrrrrrrrrrrvrrrrrrrrrrrrrrr'
const layouts: Record<string, string> = { 1: gregorian, 6: gregorian, 7: unix }

function layoutOf(uuid: string): string {
  if (uuid === NIL || uuid === MAX) return 'r'.repeat(32)
  return variantOf(uuid) === rfcVariant ? (layouts[uuid[14]!] ?? other) : foreign
}

type Run = { text: string; part: Part | null }

/** A canonical UUID split where its parts change: `"017f22e2-79b0-7cc3-…"` → 017f22e2-79b0 (time), "-", 7 (fixed), cc3 (rest), … */
export function splitUuid(uuid: string): Run[] {
  const layout = layoutOf(uuid)
  const runs: { text: string; kind: string }[] = []
  let digits = 0
  for (const character of uuid) {
    const isInside = character !== '-' || layout[digits - 1] === layout[digits]
    const kind = isInside ? layout[digits]! : '-'
    if (character !== '-') digits++
    const last = runs.at(-1)
    if (last?.kind === kind) last.text += character
    else runs.push({ text: character, kind })
  }
  return runs.map(({ text, kind }) => ({ text, part: parts[kind] ?? null }))
}

const restNames: Record<string, string> = {
  2: '122 bits by DCE',
  3: '122 bits of MD5',
  4: '122 bits random',
  5: '122 bits of SHA-1',
  7: '74 bits random',
  8: '122 bits custom',
}

/** The digits that are neither time nor version, without the two variant bits. */
function readRest(uuid: string): string {
  const [low, middle, high, clock, node] = uuid.split('-') as [string, string, string, string, string]
  const masked = (Number.parseInt(clock, 16) & 0x3fff).toString(16).padStart(4, '0')
  const ofTime = uuid[14] === '7' ? [] : [low, middle]
  return [...ofTime, high.slice(1), masked, node].join(' ')
}

const field = (part: Part, label: string, value: string) => ({ part, label, value })

/** Explains the bits of a canonical UUID, part by part: `"017f22e2-79b0-7cc3-…"` → 48 bits time, version and variant, 74 bits random */
export function describeBits(uuid: string): ReturnType<typeof field>[] {
  const { time, clockSequence, node, note } = inspectUuid(uuid)
  if (uuid === NIL || uuid === MAX) return [field('rest', '128 bits', note!)]
  const { name, bits } = variantOf(uuid)
  const variant = `${name} (${bits})`
  if (variantOf(uuid) !== rfcVariant) return [field('fixed', 'variant', variant), field('rest', 'other bits', note!)]
  const version = uuid[14]!
  const clock = readClock(uuid.replaceAll('-', ''), version)
  const [length, unit] = version === '7' ? [48, 'ms'] : [60, '× 100 ns']
  return [
    ...(time ? [field('time', `${length} bits time`, `${clock} ${unit} · ${time}`)] : []),
    field('fixed', 'version, variant', `${Number.parseInt(version, 16)} · ${variant}`),
    ...(node
      ? [field('rest', '14 bits clock sequence', clockSequence!), field('rest', '48 bits node', `${node} · ${note}`)]
      : [field('rest', restNames[version] ?? '122 bits', note ?? readRest(uuid))]),
  ]
}
