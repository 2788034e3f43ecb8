import type { AST } from '@eslint-community/regexpp'
import { changeFlags, parsePattern } from '../parse.ts'
import { compareSets, findAmbiguity } from './ambiguity.ts'
import { buildAutomaton } from './automaton.ts'
import { createSets } from './character-sets.ts'

export type Risk = { start: number; end: number; kind: 'exponential' | 'polynomial'; reason: string }

type Sets = ReturnType<typeof createSets>
type Container = { alternatives: AST.Alternative[] }

// With fewer rounds, even two ways per round are tried quickly.
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
  return `${cause ? `The repeated part holds ${quote(inner.raw)}, which varies in length itself, so the` : 'The'} same text can be divided between the rounds in exponentially many ways. ${end}`
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

function checkNeighbours({ alternatives }: Container, flags: string, sets: Sets): Risk[] {
  const automaton = buildAutomaton(alternatives, flags, sets)
  if (!automaton) return []
  const { positions, follow, last } = automaton
  const canShare = compareSets(automaton)
  const risks: Risk[] = []
  for (const [one, ways] of follow.entries()) {
    if (!ways.has(one)) continue
    for (const other of ways.keys()) {
      const [before, after] = [positions[one], positions[other]]
      if (one === other || !follow[other]?.has(other) || !canShare(one, other) || !before || !after) continue
      const canFail = !last.has(other)
      if (canFail || before.set === after.set) risks.push(describeNeighbours(before.node, after.node))
    }
  }
  return risks
}

function describeNeighbours(one: AST.Node, other: AST.Node): Risk {
  const [first = one, outer = one] = ancestorsOf(one).filter(({ type }) => type === 'Quantifier')
  const second = ancestorsOf(other).find(isUnbounded) ?? other
  const isSame = first === second
  const [start, end] = isSame
    ? [outer.start, outer.end]
    : [Math.min(first.start, second.start), Math.max(first.end, second.end)]
  const who = isSame
    ? `The rounds of ${quote(first.raw)} can stand next to each other`
    : `${quote(first.raw)} and ${quote(second.raw)} can stand next to each other`
  const reason = `${who} and match the same characters, so a long run of them can be divided in many ways: the time grows with the square of its length, or faster.`
  return { start, end, kind: 'polynomial', reason }
}

function visit(container: Container, flags: string, sets: Sets): Risk[] {
  return container.alternatives.flatMap(({ elements }) =>
    elements.flatMap((element) => visitElement(element, flags, sets)),
  )
}

function visitElement(element: AST.Element, flags: string, sets: Sets): Risk[] {
  if (element.type === 'Quantifier') {
    const inside = visitElement(element.element, flags, sets)
    return inside.some(({ kind }) => kind === 'exponential') ? inside : [...inside, ...checkLoop(element, flags, sets)]
  }
  if (!('alternatives' in element)) return []
  if (element.type === 'Assertion') return [...visit(element, flags, sets), ...checkNeighbours(element, flags, sets)]
  const inner = element.type === 'Group' && element.modifiers ? changeFlags(flags, element.modifiers) : flags
  return visit(element, inner, sets)
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

/** Finds the parts that can take very long on some texts: `"(a+)+$"` → one exponential risk from 0 to 5 */
export function findRisks(pattern: string, flags: string): Risk[] {
  const tree = parsePattern(pattern, flags)
  if (!tree.ok) return []
  const modes = flags.replaceAll(/[dgy]/g, '')
  const sets = createSets(pattern)
  const risks = [...visit(tree.value, modes, sets), ...checkNeighbours(tree.value, modes, sets)]
  return risks.filter((risk, index) => !isRepeated(risk, index, risks)).sort((one, other) => one.start - other.start)
}
