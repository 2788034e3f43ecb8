import { fail, ok, type Result } from '#app/lib/result.ts'
import { findCaptures, type PatternError, parsePattern } from '../parse.ts'
import { type Matches, noMatches } from './search.ts'

export type Search = { pattern: string; flags: string; text: string }

export type GroupDetail = {
  number: number
  name: string | null
  /** Undefined if the group did not take part in the match. */
  value: string | undefined
  /** The full length of the value, which may be cut. */
  length: number
  /** Where the group matched. Only with the d flag. */
  span?: [start: number, end: number]
}

/** A match with its groups. `text` and the values of groups may be cut. */
export type MatchDetail = { number: number; start: number; text: string; groups: GroupDetail[] }

const invalid = 'Invalid regular expression'

/** What the engine says, without the pattern that it repeats: `"Invalid regular expression: /(a/g: Unterminated group"` → "unterminated group" */
function trimEngineMessage(message: string, pattern: string): string {
  const said = message.startsWith(`${invalid}: `) ? message.slice(invalid.length + 2) : message
  const repeated = `/${pattern}/`
  const reason = said.startsWith(repeated) ? said.slice(repeated.length).replace(/^[a-z]*: /, '') : said
  return reason === '' ? invalid : reason.charAt(0).toLowerCase() + reason.slice(1)
}

/** Compiles a pattern with the engine: `("(", "g")` → its message and the index 1 */
export function compile(pattern: string, flags: string): Result<RegExp, PatternError> {
  try {
    return ok(new RegExp(pattern, flags))
  } catch (error) {
    const message = trimEngineMessage(error instanceof Error ? error.message : '', pattern)
    const tree = parsePattern(pattern, flags)
    return fail(tree.ok || tree.error.index === undefined ? { message } : { message, index: tree.error.index })
  }
}

/** How many capturing groups a valid pattern has. The added empty alternative always matches: `"(a)|(b)"` → 2 */
const countGroups = (pattern: string, flags: string): number =>
  (new RegExp(`${pattern}|`, flags).exec('')?.length ?? 1) - 1

/** The name of each group of a valid pattern, null if it has none: `"(?<a>x)|(b)"` → ["a", null] */
export function listGroups(pattern: string, flags: string): (string | null)[] {
  const tree = parsePattern(pattern, flags)
  const groups = tree.ok ? findCaptures(tree.value) : []
  return Array.from({ length: countGroups(pattern, flags) }, (_, index) => groups[index]?.name ?? null)
}

function grow(positions: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(positions.length * 2)
  larger.set(positions)
  return larger
}

// Engines throw while matching only if backtracking runs out of memory, and each names that error differently.
function execute(regex: RegExp, text: string): RegExpExecArray | null | 'memory' {
  try {
    return regex.exec(text)
  } catch {
    return 'memory'
  }
}

function collect(regex: RegExp, text: string, limit: number, onProgress?: (done: number) => void): Matches {
  let starts = new Uint32Array(1024)
  let ends = new Uint32Array(1024)
  let count = 0
  const finish = (stop: Matches['stop']) => ({ starts: starts.slice(0, count), ends: ends.slice(0, count), stop })
  const countsCodePoints = regex.unicode || regex.unicodeSets
  for (let match = execute(regex, text); match; match = execute(regex, text)) {
    if (match === 'memory') return finish('memory')
    if (count === limit) return finish('limit')
    if (count === starts.length) {
      starts = grow(starts)
      ends = grow(ends)
    }
    const start = match.index
    const end = start + match[0].length
    starts[count] = start
    ends[count++] = end
    if (!regex.global) break
    if (end === start) regex.lastIndex = end + (countsCodePoints && (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1)
    if ((count & 0xffff) === 0) onProgress?.(end / text.length)
  }
  return finish(null)
}

/** Finds all matches with the g flag, otherwise the first: `a*` in `"baac"` → starts 0, 1, 3, 4 and ends 0, 3, 3, 4 */
export function findMatches(
  { pattern, flags, text }: Search,
  { limit = Number.POSITIVE_INFINITY, onProgress }: { limit?: number; onProgress?: (done: number) => void } = {},
): Result<Matches, PatternError> {
  const regex = compile(pattern, flags)
  if (!regex.ok) return regex
  return ok(pattern === '' || text === '' ? noMatches() : collect(regex.value, text, limit, onProgress))
}

/** Prepares to match again at the start of known matches: `(a)|b` and 1 in `"xb"` → "b", undefined */
export function readMatches({ pattern, flags, text }: Search): (start: number) => RegExpExecArray | null {
  const regex = new RegExp(pattern, `${flags.replaceAll(/[gy]/g, '')}y`)
  return (start) => {
    regex.lastIndex = start
    const found = execute(regex, text)
    return found === 'memory' ? null : found
  }
}

/** Start and end of each group of each match, -1 if a group did not take part: `(a)|(b)` in `"xb"` → -1, -1, 1, 2 */
export function readSpans(search: Search, starts: ArrayLike<number>): Int32Array<ArrayBuffer> {
  const groups = countGroups(search.pattern, search.flags)
  const spans = new Int32Array(starts.length * groups * 2).fill(-1)
  const matchAt = readMatches({ ...search, flags: `${search.flags.replace('d', '')}d` })
  for (let match = 0; groups > 0 && match < starts.length; match++) {
    const indices = matchAt(starts[match] ?? 0)?.indices ?? []
    for (let group = 1; group <= groups; group++) {
      const span = indices[group]
      if (span) spans.set(span, (match * groups + group - 1) * 2)
    }
  }
  return spans
}

/** Returns a function that works out the details of one match: match 0 of `(a)|(b)` in `"b"` → groups undefined and "b" */
export function readDetails(search: Search, { starts, ends }: Matches, cut = Number.POSITIVE_INFINITY) {
  const { pattern, flags, text } = search
  const names = listGroups(pattern, flags)
  const matchAt = readMatches(search)
  return (index: number): MatchDetail => {
    const [start = 0, end = 0] = [starts[index], ends[index]]
    const match = matchAt(start)
    const groups = (match ?? []).slice(1).map((value: string | undefined, group): GroupDetail => {
      const span = match?.indices?.[group + 1]
      const length = value?.length ?? 0
      const detail = { number: group + 1, name: names[group] ?? null, value: value?.slice(0, cut), length }
      return span ? { ...detail, span } : detail
    })
    return { number: index + 1, start, text: text.slice(start, Math.min(end, start + cut)), groups }
  }
}
