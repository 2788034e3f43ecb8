import type { Guess, Sample } from '../traits.ts'

function compiles(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags)
    return true
  } catch {
    return false
  }
}

const literal = /^\/(?![*/])(.+)\/([a-z]*)$/
const escapesAndClasses = /\\.|\[(?:\\.|[^\]\\])*\]?/g
const telling =
  /\\[dwsbDWSB]|\(\?[:=!<]|^\^.*\$$|\[(?:\^?[^[\]]+|\[)\][+*?{]|^\[\^?(?:[a-z]-[a-z]|[A-Z]-[A-Z]|0-9)[^\s\]]*\]$/
/** Two of these make a text without a space a pattern: `".*\.js$"`, `"(foo|bar)+"` */
const signs = [/^\^/, /\$$/, /\.[*+]/, /\\\./, /\)[+*?{]/, /\([^()]+\|[^()]+\)/]
const windowsPath = /^(?:[a-z]:|\\)\\[^\s\\]/i

const looksLikePattern = (text: string) =>
  !windowsPath.test(text) &&
  (telling.test(text) || (!/\s/.test(text) && signs.filter((sign) => sign.test(text)).length > 1))

/** How likely a text is a pattern: `"/a+/g"` → 0.95, `"/tmp/"` → 0.18, `"^\d+$"` → 0.7 */
function scorePattern(text: string): number {
  const [isLiteral, source = '', flags = ''] = literal.exec(text) ?? []
  if (!isLiteral) return looksLikePattern(text) && compiles(text, '') ? 0.7 : 0
  if (source.replace(escapesAndClasses, '').includes('/') || !compiles(source, flags)) return 0
  if (/[\\^$*+?()[\]{}|]/.test(source)) return 0.95
  return /^[gim]+$/.test(flags) ? 0.6 : flags ? 0 : 0.18
}

/** `"/a+/g"` → "Regular expression" */
export function recognize({ text }: Sample): Guess[] {
  const score = text.length > 2000 || text.includes('\n') ? 0 : scorePattern(text)
  return score === 0 ? [] : [{ kind: 'Regular expression', action: 'Test', task: 'pattern', score }]
}
