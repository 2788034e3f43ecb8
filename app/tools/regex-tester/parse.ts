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

/** The capturing groups in order: `(?<year>\d+)-(\d+)` → the group "year", a group without a name */
export function findCaptures(pattern: AST.Pattern): AST.CapturingGroup[] {
  const groups: AST.CapturingGroup[] = []
  visitRegExpAST(pattern, { onCapturingGroupEnter: (group) => groups.push(group) })
  return groups
}

/** The flags inside a group: `(?i-s:` and "s" → "i" */
export function changeFlags(flags: string, modifiers: AST.Modifiers | null): string {
  const [added, removed] = [modifiers?.add.raw ?? '', modifiers?.remove?.raw ?? '']
  return [...new Set(flags + added)].filter((flag) => !removed.includes(flag)).join('')
}
