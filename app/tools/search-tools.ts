import { categories, type Tool } from './types.ts'

const separators = /[^\p{L}\p{N}]+/gu
const caseChange = /(?<=\p{Ll})(?=\p{Lu})/u
const ending = /^(?:e?s|e?rs?|e?d|ing)$/
// Words that a search ignores, as in `"inches to cm"`
const joining = /^(?:a|an|and|as|for|from|in|into|of|or|the|to|with)$/i
const squeeze = (text: string) => text.replace(separators, '').toLowerCase()

/** `"kebab-case"` → `["kebab", "case"]`, `"camelCase"` → `["camel", "case"]` */
const partsOf = (word: string): string[] =>
  word
    .split(separators)
    .flatMap((part) => part.split(caseChange))
    .map(squeeze)

/** `"SHA-512 digest"` → `["sha512digest", "sha512", "sha", "512", "digest"]` */
const wordsOf = (phrase: string): string[] => [
  squeeze(phrase),
  ...phrase.split(/\s+/).flatMap((word) => [squeeze(word), ...partsOf(word)]),
]

const isLike = (word: string, asked: string) =>
  word.startsWith(asked) || (word.length > 3 && asked.startsWith(word) && ending.test(asked.slice(word.length)))

type Searchable = Pick<Tool, 'name' | 'summary' | 'keywords' | 'category' | 'glyph'>

/** The tools with every word of the query in their name, summary, keywords or category: `"guid"` → `[uuid-generator]` */
export function searchTools<T extends Searchable>(tools: readonly T[], query: string): T[] {
  const wanted = query.trim()
  const words = wanted.split(/\s+/).filter(squeeze)
  const telling = words.filter((word) => !joining.test(word))
  const asked = telling.length > 0 ? telling : words
  return tools.filter((tool) => {
    if (wanted === '' || wanted.toLowerCase() === tool.glyph.toLowerCase()) return true
    const own = [tool.name, ...tool.summary.split(' '), ...tool.keywords, categories[tool.category]].flatMap(wordsOf)
    const isFound = (part: string) => own.some((word) => isLike(word, part))
    const isWordFound = (word: string) => isFound(squeeze(word)) || partsOf(word).every(isFound)
    return asked.length > 0 && (isFound(squeeze(wanted)) || asked.every(isWordFound))
  })
}

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
