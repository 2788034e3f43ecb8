import type { Stretch } from '#app/ui/text-pane/drift.ts'

/** A reference in a replacement: the sign after a dollar, or a group by number or name. Null if there is no such group. */
export type Token = Stretch & { refers: { sign: string } | { group: number | string } | null }

/** Finds the references that the engine sees in a replacement (ECMA-262, GetSubstitution): `("$1$$", 1, [])` → group 1, the sign "$" */
export function readTokens(replacement: string, groupCount: number, names: readonly string[]): Token[] {
  // If no group has a name, `$<` is plain text, and the text after it is read as usual.
  const tokens = names.length > 0 ? /\$(?:([$&`'])|(\d\d?)|<([^>]*)>)/g : /\$(?:([$&`'])|(\d\d?)|<([^>$]*)>)/g
  return Array.from(replacement.matchAll(tokens), (token): Token => {
    const [whole, sign, digits, name = ''] = token
    const start = token.index
    const whereAll = { start, end: start + whole.length }
    if (sign) return { ...whereAll, refers: { sign } }
    if (!digits) return { ...whereAll, refers: names.includes(name) ? { group: name } : null }
    const length = Number(digits) <= groupCount ? digits.length : 1
    const group = Number(digits.slice(0, length))
    const isThere = group >= 1 && group <= groupCount
    return isThere ? { start, end: start + 1 + length, refers: { group } } : { ...whereAll, refers: null }
  })
}
