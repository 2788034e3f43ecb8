import { looksEncoded } from '#app/tools/url-encoder-decoder/percent.ts'
import { entitiesGuess, type Guess, percentGuess, type Sample } from './guess.ts'

const isUrl = (text: string) =>
  (/^[a-z][a-z\d+.-]*:\/\/\S+$/i.test(text) && URL.canParse(text)) || /^www\.[^\s/.]+\.[a-z]{2,}\S*$/i.test(text)

/** An address as people write it; a bare `example.com` may be anything. */
const isBareUrl = (text: string) => /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?[/?#]\S+$/i.test(text)

const triplet = /%[\da-f]{2}/i
const query = /^\??[\w.~%[\]-]+=[^\s&]*(?:&[\w.~%[\]-]+=[^\s&]*)+$/

export function recognizeUrl({ text, isCut }: Sample): Guess[] {
  const isEscaped = triplet.test(text) && (isCut || looksEncoded(text))
  const score = isUrl(text) ? 0.95 : isBareUrl(text) ? 0.7 : 0
  if (score > 0) {
    const url: Guess = { kind: 'URL', slug: 'url-encoder-decoder', action: 'Take apart', task: '', score }
    return isEscaped ? [percentGuess('URL with percent-encoding', score)] : [url]
  }
  if (query.test(text)) return [percentGuess('Query string', 0.75)]
  if (!triplet.test(text)) return []
  return [percentGuess('Percent-encoding', !isEscaped ? 0.4 : /\s/.test(text) ? 0.5 : 0.85)]
}

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i
const tag = /^<(?:!doctype\b|\?xml\b|!--|[a-z][\w:-]*[\s/>])/i

export function recognizeMarkup({ text }: Sample): Guess[] {
  const entities = entity.test(text) ? [entitiesGuess('HTML entities', 0.8)] : []
  const isMarkup = tag.test(text) && text.includes('>')
  return isMarkup
    ? [{ kind: 'Markup', slug: 'html-encoder-decoder', action: 'Encode', task: 'encode', score: 0.82 }, ...entities]
    : entities
}

function compiles(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags)
    return true
  } catch {
    return false
  }
}

const literal = /^\/(?![*/])(.+)\/([a-z]*)$/
const escapesAndClasses = /\\.|\[(?:\\.|[^\]\\])*\]/g
const telling = /\\[dwsbDWSB]|\(\?[:=!<]|^\^.*\$$|\[\^?[^\]]+\][+*?{]/

/** How surely a text is a pattern: `"/a+/g"` → 0.95, `"/tmp/"` → 0.18, `"^\d+$"` → 0.7 */
function scorePattern(text: string): number {
  const [isLiteral, source = '', flags = ''] = literal.exec(text) ?? []
  if (!isLiteral) return telling.test(text) && compiles(text, '') ? 0.7 : 0
  if (source.replace(escapesAndClasses, '').includes('/') || !compiles(source, flags)) return 0
  if (/[\\^$*+?()[\]{}|]/.test(source)) return 0.95
  return /^[gim]+$/.test(flags) ? 0.6 : flags ? 0 : 0.18
}

export function recognizePattern({ text }: Sample): Guess[] {
  const score = text.length > 2000 || text.includes('\n') ? 0 : scorePattern(text)
  if (score === 0) return []
  return [{ kind: 'Regular expression', slug: 'regex-tester', action: 'Test', task: 'pattern', score }]
}
