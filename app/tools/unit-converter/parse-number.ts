import { fail, ok, type Result } from '#app/lib/result.ts'
import { type Rational, toRational } from './rational.ts'

export type DecimalSign = '.' | ','

/**
 * A number as typed: its exact value, its plain spelling, and whether that differs from what was typed. Where a lone
 * comma or point before three digits may as well group them, `meanings` has both numbers, the smaller first.
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

// Blanks, underscores, apostrophes, and the sign that is not the decimal one may group the whole part in threes. Unless
// the decimal sign is known, a lone comma or point is it, so 1,234 has a fraction and 1,234,567 and 1,234.5 do not end
// at the comma.
function ungroup(digits: string, decimalSign: DecimalSign | 'either'): string {
  const [whole = '', mark = ''] = groups.exec(digits) ?? []
  const rest = digits.slice(whole.length)
  const isDecimalSign = loneSign.test(digits) && (decimalSign === 'either' || decimalSign === mark)
  return isDecimalSign || rest.startsWith(mark) ? digits : whole.replaceAll(mark, '') + rest
}

const longest = 1000

/**
 * Reads a decimal number and nothing else: `"1,5"` → 1.5, `"-2.5e3"` → -2500, `"1,000"` → 1, or 1000 where the decimal
 * sign is known to be a point, `"5abc"` and `"0x10"` → "not-a-number"
 */
export function parseNumber(
  text: string,
  decimalSign: DecimalSign | 'either' = 'either',
): Result<ReadNumber, NumberFault> {
  const typed = text.trim()
  if (typed === '') return fail('empty')
  if (typed.length > longest) return fail('too-long')
  const [, sign, written = '', exponent = ''] = /^([+−-]?)(.*?)(e[+-]?\d+)?$/is.exec(typed) ?? []
  const digits = ungroup(written, decimalSign).replace(',', '.')
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(digits)) return fail('not-a-number')
  if (Math.abs(Number(exponent.slice(1))) > longest) return fail('too-long')
  const decimal = digits
    .replace(/^0*(?=\d)/, '')
    .replace(/^(?=\.)/, '0')
    .replace(/\.$/, '')
  const evaluate = (plain: string) => toRational(`${sign === '' || sign === '+' ? '' : '-'}${plain}${exponent}`)
  const value = evaluate(decimal)
  const plain = `${value.numerator < 0n ? '-' : ''}${decimal}${exponent}`
  const read = { value, plain, isRespelled: digits !== written }
  if (!loneSign.test(written)) return ok(read)
  const signs: DecimalSign[] = written.includes(',') ? [',', '.'] : ['.', ',']
  const readWith = (known: DecimalSign) => evaluate(ungroup(written, known).replace(',', '.'))
  return ok({ ...read, meanings: signs.map((known) => ({ decimalSign: known, value: readWith(known) })) })
}
