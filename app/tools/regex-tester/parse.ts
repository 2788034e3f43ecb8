import { type AST, RegExpParser, RegExpSyntaxError, visitRegExpAST } from '@eslint-community/regexpp'
import { fail, ok, type Result } from '#app/lib/result.ts'

export type PatternError = {
  message: string
  /** Where in the pattern the parser stopped, if known. */
  index?: number
}

const parser = new RegExpParser()
const maxDepth = 250

function depthOf(pattern: string): number {
  let depth = 0
  let deepest = 0
  for (const [mark] of pattern.matchAll(/\\.|[([\])]/gs)) {
    if (mark === '(' || mark === '[') deepest = Math.max(deepest, ++depth)
    else if (mark === ')' || mark === ']') depth--
  }
  return deepest
}

/** Parses a pattern into a syntax tree: `("a+", "g")` → one alternative with one quantifier */
export function parsePattern(pattern: string, flags: string): Result<AST.Pattern, PatternError> {
  if (depthOf(pattern) > maxDepth) return fail({ message: 'The pattern is nested too deeply to be explained' })
  try {
    const modes = { unicode: flags.includes('u') && !flags.includes('v'), unicodeSets: flags.includes('v') }
    return ok(parser.parsePattern(pattern, 0, pattern.length, modes))
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) throw error
    return fail({ message: error.message, index: Math.min(error.index, pattern.length) })
  }
}

/** The names of the capturing groups in order: `"(?<year>\\d+)-(\\d+)"` → ["year", null] */
export function nameGroups(pattern: string, flags: string): (string | null)[] {
  const names: (string | null)[] = []
  const tree = parsePattern(pattern, flags)
  if (tree.ok) visitRegExpAST(tree.value, { onCapturingGroupEnter: ({ name }) => names.push(name) })
  return names
}

/** Start and end of each capturing group, two numbers per group: `"a(b)"` → [1, 4] */
export function locateGroups(pattern: string, flags: string): number[] {
  const places: number[] = []
  const tree = parsePattern(pattern, flags)
  if (tree.ok) visitRegExpAST(tree.value, { onCapturingGroupEnter: ({ start, end }) => places.push(start, end) })
  return places
}
