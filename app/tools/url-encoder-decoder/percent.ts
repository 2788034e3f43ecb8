import { fail, ok, type Result } from '#app/lib/result.ts'

export type PercentMode = 'component' | 'whole-url' | 'form' | 'strict'
export type DecodeOptions = { mode: PercentMode; plusMeansSpace: boolean }

/** A part of the input that cannot be converted. From 0, `index` counts UTF-16 units and `position` counts characters. */
export type Fault = { index: number; position: number; sequence: string }

const escapeAscii = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

// RFC 3986 §3.2.2: a URL has unescaped brackets only around an IP address.
const encodedAddress = /^((?:[a-z][a-z\d+.-]*:)?\/\/(?:[^/?#]*@)?)%5B([^/?#@]*)%5D(?=[:/?#]|$)/i

const encoders: Record<PercentMode, (text: string) => string> = {
  component: encodeURIComponent,
  'whole-url': (text) => encodeURI(text).replace(encodedAddress, '$1[$2]'),
  // URL Standard §5.2 keeps "*" and escapes "~". RFC 3986 §2.3 does the opposite.
  form: (text) =>
    encodeURIComponent(text)
      .replace(/[!'()~]/g, escapeAscii)
      .replaceAll('%20', '+'),
  strict: (text) => encodeURIComponent(text).replace(/[!'()*]/g, escapeAscii),
}

function countCharacters(text: string, from: number, to: number): number {
  let count = 0
  for (let index = from; index < to; count++) index += text.codePointAt(index)! > 0xffff ? 2 : 1
  return count
}

/**
 * Percent-encodes a text as UTF-8; only a lone surrogate fails: `"a b/é"` → `"a%20b%2F%C3%A9"`, as a whole
 * URL `"a%20b/%C3%A9"`, as form data `"a+b%2F%C3%A9"`
 */
export function encodePercent(text: string, mode: PercentMode): Result<string, Fault> {
  if (text.isWellFormed()) return ok(encoders[mode](text))
  const index = text.search(/\p{Surrogate}/u)
  return fail({ index, position: countCharacters(text, 0, index), sequence: text.charAt(index) })
}

// RFC 3629 §4: the byte sequences that are valid UTF-8.
const tail = '%[89ab][\\da-f]'
const utf8 = [
  '%[0-7][\\da-f]',
  `%(?:c[2-9a-f]|d[\\da-f])${tail}`,
  `%(?:e0%[ab][\\da-f]|e[1-9a-cef]${tail}|ed%[89][\\da-f])${tail}`,
  `%(?:f0%[9ab][\\da-f]|f[1-3]${tail}|f4%8[\\da-f])${tail}${tail}`,
].join('|')
// Without a limit, tens of megabytes of escapes would overflow the stack of the regular expression engine.
const escapes = new RegExp(`((?:${utf8}){1,1000})|%[\\da-z]{0,2}`, 'gi')

/** Decodes all valid sequences once and lists the invalid ones, which stay in place: `"%41 100%"` → `"A 100%"`, `"%"` at position 7 */
export function decodeTolerant(text: string, { mode, plusMeansSpace }: DecodeOptions) {
  const decode = mode === 'whole-url' ? decodeURI : decodeURIComponent
  const source = plusMeansSpace ? text.replaceAll('+', ' ') : text
  const notices: Fault[] = []
  let last: Fault | undefined
  const decodeRun = (sequence: string, wellFormed: string | undefined, index: number) => {
    if (wellFormed) return decode(wellFormed)
    if (last && last.index + last.sequence.length === index) last.sequence += sequence
    else {
      const position = (last?.position ?? 0) + countCharacters(text, last?.index ?? 0, index)
      last = { index, position, sequence }
      notices.push(last)
    }
    return sequence
  }
  try {
    return { text: decode(source), notices }
  } catch {
    return { text: source.replace(escapes, decodeRun), notices }
  }
}

/** Decodes once, or fails with the first malformed sequence: `"%c3%a9%2520"` → `"é%20"`, `"100%"` → `"%"` at position 3 */
export function decodePercent(text: string, options: DecodeOptions): Result<string, Fault> {
  const { text: decoded, notices } = decodeTolerant(text, options)
  return notices[0] ? fail(notices[0]) : ok(decoded)
}

/** Whether a text is probably encoded already: `"https://x/?a=%20"` → `true` */
export const looksEncoded = (text: string): boolean =>
  /%[\da-f]{2}/i.test(text) && decodePercent(text, { mode: 'component', plusMeansSpace: false }).ok
