import { readDataUri } from '#app/lib/data-uri.ts'
import { type Guess, guessDecode, type Sample } from '../traits.ts'
import { looksEncoded } from './percent.ts'

const isUrl = (text: string) =>
  (/^[a-z][a-z\d+.-]*:\/\/\S+$/i.test(text) && URL.canParse(text)) || /^www\.[^\s/.]+\.[a-z]{2}\S*$/i.test(text)

/** A URL without a scheme. It needs a path, query or fragment: a bare `example.com` could be anything. */
const isBareUrl = (text: string) => /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?[/?#]\S+$/i.test(text)

const triplet = /%[\da-f]{2}/i
const query = /^(?:\?[\w.~%[\]-]+=[^\s&]*|[\w.~%[\]-]+=[^\s&]*&[\w.~%[\]-]+=[^\s&]*)(?:&[\w.~%[\]-]+=[^\s&]*)*$/

/** `"https://example.com/a%20b"` → "URL with percent-encoding" to decode, `"www.example.com"` → "URL" to take apart */
export function recognize({ text, isCut }: Sample): Guess[] {
  const uri = readDataUri(text)
  if (uri && !uri.isBase64) return guessDecode(`Data URI (${uri.type})`, 0.98)
  const isEscaped = triplet.test(text) && (isCut || looksEncoded(text))
  const score = isUrl(text) ? 0.95 : isBareUrl(text) ? 0.7 : 0
  if (score > 0)
    return isEscaped
      ? guessDecode('URL with percent-encoding', score)
      : [{ kind: 'URL', action: 'Take apart', task: '', score }]
  if (query.test(text)) return guessDecode('Query string', 0.75)
  if (!triplet.test(text)) return []
  return guessDecode('Percent-encoding', !isEscaped ? 0.4 : /\s/.test(text) ? 0.5 : 0.85)
}
