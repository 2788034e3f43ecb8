import { joinLines } from '#app/lib/base64-bytes.ts'
import { isJson, isJsonLines, looksLikeObject } from '#app/lib/is-json.ts'
import type { Guess, Sample } from '../traits.ts'
import { decodeJson, readToken } from './peel.ts'

const format = (kind: string, score: number, part?: string): Guess => ({
  kind,
  action: 'Format',
  task: '',
  score,
  ...(part !== undefined && { part }),
})
const check = (kind: string, score: number): Guess => ({ kind, action: 'Check', task: '', score })

const looksLikeArray = /^\[\s*(?:["'{[\]\d-]|true\b|false\b|null\b)/
// Also matches a string that its line leaves unclosed, so no character is scanned twice.
const string = /"(?:[^"\\\n]|\\.)*(?:"|\\?$|())/g
const tokens = /^(?:[\s[\]{},:\d.eE+-]|true|false|null)*(?:t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?)?$/

/** An object copied out of a string or a log, with its quotes still escaped. */
const escapedObject = /^[[{]\s*(?:\{\s*)?\\"(?:[^"\\]|\\[^"])*\\"\s*:/

/** Whether a text is JSON that was cut off: `'{"a":[1'` → `true`, `"[1] See there"` → `false` */
function isUnfinished(text: string): boolean {
  const rest = text.replace(string, (all, isOpen?: '') => (isOpen === undefined ? '0' : all))
  const count = (brackets: RegExp) => rest.match(brackets)?.length ?? 0
  return tokens.test(rest) && count(/[[{]/g) > count(/[\]}]/g)
}

function recognizeJson({ text, isCut }: Sample): Guess[] {
  if (!isCut && isJson(text)) return [format('JSON', 0.96)]
  // Many documents, of which this tool takes one.
  if (isJsonLines({ text, isCut })) return []
  if (text.startsWith('"') && text.endsWith('"') && text.includes('\\"')) return [format('JSON string', 0.6)]
  if (escapedObject.test(text)) return [check('JSON with mistakes', 0.6)]
  if (!looksLikeObject(text) && !looksLikeArray.test(text)) return []
  if (isCut) return [format('JSON', 0.9)]
  const isClosed = /[\]}]$/.test(text) && (text.startsWith('{') || /[",{]/.test(text))
  if (isClosed) return [check('JSON with mistakes', 0.6)]
  return isUnfinished(text) ? [check('Unfinished JSON', 0.5)] : []
}

function recognizeToken(text: string): Guess[] {
  const token = readToken(text)
  if (!token) return []
  const { header, payload } = token
  return [
    ...(payload ? [format('JWT payload', 0.98, payload)] : []),
    format('JWT header', payload ? 0.9 : 0.98, header),
  ]
}

/** A short word may look like Base64 by chance, but not with padding. */
function recognizeInside(text: string): Guess[] {
  const digits = joinLines(text)
  const isTelling = digits.length >= 8 || (digits.endsWith('=') && digits.length % 4 === 0)
  const inside = isTelling && decodeJson(digits)
  return inside ? [format('The JSON inside', 0.8, inside)] : []
}

/** `'{"a":1,}'` → "JSON with mistakes" to check, a JWT → its payload and its header, `"W10="` → "The JSON inside" */
export const recognize = (sample: Sample): Guess[] => [
  ...recognizeJson(sample),
  ...(sample.isCut ? [] : [...recognizeToken(sample.text), ...recognizeInside(sample.text)]),
]
