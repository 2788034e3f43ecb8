import type { Tool } from './types.ts'

type Place = Pick<Tool, 'slug' | 'keywords'>

/** The places most similar to a part of a mistyped path, best first: `"/tools/base64/"` → `[base64-encode-decode]`, `"/Tools"` → `[tools]` */
export function findClosest<T extends Place>(places: readonly T[], path: string, limit = 3): T[] {
  const parts = path
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/\.\w+$/, '').replace(/%[\da-f]{2}|[_+.\s]/g, '-'))
    .filter(Boolean)
  // The folder of a page says nothing about the page.
  const wanted = parts.filter((part, index) => index === parts.length - 1 || (part !== 'tools' && part !== 'blog'))
  const scored = places
    .map((place) => ({ place, score: Math.max(0, ...wanted.map((part) => similarity(part, place))) }))
    .sort((a, b) => b.score - a.score)
  // Drop places that are much less similar than the best one.
  const least = Math.max(0.35, 0.6 * (scored[0]?.score ?? 0))
  return scored
    .filter(({ score }) => score >= least)
    .slice(0, limit)
    .map(({ place }) => place)
}

function similarity(wanted: string, { slug, keywords }: Place): number {
  const names = [slug, ...slug.split('-'), ...keywords.map((word) => word.toLowerCase())]
  return Math.max(...names.map((name) => sharedPairs(wanted, name)))
}

// Sørensen–Dice over neighboring letters: tolerates swapped, missing and extra letters.
function sharedPairs(a: string, b: string): number {
  if (a === b) return 1
  const pairs = (text: string) => Array.from({ length: Math.max(text.length - 1, 0) }, (_, i) => text.slice(i, i + 2))
  const rest = pairs(b)
  const total = pairs(a).length + rest.length
  let shared = 0
  for (const pair of pairs(a)) {
    const at = rest.indexOf(pair)
    if (at >= 0) {
      rest.splice(at, 1)
      shared++
    }
  }
  return total === 0 ? 0 : (2 * shared) / total
}
