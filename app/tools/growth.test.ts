import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { expect, test } from 'vitest'
import { mayBeLayered } from '#app/work/out/peeling.ts'
import { allTraits } from './all-traits.ts'
import { nameText } from './name-text.ts'
import { recognizeInput } from './recognize-input.ts'
import type { Peel } from './traits.ts'

const { exec } = RegExp.prototype
const parser = new RegExpParser()
const known = new Map<string, AST.Pattern>()
const singles = new Map<AST.Node, { pattern: RegExp; seen: Map<string, boolean> }>()

function parse({ source, flags }: RegExp): AST.Pattern {
  const name = `${flags} ${source}`
  const pattern = known.get(name) ?? parser.parsePattern(source, undefined, undefined, flags.includes('u'))
  known.set(name, pattern)
  return pattern
}

type Next = (at: number) => boolean

const isUnbounded = (raw: string) => /(?<!\\)[*+]|,\}/.test(raw.replace(/\[[^\]]*\]/g, ''))

/** How many characters a backtracking engine compares until it finds a match or gives up (ECMA-262 §22.2.2). */
function countSteps(regex: RegExp, text: string): number {
  const modes = regex.flags.replace(/[gy]/g, '')
  const groups = new Map<AST.Node, string>()
  let steps = 0

  function isAt(node: AST.Node, at: number): boolean {
    const single = singles.get(node) ?? { pattern: new RegExp(node.raw, `${modes}y`), seen: new Map() }
    singles.set(node, single)
    const { pattern, seen } = single
    // For an assertion the position decides, not the character.
    const here = node.type === 'Assertion' ? '' : text.charAt(at)
    const known = here && seen.get(here)
    if (typeof known === 'boolean') return known
    pattern.lastIndex = at
    const isFound = exec.call(pattern, text) !== null
    if (here) seen.set(here, isFound)
    return isFound
  }

  const isSingle = ({ type }: AST.Node) => ['Character', 'CharacterSet', 'CharacterClass'].includes(type)
  const matchAll = (elements: readonly AST.Element[], from: number, at: number, next: Next): boolean => {
    const element = elements[from]
    return element ? matchOne(element, at, (then) => matchAll(elements, from + 1, then, next)) : next(at)
  }
  const matchAny = (alternatives: readonly AST.Alternative[], at: number, next: Next): boolean =>
    alternatives.some(({ elements }) => matchAll(elements, 0, at, next))

  function repeat(node: AST.Quantifier, round: number, at: number, next: Next): boolean {
    const { min, max, greedy, element } = node
    const more = () =>
      round < max && matchOne(element, at, (then) => (then > at || round < min) && repeat(node, round + 1, then, next))
    const stop = () => round >= min && next(at)
    return greedy ? more() || stop() : stop() || more()
  }

  function repeatSingle({ min, max, greedy, element }: AST.Quantifier, at: number, next: Next): boolean {
    if (!greedy) {
      for (let to = at; ; to++) {
        if (to - at >= min && next(to)) return true
        steps++
        if (to - at >= max || to >= text.length || !isAt(element, to)) return false
      }
    }
    let to = at
    while (to - at < max && to < text.length && isAt(element, to)) {
      to++
      steps++
    }
    for (; to - at >= min; to--) if (next(to)) return true
    return false
  }

  function matchOne(node: AST.Element, at: number, next: Next): boolean {
    steps++
    switch (node.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return at < text.length && isAt(node, at) && next(at + 1)
      case 'Group':
        return matchAny(node.alternatives, at, next)
      case 'CapturingGroup':
        return matchAny(node.alternatives, at, (then) => {
          groups.set(node, text.slice(at, then))
          return next(then)
        })
      case 'Backreference': {
        const part = groups.get(Array.isArray(node.resolved) ? node.resolved[0]! : node.resolved) ?? ''
        return text.startsWith(part, at) && next(at + part.length)
      }
      case 'Assertion':
        if (node.kind === 'lookahead') return matchAny(node.alternatives, at, () => true) !== node.negate && next(at)
        if (isUnbounded(node.raw)) throw new Error(`not counted: ${node.raw}`)
        return isAt(node, at) && next(at)
      case 'Quantifier':
        return isSingle(node.element) ? repeatSingle(node, at, next) : repeat(node, 0, at, next)
      default:
        throw new Error(`not counted: ${node.type}`)
    }
  }

  const { alternatives } = parse(regex)
  const isFixed = alternatives.every(({ elements: [first] }) => first?.raw === '^') && !regex.multiline
  const start = regex.global || regex.sticky ? regex.lastIndex : 0
  const end = regex.sticky || (isFixed && start === 0) ? start : text.length
  for (let at = start; at <= end; at++) if (matchAny(alternatives, at, () => true)) break
  return steps
}

/** The steps of all patterns that run during `act`, by any function of the language. */
function countAll(act: () => unknown): number {
  let steps = 0
  function count(this: RegExp, text: string) {
    const { lastIndex } = this
    RegExp.prototype.exec = exec
    steps += countSteps(this, text)
    RegExp.prototype.exec = count
    this.lastIndex = lastIndex
    return exec.call(this, text)
  }
  try {
    RegExp.prototype.exec = count
    act()
  } finally {
    RegExp.prototype.exec = exec
  }
  return steps
}

const units = [
  ' ',
  '\n',
  ' \n',
  '\t',
  '=',
  '"',
  "'",
  '\\',
  '\\"',
  '"\\',
  '&',
  '&a',
  '&#',
  '%',
  '%4',
  'a',
  '0',
  'a.',
  ';a',
]
units.push('[', ']', '{', '(', '<', '/', ':', '-', '.', ',', 'a=1&', 'ff:', 'true', '%41')
const openings = ['', '[', '{', '"', 'data:', 'www.a.', 'a.', '/', '^', 'Bearer ', 'a://', '<a', '?a=', 'md5 ', '0x']
const closings = ['', '!', '\n!', '"\n', ']']

type Family = readonly [opening: string, unit: string, closing: string]
const families: Family[] = units.flatMap((unit) => [
  ...openings.map((opening): Family => [opening, unit, ' !']),
  ...closings.map((closing): Family => ['', unit, closing]),
])
const make = ([opening, unit, closing]: Family, length: number) =>
  opening + unit.repeat(Math.ceil(length / unit.length)) + closing

const peels = import.meta.glob<Peel>('./*/peel.ts', { eager: true, import: 'peel' })
const readers: [name: string, read: (text: string) => unknown][] = [
  ...Object.entries(allTraits).flatMap(([slug, { recognize }]): typeof readers =>
    recognize ? [[`${slug} recognizes`, (text) => recognize({ text, isCut: false })]] : [],
  ),
  ...Object.entries(peels).map(([file, peel]): (typeof readers)[number] => [file, peel]),
  ['what may be layered', mayBeLayered],
  ['the name of a text', (text) => nameText({ text, isCut: false })],
]

test('steps are counted like those of an engine', () => {
  const steps = (regex: RegExp, length: number) => countAll(() => regex.test(`${' '.repeat(length)}!`))
  const grows = (regex: RegExp) => Math.round(steps(regex, 200) / steps(regex, 100))
  expect([/a/, /^\s*[\r\n]/, /^(?:\s|x)*y/].map(grows)).toEqual([2, 2, 2])
  expect([/\s*[\r\n]\s*/, /^\s*[\s\w]{4,}$/, /^\s*\s*$/, /(?:\s)+y/].map(grows)).toEqual([4, 4, 4, 4])
})

test.each(readers)('%s: twice the text takes about twice the steps', (_, read) => {
  const length = 100
  const steep: string[] = []
  for (const family of families) {
    const once = countAll(() => read(make(family, length)))
    const twice = countAll(() => read(make(family, 2 * length)))
    if (twice > 2.5 * once + 4 * length) steep.push(`${JSON.stringify(family)}: ${once} → ${twice}`)
  }
  expect(steep).toEqual([])
})

test('a quarter of a megabyte of anything can be read', () => {
  for (const unit of units) {
    const text = unit.repeat(2 ** 18 / unit.length)
    recognizeInput(allTraits, text)
    for (const peel of Object.values(peels)) peel(text)
  }
})
