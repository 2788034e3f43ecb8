/** Where two texts of the same length differ, from the first position to the last: `"abcd", "axyd"` → `{ from: 1, to: 3 }` */
export function findSpan(a: string, b: string): { from: number; to: number } {
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  let to = a.length
  while (to > from && a[to - 1] === b[to - 1]) to--
  return { from, to }
}

const end = 8

/** Both ends of a digest, for narrow screens. Short digests stay whole: `"ba7816bf8f01…20015ad"` → "ba7816bf…f20015ad" */
export const abbreviate = (digest: string): string =>
  digest.length > 2 * end + 1 ? `${digest.slice(0, end)}…${digest.slice(-end)}` : digest

/** Shortens two digests but keeps a difference visible. If only the middle differs, it replaces the end. */
export function abbreviatePair(a: string, b: string): [string, string] {
  const pair: [string, string] = [abbreviate(a), abbreviate(b)]
  if (pair[0] !== pair[1] || a === b) return pair
  const { from } = findSpan(a, b)
  const cut = (digest: string) => `${digest.slice(0, end)}…${digest.slice(from, from + end)}…`
  return [cut(a), cut(b)]
}
