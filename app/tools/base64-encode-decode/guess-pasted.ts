import type { Guess, Sample } from '../traits.ts'
import { decodeText } from './convert.ts'
import { recognize } from './recognize.ts'

const isDecoded = (text: string) => {
  const decoded = decodeText(text, { charset: 'utf-8' })
  return decoded.ok && decoded.value.isValid
}

/** What a pasted text is, if the tool can decode all of it: a certificate → "Certificate (PEM)", `"Basic YTpi"` → to encode */
export const guessPasted = (sample: Sample): Guess[] =>
  recognize(sample).filter(({ part }) => part === undefined || isDecoded(sample.text))
