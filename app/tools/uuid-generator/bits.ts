import { inspectUuid, readClock, rfcVariant } from './inspect.ts'
import { MAX, NIL } from './uuid.ts'

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
  return /[89ab]/.test(uuid[19]!) ? (layouts[uuid[14]!] ?? other) : foreign
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

function nameVariantBits(digit: string): string {
  const bits = Number.parseInt(digit, 16).toString(2).padStart(4, '0')
  return bits.startsWith('11') ? bits.slice(0, 3) : bits.startsWith('10') ? '10' : '0'
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
  const { variant, time, clockSequence, node, note } = inspectUuid(uuid)
  if (uuid === NIL || uuid === MAX) return [field('rest', '128 bits', note!)]
  const variantBits = `${variant} (${nameVariantBits(uuid[19]!)})`
  if (variant !== rfcVariant) return [field('fixed', 'variant', variantBits), field('rest', 'other bits', note!)]
  const version = uuid[14]!
  const clock = readClock(uuid.replaceAll('-', ''), version)
  const [bits, unit] = version === '7' ? [48, 'ms'] : [60, '× 100 ns']
  const fixed = field('fixed', 'version, variant', `${Number.parseInt(version, 16)} · ${variantBits}`)
  return [
    ...(time ? [field('time', `${bits} bits time`, `${clock} ${unit} · ${time}`)] : []),
    fixed,
    ...(node
      ? [field('rest', '14 bits clock sequence', clockSequence!), field('rest', '48 bits node', `${node} · ${note}`)]
      : [field('rest', restNames[version] ?? '122 bits', note ?? readRest(uuid))]),
  ]
}
