import { fail, ok, type Result } from '#app/lib/result.ts'
import { type Rational, toRational } from './rational.ts'

/** A number as typed: its exact value, its plain spelling, and whether that differs from what was typed. */
export type ReadNumber = { value: Rational; plain: string; isRespelled: boolean }
export type NumberFault = 'empty' | 'not-a-number' | 'too-long'

const groups = /^[1-9]\d{0,2}([ \u00a0\u202f_'’.,])\d{3}(?:\1\d{3})*(?=[.,]|$)/

// Blanks, underscores, apostrophes, and the sign that is not the decimal one may group the whole part in threes. A lone
// comma or point is the decimal sign, so 1,234 has a fraction and 1,234,567 and 1,234.5 do not end at the comma.
function ungroup(digits: string): string {
  const [whole = '', mark = ''] = groups.exec(digits) ?? []
  const rest = digits.slice(whole.length)
  const isDecimalSign = /[.,]/.test(mark) && rest === '' && whole.split(mark).length === 2
  return isDecimalSign || rest.startsWith(mark) ? digits : whole.replaceAll(mark, '') + rest
}

const longest = 1000

/**
 * Reads a decimal number and nothing else: `"1,5"` → 1.5, `"-2.5e3"` → -2500, `"5abc"` and `"0x10"` → "not-a-number"
 */
export function parseNumber(text: string): Result<ReadNumber, NumberFault> {
  const typed = text.trim()
  if (typed === '') return fail('empty')
  if (typed.length > longest) return fail('too-long')
  const [, sign, written = '', exponent = ''] = /^([+−-]?)(.*?)(e[+-]?\d+)?$/is.exec(typed) ?? []
  const digits = ungroup(written).replace(',', '.')
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(digits)) return fail('not-a-number')
  if (Math.abs(Number(exponent.slice(1))) > longest) return fail('too-long')
  const decimal = digits
    .replace(/^0*(?=\d)/, '')
    .replace(/^(?=\.)/, '0')
    .replace(/\.$/, '')
  const value = toRational(`${sign === '' || sign === '+' ? '' : '-'}${decimal}${exponent}`)
  const plain = `${value.numerator < 0n ? '-' : ''}${decimal}${exponent}`
  return ok({ value, plain, isRespelled: digits !== written })
}
