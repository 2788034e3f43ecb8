import type { AST } from '@eslint-community/regexpp'
import { changeFlags } from '../parse.ts'
import { findAmbiguity } from './ambiguity.ts'
import { buildAutomaton } from './automaton.ts'
import { createSets } from './character-sets.ts'

export type Risk = { start: number; end: number; kind: 'exponential' | 'polynomial'; reason: string }

type Sets = ReturnType<typeof createSets>
type Container = { alternatives: AST.Alternative[] }

// Below this, even two ways per repetition are tried quickly.
const manyRounds = 10

const quote = (raw: string) => `“${raw.length > 40 ? `${raw.slice(0, 39)}…` : raw}”`

/** A node and its ancestors, from the inside out. */
const ancestorsOf = (node: AST.Node): AST.Node[] => [node, ...(node.parent ? ancestorsOf(node.parent) : [])]

const isVariable = (node: AST.Node): node is AST.Quantifier => node.type === 'Quantifier' && node.min !== node.max
const isUnbounded = (node: AST.Node): node is AST.Quantifier =>
  node.type === 'Quantifier' && node.max === Number.POSITIVE_INFINITY

function explainExponential(loop: AST.Quantifier, one: AST.Node, other: AST.Node): string {
  const others = new Set(ancestorsOf(other))
  const common = ancestorsOf(one).find((node) => others.has(node))
  const end = 'The engine tries all of them if the rest does not match.'
  if (one !== other && common && 'alternatives' in common) {
    return `Different alternatives of this repetition can match the same text, so there are exponentially many ways to match it. ${end}`
  }
  const inner = [one, other].flatMap(ancestorsOf).find((node) => isVariable(node) && node !== loop)
  const cause = inner && inner.start >= loop.start && inner.end <= loop.end
  return `${cause ? `The repeated part contains ${quote(inner.raw)}, which can itself match different lengths, so the` : 'The'} same text can be divided among the repetitions in exponentially many ways. ${end}`
}

function checkLoop(loop: AST.Quantifier, flags: string, sets: Sets): Risk[] {
  if (loop.max < manyRounds || !('alternatives' in loop.element)) return []
  const automaton = buildAutomaton(loop.element, flags, sets)
  const pair = automaton && findAmbiguity(automaton)
  const [one, other] = pair?.map((position) => automaton?.positions[position]?.node) ?? []
  if (!one || !other) return []
  const reason = explainExponential(loop, one, other)
  return [{ start: loop.start, end: loop.end, kind: 'exponential', reason }]
}

function checkNeighbors({ alternatives }: Container, flags: string, sets: Sets): Risk[] {
  const automaton = buildAutomaton(alternatives, flags, sets)
  if (!automaton) return []
  const { positions, follow, last } = automaton
  const risks: Risk[] = []
  for (const [one, ways] of follow.entries()) {
    if (!ways.has(one)) continue
    for (const other of ways.keys()) {
      const [before, after] = [positions[one], positions[other]]
      if (one === other || !follow[other]?.has(other) || !before || !after || !(before.set & after.set)) continue
      const canFail = !last.has(other)
      if (canFail || before.set === after.set) risks.push(describeNeighbors(before.node, after.node))
    }
  }
  return risks
}

function describeNeighbors(one: AST.Node, other: AST.Node): Risk {
  const [first = one, outer = one] = ancestorsOf(one).filter(({ type }) => type === 'Quantifier')
  const second = ancestorsOf(other).find(isUnbounded) ?? other
  const isSame = first === second
  const [from, to] = isSame ? [outer, outer] : [first, second]
  const who = isSame ? `Repetitions of ${quote(first.raw)}` : `${quote(first.raw)} and ${quote(second.raw)}`
  const reason = `${who} can follow each other and match the same characters, so a long run of them can be divided in many ways: the time grows with the square of its length, or faster.`
  return { start: Math.min(from.start, to.start), end: Math.max(from.end, to.end), kind: 'polynomial', reason }
}

const visit = ({ alternatives }: Container, flags: string, sets: Sets): Risk[] =>
  alternatives.flatMap(({ elements }) => elements.flatMap((element) => visitElement(element, flags, sets)))

function visitElement(element: AST.Element, flags: string, sets: Sets): Risk[] {
  if (element.type === 'Quantifier') {
    const inside = visitElement(element.element, flags, sets)
    return inside.some(({ kind }) => kind === 'exponential') ? inside : [...inside, ...checkLoop(element, flags, sets)]
  }
  if (!('alternatives' in element)) return []
  if (element.type === 'Assertion') return [...visit(element, flags, sets), ...checkNeighbors(element, flags, sets)]
  return visit(element, element.type === 'Group' ? changeFlags(flags, element.modifiers) : flags, sets)
}

const contains = (outer: Risk, inner: Risk) => outer.start <= inner.start && inner.end <= outer.end

/** Whether another risk already covers this polynomial one, or names a smaller part. */
function isRepeated(risk: Risk, index: number, risks: Risk[]): boolean {
  return risks.some((other, position) => {
    if (risk.kind === 'exponential' || other === risk) return false
    if (other.kind === 'exponential') return contains(other, risk)
    return contains(risk, other) && (position < index || !contains(other, risk))
  })
}

/** Finds the parts that can take very long on some texts: `(a+)+$` → one exponential risk from 0 to 5 */
export function findRisks(pattern: AST.Pattern, flags: string): Risk[] {
  const modes = flags.replaceAll(/[dgy]/g, '')
  const sets = createSets(pattern.raw)
  const risks = [...visit(pattern, modes, sets), ...checkNeighbors(pattern, modes, sets)]
  return risks.filter((risk, index) => !isRepeated(risk, index, risks)).sort((one, other) => one.start - other.start)
}
