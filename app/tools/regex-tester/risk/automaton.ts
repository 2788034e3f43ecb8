import type { AST } from '@eslint-community/regexpp'
import { changeFlags } from '../parse.ts'
import type { Atom, CharacterSet } from './character-sets.ts'

/** A place in the pattern that reads one character. A set of 0 matches no character, so no path goes through it. */
type Position = { node: AST.Element; set: CharacterSet }

/** The pattern as positions, and in how many ways each can follow another. */
export type Automaton = { positions: Position[]; follow: Map<number, number>[]; last: Set<number> }

/** A position at an end of a fragment, the characters its outer neighbor may read, and whether it is free of conditions. */
type End = Position & { position: number; neighbors: CharacterSet; isFree: boolean }

/** Which characters may come before and after a fragment when it reads nothing. */
type Gap = { before: CharacterSet; after: CharacterSet; isFree: boolean }

type Fragment = { first: End[]; last: End[]; gap: Gap | null }
type SetOf = (atom: Atom, flags: string) => CharacterSet

const any: CharacterSet = -1n
const anyGap: Gap = { before: any, after: any, isFree: true }
const nothing: Fragment = { first: [], last: [], gap: anyGap }
const maxPositions = 400
const maxReads = 20_000

class TooLarge extends Error {}

const narrowGap = (one: Gap, other: Gap): Gap => ({
  before: one.before & other.before,
  after: one.after & other.after,
  isFree: one.isFree && other.isFree,
})

const widenGap = (one: Gap, other: Gap): Gap => ({
  before: one.before | other.before,
  after: one.after | other.after,
  isFree: one.isFree || other.isFree,
})

/** Whether this zero-width part says nothing about the characters beside it. The start and end of the text occur only once and don't count. */
const isUnsure = (node: AST.Element, flags: string): boolean =>
  node.type === 'Backreference' || (node.type === 'Assertion' && (node.kind === 'word' || flags.includes('m')))

class Builder {
  positions: Position[] = []
  follow: Map<number, number>[] = []

  constructor(
    readonly setOf: SetOf,
    readonly count = { reads: 0 },
  ) {}

  place(node: AST.Element, set: CharacterSet): Fragment {
    if (this.positions.length === maxPositions) throw new TooLarge()
    const position = this.positions.push({ node, set }) - 1
    this.follow.push(new Map())
    const end = { position, node, set, neighbors: any, isFree: true }
    return { first: [end], last: [end], gap: null }
  }

  connect(from: End[], to: End[]) {
    for (const before of from) {
      const ways = this.follow[before.position]
      for (const after of to) {
        if (!(after.set & before.neighbors) || !(before.set & after.neighbors)) continue
        ways?.set(after.position, (ways.get(after.position) ?? 0) + 1)
      }
    }
  }

  /** The ends that are still ends with a gap beside them: the gap must allow their own character. */
  extend(ends: End[], gap: Gap | null, own: 'before' | 'after', beyond: 'before' | 'after'): End[] {
    if (!gap) return []
    const kept = ends.filter(({ set }) => gap[own] === any || set & gap[own])
    return kept.map((end) => ({ ...end, neighbors: end.neighbors & gap[beyond], isFree: end.isFree && gap.isFree }))
  }

  join(fragments: Iterable<Fragment>): Fragment {
    let joined = nothing
    for (const next of fragments) {
      this.connect(joined.last, next.first)
      joined = {
        first: [...joined.first, ...this.extend(next.first, joined.gap, 'after', 'before')],
        last: [...this.extend(joined.last, next.gap, 'before', 'after'), ...next.last],
        gap: joined.gap && next.gap && narrowGap(joined.gap, next.gap),
      }
    }
    return joined
  }

  choose(alternatives: AST.Alternative[], flags: string): Fragment {
    const fragments = alternatives.map(({ elements }) => this.join(elements.map((one) => this.read(one, flags))))
    const [gap = null, ...gaps] = fragments.flatMap(({ gap }) => gap ?? [])
    return {
      first: fragments.flatMap(({ first }) => first),
      last: fragments.flatMap(({ last }) => last),
      gap: gap && gaps.reduce(widenGap, gap),
    }
  }

  /** A lookaround reads nothing, but limits the next or the previous character. */
  look({ alternatives, kind, negate }: AST.LookaroundAssertion, flags: string): Fragment {
    const bound = { ...anyGap, isFree: false }
    if (negate) return { ...nothing, gap: bound }
    const { first, last, gap } = new Builder(this.setOf, this.count).choose(alternatives, flags)
    const isAhead = kind === 'lookahead'
    const ends = isAhead ? first : last
    const isOpen = gap !== null || ends.some(({ node }) => isUnsure(node, flags))
    const set = isOpen ? any : ends.reduce((sum, end) => sum | end.set, 0n)
    return { ...nothing, gap: { ...bound, [isAhead ? 'after' : 'before']: set } }
  }

  loop(element: AST.Element, flags: string): Fragment {
    const body = this.read(element, flags)
    this.connect(body.last, body.first)
    return body
  }

  // Counts are shortened: it only matters whether a repetition can vary, and whether by one or by more.
  repeat({ min, max, element }: AST.Quantifier, flags: string): Fragment {
    if (max === Number.POSITIVE_INFINITY) {
      const body = this.loop(element, flags)
      return min === 0 ? { ...body, gap: anyGap } : body
    }
    let tail = nothing
    for (let extra = Math.min(max - min, 2); extra > 0; extra--) {
      tail = { ...this.join([this.read(element, flags), tail]), gap: anyGap }
    }
    const needed = Array.from({ length: Math.min(min, 3) }, () => this.read(element, flags))
    return this.join([...needed, tail])
  }

  read(element: AST.Element, flags: string): Fragment {
    if (++this.count.reads > maxReads) throw new TooLarge()
    switch (element.type) {
      case 'Quantifier':
        return this.repeat(element, flags)
      case 'CapturingGroup':
        return this.choose(element.alternatives, flags)
      case 'Group':
        return this.choose(element.alternatives, changeFlags(flags, element.modifiers))
      case 'Assertion':
        return 'alternatives' in element ? this.look(element, flags) : this.place(element, 0n)
      case 'Backreference':
        return this.place(element, 0n)
      default:
        return this.place(element, this.setOf(element, flags))
    }
  }
}

/**
 * The automaton of alternatives, or of an element that repeats without limit (Glushkov's construction); null if it would be
 * very large: `ab` → 0 is followed by 1, the element `a` → 0 is followed by 0
 */
export function buildAutomaton(source: AST.Alternative[] | AST.Element, flags: string, setOf: SetOf): Automaton | null {
  const builder = new Builder(setOf)
  try {
    const { last } = Array.isArray(source) ? builder.choose(source, flags) : builder.loop(source, flags)
    const { positions, follow } = builder
    return { positions, follow, last: new Set(last.flatMap(({ position, isFree }) => (isFree ? position : []))) }
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  }
}
