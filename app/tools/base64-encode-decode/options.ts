import { type Charset, charsetNames } from '#app/lib/charset-names.ts'
import type { LineEndings } from '#app/lib/line-endings.ts'
import type { Alphabet } from './base64.ts'
import type { TextOptions } from './convert.ts'

type Wrap = 'none' | '64' | '76'

/** What stands under Options, as the fields hold it. */
export type Options = {
  charset: Charset
  alphabet: Alphabet
  padding: boolean
  wrap: Wrap
  lineEndings: LineEndings
}

export const initialOptions: Options = {
  charset: 'utf-8',
  alphabet: 'standard',
  padding: true,
  wrap: 'none',
  lineEndings: 'keep',
}

export const charsets = (Object.keys(charsetNames) as Charset[]).map((value) => ({ value, label: charsetNames[value] }))
export const alphabets: { value: Alphabet; label: string }[] = [
  { value: 'standard', label: 'Standard: + /' },
  { value: 'url-safe', label: 'URL-safe: - _' },
]
export const wraps: { value: Wrap; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: '64', label: '64 characters' },
  { value: '76', label: '76 characters' },
]

/** Chooses an alphabet and the padding that is usual with it (RFC 4648 §5): `"url-safe"` → padding off */
export const chooseAlphabet = (options: Options, alphabet: Alphabet): Options => ({
  ...options,
  alphabet,
  padding: alphabet === 'standard',
})

const widths = { none: 0, '64': 64, '76': 76 } as const

/** The fields as the conversion takes them: `wrap: "none"` → `wrap: 0` */
export function readOptions({ wrap, lineEndings, ...rest }: Options): TextOptions {
  return { ...rest, wrap: widths[wrap], ...(lineEndings !== 'keep' && { lineEndings }) }
}
