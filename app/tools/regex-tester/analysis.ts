import { explainPattern, type Part, trimParts } from './explain/explain.ts'
import { compile } from './match/match.ts'
import { findCaptures, type PatternError, parsePattern } from './parse.ts'
import { findRisks, type Risk } from './risk/backtracking.ts'

export type Analysis = {
  pattern: string
  error: PatternError | null
  explanation: Part | null
  /** How many parts of a very long pattern are not explained. */
  leftOut: number
  risks: Risk[]
  /** Start and end of each capturing group, two numbers per group. */
  groups: number[]
}

const maxParts = 500

/** Analyzes a pattern without running it: `"("` → only its error */
export function analyzePattern({ pattern, flags }: { pattern: string; flags: string }): Analysis {
  const nothing: Analysis = { pattern, error: null, explanation: null, leftOut: 0, risks: [], groups: [] }
  const regex = compile(pattern, flags)
  if (!regex.ok) return { ...nothing, error: regex.error }
  const tree = parsePattern(pattern, flags)
  if (!tree.ok) return nothing
  const { part, leftOut } = trimParts(explainPattern(tree.value, flags), maxParts)
  const groups = findCaptures(tree.value).flatMap(({ start, end }) => [start, end])
  return { ...nothing, explanation: part, leftOut, risks: findRisks(tree.value, flags), groups }
}
