import { type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { type JsonWarning, mostListed, type Warnings } from './warnings.ts'

/** Finds unescaped lone surrogates. UTF-8 cannot hold them, so the output has U+FFFD instead: `"\ud800"` → one */
export function findLoneSurrogates(text: PaneText): Warnings {
  const warnings: JsonWarning[] = []
  let total = 0
  let start = 0
  let line = 1
  let lineStart = 0
  let afterReturn = -1
  for (const slice of slicesOf(text, 1 << 20)) {
    for (const { 0: found, index: at } of slice.matchAll(/\r\n?|\n|\p{Surrogate}/gu)) {
      const index = start + at
      if (found.trim() === '') {
        if (index !== afterReturn || found !== '\n') line++
        lineStart = index + found.length
        afterReturn = found === '\r' ? lineStart : -1
      } else if (++total <= mostListed) {
        const name = `U+${found.charCodeAt(0).toString(16).toUpperCase()}`
        const text = `${name} is half of a surrogate pair without the other half; the output has U+FFFD in its place`
        warnings.push({ kind: 'lone-surrogate', text, line, column: index - lineStart + 1, index, length: 1 })
      }
    }
    start += slice.length
  }
  return { total, warnings }
}

/** Merges two lists of warnings about one text, in document order. */
export const mergeWarnings = (one: Warnings, other: Warnings): Warnings => ({
  total: one.total + other.total,
  warnings: [...one.warnings, ...other.warnings].sort((a, b) => a.index - b.index).slice(0, mostListed),
})
