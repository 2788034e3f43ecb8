import { fail, ok, type Result } from '#app/lib/result.ts'

/** A range of a text and its replacement. */
export interface Edit {
  from: number
  to: number
  text: string
}

/** Where and why a text has no safe repair. */
export interface Doubt {
  at: number
  reason: string
}

const closings = new Map(Object.entries({ '"': '"', "'": "'", '“': '”' }))
export const isQuote = (char: string) => closings.has(char)

const plain = /[^"'“”\\\p{Cc}]+/uy
/** Unclear: escapes that only JavaScript or Python have, escapes cut short, and continued lines. */
const escapes =
  /\\(?:(?:["\\/bfnrt]|u[\dA-Fa-f]{4})|(?<hex>x[\dA-Fa-f]{2})|(?<quote>')|(?<unclear>[0-7v\n\r\u2028\u2029]|[ux][\dA-Fa-f]|u\{|U[\dA-Fa-f]{8})|)/y

/**
 * The end of the string that opens at `start`, and the edits that make it a JSON string with the same value, or why they
 * are not certain: `'C:\Users'` → end 10, edits to `"C:\\Users"`
 */
export function readNearString(text: string, start: number): Result<{ end: number; edits: Edit[] }, Doubt> {
  const open = text[start]!
  const close = closings.get(open)
  const edits: Edit[] = []
  const edit = (from: number, to: number, by: string) => edits.push({ from, to, text: by })
  const doubt = (at: number, reason: string) => fail({ at, reason })
  let hasEscape = false
  let hasBackslash = false
  if (open !== '"') edit(start, start + 1, '"')
  let at = start + 1
  for (;;) {
    plain.lastIndex = at
    if (plain.test(text)) at = plain.lastIndex
    const char = text[at]
    if (char === close) break
    if (char === undefined) {
      const rest = text.slice(start + 1)
      if (/[[\]{},:"'“”\\\p{Cc}]/u.test(rest)) return doubt(start, 'Unclosed string')
      edit(at, at, '"')
      return ok({ end: at, edits })
    }
    if (char === '\\') {
      escapes.lastIndex = at
      const { 0: found, groups } = escapes.exec(text)!
      if (groups!.unclear) return doubt(at, 'Ambiguous escape')
      if (groups!.hex) edit(at, at + 2, '\\u00')
      if (groups!.quote) edit(at, at + 1, '')
      if (found === '\\') {
        hasBackslash = true
        edit(at, at, '\\')
      } else if (found !== `\\${close}`) hasEscape = true
      at += found.length
      continue
    }
    if (open === '“' && (char === '"' || char === '“')) return doubt(at, 'Ambiguous quote')
    if (char === '"') edit(at, at, '\\')
    if (char < ' ') edit(at, at + 1, JSON.stringify(char).slice(1, -1))
    at++
  }
  if (hasEscape && hasBackslash) return doubt(start, 'Ambiguous backslashes in the string')
  if (close !== '"') edit(at, at + 1, '"')
  return ok({ end: at + 1, edits })
}

const literal = /^(?:true|false|null)$/
const number = /^([+-]?)(0|[1-9]\d*)?(?:(\.)(\d*))?(?:[eE][+-]?\d+)?$/

export const pythonLiterals = new Map(Object.entries({ True: 'true', False: 'false', None: 'null' }))

/** The edits that turn a word into a JSON literal or number, or undefined if that needs a guess: `+.5` → `0.5`, `NaN` → undefined */
export function editWord(word: string, at: number): Edit[] | undefined {
  if (literal.test(word)) return []
  const python = pythonLiterals.get(word)
  if (python) return [{ from: at, to: at + word.length, text: python }]
  const [found, sign = '', whole = '', point = '', fraction = ''] = number.exec(word) ?? []
  if (found === undefined || whole + fraction === '') return
  const edits: Edit[] = []
  const start = at + sign.length
  if (sign === '+') edits.push({ from: at, to: start, text: '' })
  if (whole === '') edits.push({ from: start, to: start, text: '0' })
  const end = start + whole.length + point.length
  if (point && fraction === '') edits.push({ from: end, to: end, text: '0' })
  return edits
}
