import type { Conversion } from './conversion.ts'
import { convert, definitionOf, describeFactor } from './convert.ts'
import { formatNumber, formatSignificant } from './format-number.ts'
import { compare, type Rational, toRational } from './rational.ts'
import type { Unit } from './units.data.ts'
import { capitalize, findCategory, unitsOf } from './units.ts'

const longest = 20

/** The exact number as a decimal or a fraction, if it is short enough to read: 1609.344 → "1609.344", 1250/381 → "1250/381" */
export function formatExact(value: Rational): string | undefined {
  const decimal = formatSignificant(value, longest)
  if (compare(toRational(decimal), value) === 0) return decimal
  const quotient = `${value.numerator}/${value.denominator}`
  return quotient.length <= longest ? quotient : undefined
}

/** The exact result before rounding, in its unit: → "exactly 1250/381 ft, rounded for display" */
export function describeRounding({ settings, result }: Conversion): string {
  const exact = result.read && formatExact(result.read.value)
  const words = exact === undefined || exact === result.text ? [] : [`exactly ${exact} ${unitsOf(settings)[1].symbol}`]
  return [...words, 'rounded for display'].join(', ')
}

/** One step to the result: its title, its equation, and a note if needed. */
export type Step = { about: string; line: string; note?: string }

const inOther = (unit: Unit, other: Unit, note?: string): Step => ({
  about: `${capitalize(unit.many)} in ${other.many}`,
  line: describeFactor(unit, other),
  ...(note && { note }),
})

/** Formats two numbers, with ≈ if either is rounded: 26.2, 42.1648128 to six decimals → "26.2", "≈", "42.164813" */
function equate(value: Rational, other: Rational, format: (value: Rational) => string) {
  const [text, otherText] = [format(value), format(other)]
  const isExact = compare(toRational(text), value) === 0 && compare(toRational(otherText), other) === 0
  return { from: text, sign: isExact ? '=' : '≈', to: otherText } as const
}

function writeLine(value: Rational, unit: Unit, other: Rational, otherUnit: Unit): string {
  const { from, sign, to } = equate(value, other, (each) => formatSignificant(each, 12))
  return `${from} ${unit.symbol} ${sign} ${to} ${otherUnit.symbol}`
}

/**
 * The steps from the definitions of the units to the result: miles to kilometers → 1 mi = 1609.344 m, 1 km = 1000 m,
 * 1 mi = 1.609344 km, …
 */
export function listSteps({ settings, input, result }: Conversion): Step[] {
  const [from, to] = unitsOf(settings)
  const [base] = findCategory(settings.category).units
  const isOwn = (unit: Unit) => unit.key !== base.key
  return [
    ...(isOwn(from) ? [inOther(from, base, definitionOf(from).note)] : []),
    ...(isOwn(to) && to !== from ? [inOther(to, base, definitionOf(to).note)] : []),
    ...(isOwn(from) && !isOwn(to) ? [] : [inOther(from, to)]),
    ...(input.read && result.read
      ? [
          { about: 'So your value is', line: writeLine(input.read.value, from, result.read.value, to) },
          { about: 'And back', line: writeLine(result.read.value, to, input.read.value, from) },
        ]
      : []),
  ]
}

const rungs = ['1', '2', '5', '10', '20', '50', '100', '1000']
const degrees = ['-40', '0', '10', '20', '37', '100', '200']

export type Rung = { from: string; sign: '=' | '≈'; to: string; isOwn: boolean }

/** Round numbers converted to the other unit, with the visitor's own number among them: miles to kilometers → 1 = 1.609344, … */
export function listRungs({ settings, input }: Conversion): Rung[] {
  const [from, to] = unitsOf(settings)
  const own = input.read?.value
  const round = (settings.category === 'temperature' ? degrees : rungs).map(toRational)
  const all = own && !round.some((value) => compare(value, own) === 0) ? [...round, own] : round
  return all.toSorted(compare).map((value) => ({
    ...equate(value, convert(value, from, to), formatNumber),
    isOwn: own !== undefined && compare(value, own) === 0,
  }))
}

/** The same as text, one per line: → "1 mi = 1.609344 km\n…" */
export function writeRungs(conversion: Conversion): string {
  const [given, asked] = unitsOf(conversion.settings)
  return listRungs(conversion)
    .map(({ from, sign, to }) => `${from} ${given.symbol} ${sign} ${to} ${asked.symbol}\n`)
    .join('')
}

/** Splits a number into thousands, so CSS can put gaps between them: "-42164.8128" → ["-42", "164.8128"] */
export function splitThousands(text: string): string[] {
  const [, whole = '', rest = ''] = /^(-?\d+)(.*)$/.exec(text) ?? []
  const groups = whole.split(/\B(?=(?:\d{3})+$)/)
  return [...groups.slice(0, -1), `${groups.at(-1)}${rest}`]
}
