import type { AST } from '@eslint-community/regexpp'

const names: Record<number, string> = {
  0: 'the null character',
  8: 'a backspace',
  9: 'a tab',
  10: 'a line feed',
  11: 'a vertical tab',
  12: 'a form feed',
  13: 'a carriage return',
  32: 'a space',
  160: 'a non-breaking space',
}

const isVisible = (value: number) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(String.fromCodePoint(value))
const isSurrogate = (value: number) => value >= 0xd800 && value <= 0xdfff

/** Whether a character can be shown as is in quoted text. */
export const isPlain = (value: number): boolean => value === 32 || isSurrogate(value) || isVisible(value)

/** One character in words: 97 → “a”, 10 → "a line feed (U+000A)" */
function nameCharacter(value: number): string {
  if (isVisible(value)) return `“${String.fromCodePoint(value)}”`
  const code = `U+${value.toString(16).toUpperCase().padStart(4, '0')}`
  return `${names[value] ?? (isSurrogate(value) ? 'half of a surrogate pair' : 'the character')} (${code})`
}

/** Several characters in a row in words: 97, 98 → the text “ab” */
export function nameText(values: number[]): string {
  const text = values.map((value) => String.fromCodePoint(value)).join('')
  const [first, ...others] = text
  if (first === undefined) return 'nothing'
  if (others.length > 0) return `the text “${text}”`
  const name = nameCharacter(first.codePointAt(0) ?? 0)
  return name.startsWith('“') ? `the character ${name}` : name
}

const sets = {
  digit: 'a digit (0 to 9)',
  space: 'a whitespace character',
  word: 'a word character (a to z, A to Z, 0 to 9 or _)',
}

/** A set in words: `\d` → "a digit (0 to 9)" */
export function nameSet(set: AST.CharacterSet, dotAll: boolean): string {
  if (set.kind === 'any') return dotAll ? 'any character' : 'any character except a line break'
  if (set.kind !== 'property') return set.negate ? `any character except ${sets[set.kind]}` : sets[set.kind]
  const property = set.value === null ? set.key : `${set.key}=${set.value}`
  if (set.strings) return `a character or sequence with the Unicode property ${property}`
  return `a character ${set.negate ? 'without' : 'with'} the Unicode property ${property}`
}

const joinOr = (parts: string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}` : (parts[0] ?? '')

function nameMember(member: AST.CharacterClassElement | AST.ClassSetOperand): string {
  switch (member.type) {
    case 'Character':
      return nameCharacter(member.value)
    case 'CharacterClassRange':
      return `${nameCharacter(member.min.value)} to ${nameCharacter(member.max.value)}`
    case 'CharacterSet':
      return nameSet(member, true)
    case 'ClassStringDisjunction':
      return joinOr(member.alternatives.map(({ elements }) => nameText(elements.map(({ value }) => value))))
    case 'CharacterClass':
      return `(${nameClass(member)})`
    case 'ExpressionCharacterClass':
      return `(${nameExpression(member)})`
  }
}

/** A class in words: `[a-z_]` → one of “a” to “z” or “_” */
export function nameClass({ elements, negate }: AST.CharacterClass): string {
  if (elements.length === 0) return negate ? 'any character, line breaks included' : 'no character at all'
  const members = joinOr(elements.map(nameMember))
  return negate ? `any character except ${members}` : elements.length > 1 ? `one of ${members}` : members
}

type Operand = AST.ClassIntersection['left'] | AST.ClassSubtraction['left']

/** The operands of a set operation in order: `[a--b--c]` → a, b, c */
export function listOperands(operand: Operand): AST.ClassSetOperand[] {
  if (operand.type !== 'ClassIntersection' && operand.type !== 'ClassSubtraction') return [operand]
  return [...listOperands(operand.left), operand.right]
}

/** A set operation in words: `[\w--\d]` → "a word character (…), but not a digit (0 to 9)" */
export function nameExpression({ expression, negate }: AST.ExpressionCharacterClass): string {
  const [first = '', ...others] = listOperands(expression).map(nameMember)
  const words =
    expression.type === 'ClassIntersection'
      ? `a character in all of: ${[first, ...others].join(' and ')}`
      : `${first}, but not ${joinOr(others)}`
  return negate ? `any character except: ${words}` : words
}

/** How often, in words: `+?` → "one or more times, as few as possible" */
export function nameCount({ min, max, greedy }: AST.Quantifier): string {
  if (min === max) return min === 0 ? 'never' : min === 1 ? 'exactly once' : `exactly ${min} times`
  const low = min === 0 ? 'zero' : min === 1 ? 'one' : String(min)
  const many = max === Number.POSITIVE_INFINITY ? `${low} or more times` : `between ${low} and ${max} times`
  const times = min === 0 && max === 1 ? 'zero or one time' : many
  return `${times}, as ${greedy ? 'many' : 'few'} as possible`
}
