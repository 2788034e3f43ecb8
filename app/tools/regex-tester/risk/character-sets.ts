import type { AST } from '@eslint-community/regexpp'

/** A node that matches exactly one character. */
export type Atom = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass

/** Characters of a sample alphabet, one bit each. */
export type CharacterSet = bigint

const commonSamples = [
  ...Array.from({ length: 0x180 }, (_, code) => code),
  ...[0x3b1, 0x416, 0x5d0, 0x627, 0x905, 0xe01, 0x1e9e, 0x2003, 0x2028, 0x2029, 0x20ac, 0x212a, 0x3042, 0x4e2d, 0xac00],
  ...[0xd83d, 0xde00, 0xfeff, 0xff11, 0x1d7ce, 0x1f600, 0x20000],
]

function escapeCharacter(value: number, flags: string): string {
  const hex = value.toString(16)
  return /[uv]/.test(flags) ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`
}

function compileAtom(atom: Atom, flags: string): RegExp | null {
  try {
    return new RegExp(`^(?:${atom.type === 'Character' ? escapeCharacter(atom.value, flags) : atom.raw})$`, flags)
  } catch {
    return null
  }
}

/** Asks the engine which sample characters an atom matches, so that sets can be compared: `\d` and `[0-4]` overlap */
export function createSets(pattern: string): (atom: Atom, flags: string) => CharacterSet {
  const own = [...pattern].map((character) => character.codePointAt(0) ?? 0)
  const codes = new Set([...commonSamples, ...own, ...own.map((code) => Math.min(code + 1, 0x10ffff))])
  const samples = [...codes].map((code) => String.fromCodePoint(code))
  const known = new Map<string, CharacterSet>()

  function read(atom: Atom, flags: string): CharacterSet {
    const regex = compileAtom(atom, flags)
    if (!regex) return 0n
    return BigInt(`0b${samples.map((sample) => (regex.test(sample) ? '1' : '0')).join('')}`)
  }

  return (atom, flags) => {
    const key = `${flags} ${atom.raw}`
    const set = known.get(key) ?? read(atom, flags)
    known.set(key, set)
    return set
  }
}
