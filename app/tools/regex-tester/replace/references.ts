import type { Mark } from '#app/ui/text-pane/painting.ts'
import { hueOf } from '../groups.ts'
import { readTokens, type Token } from './tokens.ts'

const unknown = 'unknown-group'

/** The marks of the references in a replacement: groups in their color, `$&` like a match, unknown groups as a warning. */
export function markReferences(replacement: string, groups: readonly (string | null)[]): Mark[] {
  const names = groups.filter((name) => name !== null)
  function lookOf({ refers }: Token): string | null {
    if (!refers) return unknown
    if ('sign' in refers) return refers.sign === '&' ? 'hit' : null
    const { group } = refers
    return `hue ${hueOf(typeof group === 'number' ? group : groups.indexOf(group) + 1)} bg-transparent`
  }
  return readTokens(replacement, groups.length, names).flatMap((token, key) => {
    const look = lookOf(token)
    return look ? { start: token.start, end: token.end, key, look, parts: [] } : []
  })
}
