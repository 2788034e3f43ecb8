import { fail, ok, type Result } from '#app/lib/result.ts'
import { type Rational, toRational } from './rational.ts'

export type DecimalSign = '.' | ','

/**
 * A typed number: its exact value, its plain spelling, and whether a comma or grouping was respelled. If a single comma
 * or point before three digits could also group thousands, `meanings` has both numbers, the decimal one first.
 */
export type ReadNumber = {
  value: Rational
  plain: string
  isRespelled: boolean
  meanings?: readonly { decimalSign: DecimalSign; value: Rational }[]
}
export type NumberFault = 'empty' | 'not-a-number' | 'too-long'

const groups = /^[1-9]\d{0,2}([ \u00a0\u202f_'’.,])\d{3}(?:\1\d{3})*(?=[.,]|$)/
const loneSign = /^[1-9]\d{0,2}([.,])\d{3}$/

// Spaces, underscores, apostrophes, and a comma or point that is not the decimal sign may group the whole part in threes.
// Unless the decimal sign is known, a single comma or point is the decimal sign: 1,234 has a fraction, but the commas in
// 1,234,567 and 1,234.5 group.
function ungroup(digits: string, decimalSign: DecimalSign | 'either'): string {
  const [whole = '', mark = ''] = groups.exec(digits) ?? []
  const rest = digits.slice(whole.length)
  const isDecimalSign = loneSign.test(digits) && (decimalSign === 'either' || decimalSign === mark)
  return isDecimalSign || rest.startsWith(mark) ? digits : whole.replaceAll(mark, '') + rest
}

const longest = 1000

/**
 * Reads a decimal number and nothing else: `"1,5"` → 1.5, `"-2.5e3"` → -2500, `"1,000"` → 1, or 1000 if the decimal sign
 * is a point, `"5abc"` and `"0x10"` → "not-a-number"
 */
export function parseNumber(text: string, decimalSign: DecimalSign | 'either'): Result<ReadNumber, NumberFault> {
  const typed = text.trim()
  if (typed === '') return fail('empty')
  if (typed.length > longest) return fail('too-long')
  const [, sign, written = '', exponent = ''] = /^([+−-]?)(.*?)(e[+-]?\d+)?$/is.exec(typed) ?? []
  const digits = ungroup(written, decimalSign).replace(',', '.')
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(digits)) return fail('not-a-number')
  if (Math.abs(Number(exponent.slice(1))) > longest) return fail('too-long')
  const [whole = '', fraction] = digits.split('.')
  const decimal = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction ? `.${fraction}` : ''}`
  const evaluate = (plain: string) => toRational(`${sign === '' || sign === '+' ? '' : '-'}${plain}${exponent}`)
  const value = evaluate(decimal)
  const plain = `${value.numerator < 0n ? '-' : ''}${decimal}${exponent}`
  const read = { value, plain, isRespelled: digits !== written }
  if (!loneSign.test(written)) return ok(read)
  const signs: DecimalSign[] = written.includes(',') ? [',', '.'] : ['.', ',']
  const readWith = (known: DecimalSign) => evaluate(ungroup(written, known).replace(',', '.'))
  return ok({ ...read, meanings: signs.map((known) => ({ decimalSign: known, value: readWith(known) })) })
}
