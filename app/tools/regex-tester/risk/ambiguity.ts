import type { Automaton } from './automaton.ts'

type Pair = [one: number, other: number]

const maxSteps = 3_000_000

/** Returns a function that says whether two positions can read the same character. */
function compareSets({ positions }: Automaton): (one: number, other: number) => boolean {
  const size = positions.length
  const shared = new Uint8Array(size * size)
  for (const [one, { set }] of positions.entries()) {
    for (let other = one; other < size; other++) {
      if (set & (positions[other]?.set ?? 0n)) shared[one * size + other] = shared[other * size + one] = 1
    }
  }
  return (one, other) => shared[one * size + other] === 1
}

function reach(edges: number[][], from: number): Set<number> {
  const seen = new Set([from])
  for (const position of seen) for (const next of edges[position] ?? []) seen.add(next)
  return seen
}

/** For each position, the next positions that lead back to it. */
function findCycles({ positions, follow }: Automaton): number[][] {
  const isLive = (position: number) => positions[position]?.set !== 0n
  const forward = follow.map((ways, from) => (isLive(from) ? [...ways.keys()].filter(isLive) : []))
  const backward: number[][] = positions.map(() => [])
  for (const [from, nexts] of forward.entries()) for (const next of nexts) backward[next]?.push(from)
  const component = new Int32Array(positions.length).fill(-1)
  for (const start of positions.keys()) {
    if (component[start] !== -1) continue
    const back = reach(backward, start)
    for (const position of reach(forward, start)) if (back.has(position)) component[position] = start
  }
  return forward.map((nexts, from) => nexts.filter((next) => component[next] === component[from]))
}

/**
 * Finds two different ways around a loop that read the same text, which makes backtracking exponential
 * (Weber and Seidl, "On the degree of the ambiguity of finite automata", criterion EDA): the loop over `a|a` → [0, 1]
 */
export function findAmbiguity(automaton: Automaton): Pair | null {
  const size = automaton.positions.length
  const edges = findCycles(automaton)
  for (const [from, nexts] of edges.entries()) {
    const twice = nexts.find((next) => (automaton.follow[from]?.get(next) ?? 0) > 1)
    if (twice !== undefined) return [twice, twice]
  }
  const canShare = compareSets(automaton)
  const origins = new Map<number, Pair | null>()
  for (const position of edges.keys()) origins.set(position * size + position, null)
  let steps = 0
  for (const [pair, origin] of origins) {
    const otherNexts = edges[pair % size] ?? []
    for (const one of edges[Math.floor(pair / size)] ?? []) {
      steps += otherNexts.length
      if (steps > maxSteps) return null
      for (const other of otherNexts) {
        if (!canShare(one, other)) continue
        if (one === other && origin) return origin
        const next = one * size + other
        if (!origins.has(next)) origins.set(next, origin ?? [one, other])
      }
    }
  }
  return null
}
