import type { Stretch } from '#app/ui/text-pane/drift.ts'
import type { Mark, Painting } from '#app/ui/text-pane/painting.ts'
import { hueOf } from '../groups.ts'

/** A reference in a replacement: the sign after a dollar, or a group by number or name. Null if there is no such group. */
export type Reference = Stretch & { refers: { sign: string } | { group: number | string } | null }

/** Finds the references that the engine sees in a replacement (ECMA-262, GetSubstitution): `("$1$$", 1, [])` → group 1, the sign "$" */
export function readReferences(replacement: string, groupCount: number, names: readonly string[]): Reference[] {
  // If no group has a name, `$<` is plain text, and the text after it is read as usual.
  const written = names.length > 0 ? /\$(?:([$&`'])|(\d\d?)|<([^>]*)>)/g : /\$(?:([$&`'])|(\d\d?)|<([^>$]*)>)/g
  return Array.from(replacement.matchAll(written), (found): Reference => {
    const [whole, sign, digits, name = ''] = found
    const start = found.index
    const whereAll = { start, end: start + whole.length }
    if (sign) return { ...whereAll, refers: { sign } }
    if (!digits) return { ...whereAll, refers: names.includes(name) ? { group: name } : null }
    const length = Number(digits) <= groupCount ? digits.length : 1
    const group = Number(digits.slice(0, length))
    const isThere = group >= 1 && group <= groupCount
    return isThere ? { start, end: start + 1 + length, refers: { group } } : { ...whereAll, refers: null }
  })
}

/** The marks of the references in a replacement: groups in their color, `$&` like a match, unknown groups as a warning. */
export function markReferences(replacement: string, groups: readonly (string | null)[]): Mark[] {
  const names = groups.filter((name) => name !== null)
  function lookOf({ refers }: Reference): string | null {
    if (!refers) return 'unknown-group'
    if ('sign' in refers) return refers.sign === '&' ? 'hit' : null
    const { group } = refers
    return `hue ${hueOf(typeof group === 'number' ? group : groups.indexOf(group) + 1)} bg-transparent`
  }
  return readReferences(replacement, groups.length, names).flatMap((reference, key) => {
    const look = lookOf(reference)
    return look ? { start: reference.start, end: reference.end, key, look, parts: [] } : []
  })
}

/** The highlights behind a replacement. */
export function paintReferences(replacement: string, groups: readonly (string | null)[]): Painting {
  const marks = markReferences(replacement, groups)
  return {
    text: replacement,
    count: marks.length,
    cut: (from, to) => marks.filter(({ start, end }) => end >= from && start <= to),
    onSight() {},
    onCaret() {},
  }
}
