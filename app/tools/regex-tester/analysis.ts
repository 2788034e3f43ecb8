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
  const nothing = { pattern, error: null, explanation: null, leftOut: 0, risks: [], groups: [] }
  const regex = compile(pattern, flags)
  if (!regex.ok) return { ...nothing, error: regex.error }
  const risks = findRisks(pattern, flags)
  const tree = parsePattern(pattern, flags)
  const whole = explainPattern(pattern, flags)
  if (!tree.ok || !whole.ok) return { ...nothing, risks }
  const { part, leftOut } = trimParts(whole.value, maxParts)
  const groups = findCaptures(tree.value).flatMap(({ start, end }) => [start, end])
  return { pattern, error: null, explanation: part, leftOut, risks, groups }
}
