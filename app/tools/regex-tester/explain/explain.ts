import type { AST } from '@eslint-community/regexpp'
import { changeFlags, findCaptures } from '../parse.ts'
import { isPlain, listOperands, nameClass, nameCount, nameExpression, nameSet, nameText } from './explanation-words.ts'

/** A part of a pattern in plain words, with its position. A capturing group has its number. */
export type Part = { start: number; end: number; raw: string; text: string; children: Part[]; group?: number }

type Place = Pick<Part, 'start' | 'end' | 'raw'>

/** The flags that hold at a part, and the numbers of the capturing groups. */
type Context = { flags: string; numbers: ReadonlyMap<AST.CapturingGroup, number> }

const leaf = ({ start, end, raw }: Place, text: string, children: Part[] = []): Part => {
  return { start, end, raw, text, children }
}

const isCased = (value: number) => /\p{Cased}/u.test(String.fromCodePoint(value))

function explainText(characters: AST.Character[], { flags }: Context): Part {
  const values = characters.map(({ value }) => value)
  const raw = characters.map((character) => character.raw).join('')
  const text = nameText(values) + (flags.includes('i') && values.some(isCased) ? ', in upper or lower case' : '')
  return leaf({ start: characters[0]?.start ?? 0, end: characters.at(-1)?.end ?? 0, raw }, text)
}

function explainElements(elements: AST.Element[], context: Context): Part[] {
  const parts: Part[] = []
  let run: AST.Character[] = []
  const endRun = () => {
    if (run.length > 0) parts.push(explainText(run, context))
    run = []
  }
  for (const element of elements) {
    if (element.type === 'Character' && isPlain(element.value)) {
      run.push(element)
      continue
    }
    endRun()
    parts.push(explainElement(element, context))
  }
  endRun()
  return parts
}

function explainAlternatives(alternatives: AST.Alternative[], context: Context): Part[] {
  const [only, ...others] = alternatives
  if (only && others.length === 0) return explainElements(only.elements, context)
  return alternatives.map((alternative, index) => {
    const text = `alternative ${index + 1}${alternative.elements.length === 0 ? ': nothing' : ''}`
    return leaf(alternative, text, explainElements(alternative.elements, context))
  })
}

const choice = ({ length }: AST.Alternative[]) => (length > 1 ? `: one of ${length} alternatives, tried in order` : '')

function nameModifiers({ add, remove }: AST.Modifiers): string {
  const list = (flags: AST.ModifierFlags | null) =>
    (['ignoreCase', 'multiline', 'dotAll'] as const).filter((mode) => flags?.[mode]).join(', ')
  return [list(add) && `${list(add)} on`, list(remove) && `${list(remove)} off`].filter(Boolean).join(' and ')
}

function explainGroup(group: AST.Group, context: Context): Part {
  const { modifiers, alternatives } = group
  const flags = changeFlags(context.flags, modifiers)
  const words = modifiers ? ` with ${nameModifiers(modifiers)}` : ''
  const text = `a group${words} that is not captured${choice(alternatives)}`
  return leaf(group, text, explainAlternatives(alternatives, { ...context, flags }))
}

function explainCapture(group: AST.CapturingGroup, context: Context): Part {
  const name = group.name === null ? '' : `, named “${group.name}”`
  const number = context.numbers.get(group) ?? 0
  const text = `capturing group ${number}${name}${choice(group.alternatives)}`
  return { ...leaf(group, text, explainAlternatives(group.alternatives, context)), group: number }
}

function explainAssertion(assertion: AST.Assertion, context: Context): Part {
  switch (assertion.kind) {
    case 'word':
      return leaf(assertion, assertion.negate ? 'a place that is not a word boundary' : 'a word boundary')
    case 'start':
    case 'end':
      return leaf(assertion, `the ${assertion.kind} of ${context.flags.includes('m') ? 'a line' : 'the text'}`)
    default: {
      const side = assertion.kind === 'lookahead' ? 'followed' : 'preceded'
      const text = `a place ${assertion.negate ? 'not ' : ''}${side} by this${choice(assertion.alternatives)}`
      return leaf(assertion, text, explainAlternatives(assertion.alternatives, context))
    }
  }
}

function explainElement(element: AST.Element | AST.ClassSetOperand, context: Context): Part {
  switch (element.type) {
    case 'Character':
      return explainText([element], context)
    case 'CharacterSet':
      return leaf(element, nameSet(element, context.flags.includes('s')))
    case 'CharacterClass':
      return leaf(element, nameClass(element))
    case 'ExpressionCharacterClass':
      return leaf(
        element,
        nameExpression(element),
        listOperands(element.expression).map((operand) => explainElement(operand, { ...context, flags: '' })),
      )
    case 'ClassStringDisjunction':
      return leaf(element, element.alternatives.map(({ raw }) => `“${raw}”`).join(' or '))
    case 'Backreference': {
      const group = typeof element.ref === 'number' ? element.ref : `“${element.ref}”`
      return leaf(element, `the same text as capturing group ${group} matched`)
    }
    case 'Group':
      return explainGroup(element, context)
    case 'CapturingGroup':
      return explainCapture(element, context)
    case 'Assertion':
      return explainAssertion(element, context)
    case 'Quantifier': {
      const inner = explainElement(element.element, context)
      return { ...inner, ...leaf(element, `${inner.text}; ${nameCount(element)}`, inner.children) }
    }
  }
}

/** Explains each part of a pattern: `\d+` → a part "a digit (0 to 9); one or more times, as many as possible" */
export function explainPattern(pattern: AST.Pattern, flags: string): Part {
  const numbers = new Map(findCaptures(pattern).map((group, index) => [group, index + 1]))
  const { alternatives } = pattern
  return leaf(pattern, `the pattern${choice(alternatives)}`, explainAlternatives(alternatives, { flags, numbers }))
}

/** Keeps the first parts of a long explanation in reading order: three parts cut to 2 → the last is left out */
export function trimParts(part: Part, limit: number): { part: Part; leftOut: number } {
  let rest = limit
  let leftOut = 0
  const trim = (parts: Part[]): Part[] =>
    parts.flatMap((child) => {
      if (rest-- > 0) return { ...child, children: trim(child.children) }
      leftOut++
      trim(child.children)
      return []
    })
  return { part: { ...part, children: trim(part.children) }, leftOut }
}
