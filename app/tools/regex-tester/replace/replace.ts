import { longTextOf, slicesOf } from '#app/lib/long-text.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { readMatches, type Search } from '../match/match.ts'
import type { Matches } from '../match/search.ts'
import { notAllKnown, resultTooLarge } from '../messages.ts'
import { type Reference, readReferences } from './references.ts'

/** A match, and where the one before it ended. */
type Found = { before: number; start: number; end: number; match: RegExpExecArray | null }
type Part = (found: Found) => string

const pieceSize = 1 << 20
const manyStrings = 10_000
/** The longest string in V8, so its own replace could not give a longer result. */
const maxLength = 2 ** 29 - 24

/** Parses a replacement as the engine does: `"[$&]"` → "[", the match, "]" */
function readReplacement({ pattern, flags, text }: Search, replacement: string): Part[] {
  const probe = new RegExp(`${pattern}|`, flags).exec('')
  const names = Object.keys(probe?.groups ?? {})

  function partOf({ start, end, refers }: Reference): Part {
    const written = replacement.slice(start, end)
    // An unknown name becomes empty if the pattern has named groups. Any other unknown reference stays as text.
    if (!refers) return () => (names.length > 0 && written.startsWith('$<') ? '' : written)
    if ('group' in refers) {
      const { group } = refers
      return ({ match }) => (typeof group === 'number' ? match?.[group] : match?.groups?.[group]) ?? ''
    }
    if (refers.sign === '&') return ({ start, end }) => text.slice(start, end)
    if (refers.sign === '`') return ({ start }) => text.slice(0, start)
    if (refers.sign === "'") return ({ end }) => text.slice(end)
    return () => '$'
  }

  let position = 0
  const parts = readReferences(replacement, (probe?.length ?? 1) - 1, names).flatMap((reference) => {
    const before = replacement.slice(position, reference.start)
    position = reference.end
    return [() => before, partOf(reference)]
  })
  const rest = replacement.slice(position)
  return [...parts, () => rest]
}

/** Replaces known matches without searching again, and returns pieces: `b` in `"abc"` by `"[$&]"` → ["a[b]c"] */
export function replaceMatches(search: Search, matches: Matches, replacement: string): Result<string[]> {
  if (matches.stop) return fail(notAllKnown)
  const { text } = search
  const parts: Part[] = [({ before, start }) => text.slice(before, start), ...readReplacement(search, replacement)]
  const matchAt = /\$[\d<]/.test(replacement) ? readMatches(search) : () => null
  const pieces: string[] = []
  let strings: string[] = []
  let length = 0
  let position = 0
  for (const [index, start] of matches.starts.entries()) {
    const found = { before: position, start, end: matches.ends[index] ?? start, match: matchAt(start) }
    for (const part of parts) {
      const string = part(found)
      length += string.length
      strings.push(string)
    }
    if (length > maxLength) return fail(resultTooLarge)
    position = found.end
    if (strings.length < manyStrings) continue
    pieces.push(strings.join(''))
    strings = []
  }
  if (length + text.length - position > maxLength) return fail(resultTooLarge)
  return ok([...slicesOf(longTextOf([...pieces, ...strings, text.slice(position)]), pieceSize)])
}
