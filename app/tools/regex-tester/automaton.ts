import type { AST } from '@eslint-community/regexpp'
import type { Atom, CharacterSet } from './character-sets.ts'

/** A place in the pattern that reads one character; a set of 0 is a wall nothing passes. */
type Position = { node: AST.Element; set: CharacterSet }

/** The pattern as positions, and in how many ways each can follow another. */
export type Automaton = { positions: Position[]; follow: Map<number, number>[]; last: Set<number> }

type Fragment = { first: number[]; last: number[]; isOptional: boolean }
type SetOf = (atom: Atom, flags: string) => CharacterSet

const nothing: Fragment = { first: [], last: [], isOptional: true }
const maxPositions = 400

class TooLarge extends Error {}

/** The flags inside a group: `(?i-s:` and "s" → "i" */
export function changeFlags(flags: string, { add, remove }: AST.Modifiers): string {
  const letters = { i: 'ignoreCase', m: 'multiline', s: 'dotAll' } as const
  const kept = flags.replaceAll(/[ims]/g, '')
  const isOn = (letter: keyof typeof letters) =>
    (flags.includes(letter) || add[letters[letter]]) && !remove?.[letters[letter]]
  return kept + (['i', 'm', 's'] as const).filter(isOn).join('')
}

class Builder {
  positions: Position[] = []
  follow: Map<number, number>[] = []

  constructor(readonly setOf: SetOf) {}

  place(node: AST.Element, set: CharacterSet): Fragment {
    if (this.positions.length === maxPositions) throw new TooLarge()
    const position = this.positions.push({ node, set }) - 1
    this.follow.push(new Map())
    return { first: [position], last: [position], isOptional: false }
  }

  connect(from: number[], to: number[]) {
    for (const before of from) {
      const ways = this.follow[before]
      for (const after of to) ways?.set(after, (ways.get(after) ?? 0) + 1)
    }
  }

  join(fragments: Iterable<Fragment>): Fragment {
    let joined = nothing
    for (const next of fragments) {
      this.connect(joined.last, next.first)
      joined = {
        first: joined.isOptional ? [...joined.first, ...next.first] : joined.first,
        last: next.isOptional ? [...joined.last, ...next.last] : next.last,
        isOptional: joined.isOptional && next.isOptional,
      }
    }
    return joined
  }

  choose(alternatives: AST.Alternative[], flags: string): Fragment {
    const fragments = alternatives.map(({ elements }) => this.join(elements.map((one) => this.read(one, flags))))
    return {
      first: fragments.flatMap(({ first }) => first),
      last: fragments.flatMap(({ last }) => last),
      isOptional: fragments.some(({ isOptional }) => isOptional),
    }
  }

  loop(element: AST.Element, flags: string): Fragment {
    const body = this.read(element, flags)
    this.connect(body.last, body.first)
    return body
  }

  // Counts are shortened: what matters is whether a repetition can vary, and by how little.
  repeat({ min, max, element }: AST.Quantifier, flags: string): Fragment {
    if (max === Number.POSITIVE_INFINITY) {
      const body = this.loop(element, flags)
      return { ...body, isOptional: body.isOptional || min === 0 }
    }
    let tail = nothing
    for (let extra = Math.min(max - min, 2); extra > 0; extra--) {
      tail = { ...this.join([this.read(element, flags), tail]), isOptional: true }
    }
    const needed = Array.from({ length: Math.min(min, 3) }, () => this.read(element, flags))
    return this.join([...needed, tail])
  }

  read(element: AST.Element, flags: string): Fragment {
    switch (element.type) {
      case 'Quantifier':
        return this.repeat(element, flags)
      case 'CapturingGroup':
        return this.choose(element.alternatives, flags)
      case 'Group':
        return this.choose(element.alternatives, element.modifiers ? changeFlags(flags, element.modifiers) : flags)
      case 'Assertion':
        return 'alternatives' in element && element.negate ? nothing : this.place(element, 0n)
      case 'Backreference':
        return this.place(element, 0n)
      default:
        return this.place(element, this.setOf(element, flags))
    }
  }

  finish({ last }: Fragment): Automaton {
    return { positions: this.positions, follow: this.follow, last: new Set(last) }
  }
}

function build(read: (builder: Builder) => Fragment, setOf: SetOf): Automaton | null {
  const builder = new Builder(setOf)
  try {
    return builder.finish(read(builder))
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  }
}

/** The automaton of alternatives (Glushkov's construction), or null if it would be very large: `ab` → 0 is followed by 1 */
export const buildAutomaton = (alternatives: AST.Alternative[], flags: string, setOf: SetOf): Automaton | null =>
  build((builder) => builder.choose(alternatives, flags), setOf)

/** The automaton of an element repeated without end: `a` → 0 is followed by 0 */
export const buildLoop = (element: AST.Element, flags: string, setOf: SetOf): Automaton | null =>
  build((builder) => builder.loop(element, flags), setOf)
