import { joinLines, readBase64 } from '#app/lib/base64-bytes.ts'
import { readDataUri } from '#app/lib/data-uri.ts'
import { decodeIfText } from '#app/lib/decode-if-text.ts'
import { detectType } from '#app/lib/file-types.ts'
import { isJson, looksLikeObject } from '#app/lib/is-json.ts'
import { type Guess, guessDecode, type Sample } from '../traits.ts'
import { readArmor } from './armor.ts'

/** Any word decodes to some bytes that are not text, so the rest of its shape must look like Base64. */
const isTelling = (digits: string) =>
  digits.length >= 40 && digits.length % 4 === 0 && [/[+/]/, /[A-Z]/, /[a-z]/, /\d/].every((sign) => sign.test(digits))

const encodeIt: Guess = { kind: 'Encode as Base64', action: 'Encode', task: 'encode', score: 0.16, isFallback: true }

function recognizeBase64({ text, isCut }: Sample): Guess[] {
  const uri = readDataUri(text)
  if (uri?.isBase64) return guessDecode(`Data URI (${uri.type})`, 0.98)
  const armor = isCut ? null : readArmor(text)
  if (armor) return guessDecode(armor.kind, 0.97).map((guess) => ({ ...guess, part: armor.body }))
  const all = joinLines(text)
  if (/^(?:\d+|.{1,3})$/.test(all)) return []
  const digits = isCut ? all.slice(0, all.length - (all.length % 4)) : all
  const bytes = readBase64(digits)
  if (!bytes) return []
  const isPadded = digits.endsWith('=') && digits.length % 4 === 0
  const content = isPadded || digits.length >= 8 ? decodeIfText(bytes, isCut) : null
  if (content !== null && (isCut ? looksLikeObject(content) : isJson(content)))
    return guessDecode('Base64 of JSON', 0.94)
  if (content !== null) return guessDecode('Base64 of text', isPadded ? 0.85 : digits.length >= 12 ? 0.7 : 0.4)
  const type = detectType(bytes)
  if (type) return guessDecode(`Base64 (${type.name})`, 0.85)
  return isPadded || isTelling(digits) ? guessDecode('Base64 of bytes', 0.55) : []
}

/** `"W10="` → "Base64 of JSON", a certificate → its Base64; any text can be encoded */
export const recognize = (sample: Sample): Guess[] => [...recognizeBase64(sample), encodeIt]
