import { type AST, visitRegExpAST } from '@eslint-community/regexpp'
import { ok, type Result } from '#app/lib/result.ts'
import { type PatternError, parsePattern } from '../parse.ts'
import { isPlain, listOperands, nameClass, nameCount, nameExpression, nameSet, nameText } from './words.ts'

/** A part of a pattern in plain words, with its position. A capturing group has its number. */
export type Part = { start: number; end: number; raw: string; text: string; children: Part[]; group?: number }

type Modes = { ignoreCase: boolean; multiline: boolean; dotAll: boolean }
type Numbered = Map<AST.CapturingGroup, number>
type Context = { modes: Modes; numbers: Numbered }

const leaf = ({ start, end, raw }: AST.Node, text: string, children: Part[] = []): Part => ({
  start,
  end,
  raw,
  text,
  children,
})

const isCased = (value: number) => /\p{Cased}/u.test(String.fromCodePoint(value))

function explainText(characters: AST.Character[], { modes }: Context): Part {
  const values = characters.map(({ value }) => value)
  const raw = characters.map((character) => character.raw).join('')
  const text = nameText(values) + (modes.ignoreCase && values.some(isCased) ? ', in upper or lower case' : '')
  return { start: characters[0]?.start ?? 0, end: characters.at(-1)?.end ?? 0, raw, text, children: [] }
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

function changeModes(modes: Modes, { add, remove }: AST.Modifiers): Modes {
  const change = (mode: keyof Modes) => (modes[mode] || add[mode]) && !remove?.[mode]
  return { ignoreCase: change('ignoreCase'), multiline: change('multiline'), dotAll: change('dotAll') }
}

function nameModifiers({ add, remove }: AST.Modifiers): string {
  const list = (flags: AST.ModifierFlags | null) =>
    (['ignoreCase', 'multiline', 'dotAll'] as const).filter((mode) => flags?.[mode]).join(', ')
  return [list(add) && `${list(add)} on`, list(remove) && `${list(remove)} off`].filter(Boolean).join(' and ')
}

function explainGroup(group: AST.Group, context: Context): Part {
  const { modifiers, alternatives } = group
  const inside = modifiers ? { ...context, modes: changeModes(context.modes, modifiers) } : context
  const words = modifiers && nameModifiers(modifiers) ? ` with ${nameModifiers(modifiers)}` : ''
  return leaf(
    group,
    `a group${words} that is not captured${choice(alternatives)}`,
    explainAlternatives(alternatives, inside),
  )
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
      return leaf(assertion, `the ${assertion.kind} of ${context.modes.multiline ? 'a line' : 'the text'}`)
    default: {
      const side = assertion.kind === 'lookahead' ? 'followed' : 'preceded'
      const text = `a place ${assertion.negate ? 'not ' : ''}${side} by this${choice(assertion.alternatives)}`
      return leaf(assertion, text, explainAlternatives(assertion.alternatives, context))
    }
  }
}

function explainElement(element: AST.Element, context: Context): Part {
  switch (element.type) {
    case 'Character':
      return explainText([element], context)
    case 'CharacterSet':
      return leaf(element, nameSet(element, context.modes.dotAll))
    case 'CharacterClass':
      return leaf(element, nameClass(element))
    case 'ExpressionCharacterClass':
      return leaf(element, nameExpression(element), listOperands(element.expression).map(explainOperand))
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

function explainOperand(operand: AST.ClassSetOperand): Part {
  switch (operand.type) {
    case 'Character':
      return leaf(operand, nameText([operand.value]))
    case 'CharacterSet':
      return leaf(operand, nameSet(operand, true))
    case 'CharacterClass':
      return leaf(operand, nameClass(operand))
    case 'ExpressionCharacterClass':
      return leaf(operand, nameExpression(operand), listOperands(operand.expression).map(explainOperand))
    case 'ClassStringDisjunction':
      return leaf(operand, operand.alternatives.map(({ raw }) => `“${raw}”`).join(' or '))
  }
}

function numberGroups(node: AST.Pattern): Numbered {
  const numbers: Numbered = new Map()
  visitRegExpAST(node, { onCapturingGroupEnter: (group) => numbers.set(group, numbers.size + 1) })
  return numbers
}

/** Explains each part of a pattern: `"\\d+"` → a part "a digit (0 to 9); one or more times, as many as possible" */
export function explainPattern(pattern: string, flags: string): Result<Part, PatternError> {
  const tree = parsePattern(pattern, flags)
  if (!tree.ok) return tree
  const modes = { ignoreCase: flags.includes('i'), multiline: flags.includes('m'), dotAll: flags.includes('s') }
  const context = { modes, numbers: numberGroups(tree.value) }
  const { alternatives } = tree.value
  return ok(leaf(tree.value, `the pattern${choice(alternatives)}`, explainAlternatives(alternatives, context)))
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
