type Kind = 'key' | 'string' | 'number' | 'literal'

/** A string without its closing quote, which may be missing; it never continues on the next line. */
const string = String.raw`"[^"\\\n]*(?:\\.[^"\\\n]*)*`
const token = RegExp(
  String.raw`${string}"?(?<key>\s*:)?|(?<number>-?\d[\d.eE+-]*)|(?<literal>\b(?:true|false|null)\b)`,
  'g',
)
const stringOrEnd = RegExp(String.raw`${string}(?:(?<end>")|\\?$)`, 'g')
const bracketOrLine = RegExp(String.raw`${string}"?|[[\]{}\n]`, 'g')

function kindOf({ key, number, literal }: Record<string, string | undefined>): Kind {
  if (key) return 'key'
  return number ? 'number' : literal ? 'literal' : 'string'
}

/** The tokens to color in a part of a JSON text: `'"a": 1'` → key 0–3, number 5–6 */
export function* readTokens(text: string): Generator<{ kind: Kind; from: number; to: number }> {
  for (const { 0: found, index, groups = {} } of text.matchAll(token))
    yield { kind: kindOf(groups), from: index, to: index + found.length - (groups.key?.length ?? 0) }
}

/** Where the unfinished string at the end of a part of a line starts, or the end of the part: `'1, "a'` → 3, `'"a"'` → 3 */
export function startOfLast(part: string): number {
  for (const { index, groups } of part.matchAll(stringOrEnd)) if (!groups?.end) return index
  return part.length
}

/** The pairs of brackets in a text in the order in which they close, each with the start of its first line. */
function* readPairs(text: string) {
  const opened: { line: number; from: number }[] = []
  let line = 0
  for (const { 0: found, index } of text.matchAll(bracketOrLine)) {
    if (found === '\n') line = index + 1
    else if (found === '[' || found === '{') opened.push({ line, from: index })
    else if (found === ']' || found === '}') {
      const last = opened.pop()
      if (last) yield { ...last, to: index, hasLines: last.line < line }
    }
  }
}

/** The pair of brackets of which one is at this position: `("[[]]", 2)` → 1–2 */
export function findPair(text: string, at: number): { from: number; to: number } | null {
  for (const { from, to } of readPairs(text)) if (from === at || to === at) return { from, to }
  return null
}

export type Fold = { from: number; to: number }

/** What can be folded in a part of a text, by the start of its line: `("[\n1\n]", 0)` → 0: 1–4 */
export function findFolds(part: string, start: number): Map<number, Fold> {
  const folds = new Map<number, Fold>()
  for (const { line, from, to, hasLines } of readPairs(part))
    if (hasLines) folds.set(start + line, { from: start + from + 1, to: start + to })
  return folds
}
