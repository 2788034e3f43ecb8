import { utf8 } from '#app/lib/bytes.ts'
import { detectType } from '#app/lib/file-types.ts'
import { createDecoder } from '#app/tools/base64-encode-decode/stream.ts'
import { base64Guess, type Guess, isJson, jsonGuess, percentGuess, type Sample } from './guess.ts'

const looksLikeObject = /^\{\s*(?:["'}]|[\w$]+\s*:|\/[/*])/
const looksLikeArray = /^\[\s*(?:["'{[\]\d-]|true\b|false\b|null\b)/

const string = /"(?:[^"\\\n]|\\.)*(?:"|\\?$)/g
const tokens = /^(?:[\s[\]{},:\d.eE+-]|true|false|null)*(?:t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?)?$/

/** Whether a text is JSON up to where it ends too early: `'{"a":[1'` → `true`, `"[1] See there"` → `false` */
function isUnfinished(text: string): boolean {
  const rest = text.replace(string, '0')
  const count = (brackets: RegExp) => rest.match(brackets)?.length ?? 0
  return tokens.test(rest) && count(/[[{]/g) > count(/[\]}]/g)
}

export function recognizeJson({ text, isCut }: Sample): Guess[] {
  if (!isCut && isJson(text)) return [jsonGuess('JSON', 0.96)]
  if (text.startsWith('"') && text.endsWith('"') && text.includes('\\"')) return [jsonGuess('JSON string', 0.6)]
  if (!looksLikeObject.test(text) && !looksLikeArray.test(text)) return []
  if (isCut) return [jsonGuess('JSON', 0.9)]
  const isClosed = /[\]}]$/.test(text) && (text.startsWith('{') || /[",{]/.test(text))
  if (isClosed) return [{ ...jsonGuess('JSON with mistakes', 0.6), action: 'Check' }]
  return isUnfinished(text) ? [{ ...jsonGuess('Unfinished JSON', 0.5), action: 'Check' }] : []
}

function decode(text: string): Uint8Array | null {
  const decoder = createDecoder()
  const start = decoder.push(utf8(text))
  const end = decoder.end()
  if (!start.ok || !end.ok) return null
  const bytes = new Uint8Array(start.value.length + end.value.bytes.length)
  bytes.set(start.value)
  bytes.set(end.value.bytes, start.value.length)
  return bytes
}

/** The text these bytes are, or `null` where they are none that people write. */
function readUtf8(bytes: Uint8Array, isCut: boolean): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
    return /[^\P{Cc}\t\n\r]/u.test(text) ? null : text
  } catch {
    return null
  }
}

function decodeObject(segment: string): string | null {
  const bytes = decode(segment)
  const text = bytes && readUtf8(bytes, false)
  return text?.startsWith('{') && isJson(text) ? text : null
}

// RFC 7515 §7.1; a token without a signature (RFC 7519 §6) ends in its second dot.
const compactToken = /^(?:(?:Authorization:\s*)?Bearer\s+)?([\w-]+)\.([\w-]+)\.[\w-]*$/i

export function recognizeToken({ text, isCut }: Sample): Guess[] {
  const [, first = '', second = ''] = (!isCut && compactToken.exec(text)) || []
  const header = decodeObject(first)
  if (!header || !/"alg"\s*:/.test(header)) return []
  const payload = decodeObject(second)
  return [
    ...(payload ? [jsonGuess('JWT payload', 0.98, payload)] : []),
    jsonGuess('JWT header', payload ? 0.9 : 0.98, header),
  ]
}

const dataUri = /^data:([^,;\s]*)(?:;[\w-]+(?:=[^,;]*)?)*?(;base64)?,/i

export function recognizeDataUri({ text }: Sample): Guess[] {
  const [opening, type, isBase64] = dataUri.exec(text) ?? []
  if (!opening) return []
  const kind = `Data URI (${type || 'text/plain'})`
  return [isBase64 ? base64Guess(kind, 0.98) : percentGuess(kind, 0.98)]
}

const joinLines = (text: string) => text.replace(/\s*[\r\n]\s*/g, '')

/** Bytes that are no text look like any word, so the rest of the shape must speak for Base64. */
const isTelling = (digits: string) =>
  digits.length >= 40 && digits.length % 4 === 0 && [/[+/]/, /[A-Z]/, /[a-z]/, /\d/].every((sign) => sign.test(digits))

export function recognizeBase64({ text, isCut }: Sample): Guess[] {
  const all = joinLines(text)
  if (!/^[\w+/-]+={0,2}$/.test(all) || /^(?:\d+|.{1,3})$/.test(all)) return []
  const digits = isCut ? all.slice(0, all.length - (all.length % 4)) : all
  const bytes = decode(digits)
  if (!bytes) return []
  const isPadded = digits.endsWith('=') && digits.length % 4 === 0
  const content = isPadded || digits.length >= 8 ? readUtf8(bytes, isCut) : null
  if (content !== null && (isCut ? looksLikeObject.test(content) : isJson(content)))
    return [base64Guess('Base64 of JSON', 0.94), ...(isCut ? [] : [jsonGuess('The JSON inside', 0.8, content)])]
  if (content !== null) return [base64Guess('Base64 of text', isPadded ? 0.85 : digits.length >= 12 ? 0.7 : 0.4)]
  const type = detectType(bytes)
  if (type) return [base64Guess(`Base64 (${type.name})`, 0.85)]
  return isPadded || isTelling(digits) ? [base64Guess('Base64 of bytes', 0.55)] : []
}
