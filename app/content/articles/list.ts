import Binary from 'lucide/dist/esm/icons/binary.mjs'
import Braces from 'lucide/dist/esm/icons/braces.mjs'
import Cable from 'lucide/dist/esm/icons/cable.mjs'
import CaseSensitive from 'lucide/dist/esm/icons/case-sensitive.mjs'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import FileCheckCorner from 'lucide/dist/esm/icons/file-check-corner.mjs'
import FingerprintPattern from 'lucide/dist/esm/icons/fingerprint-pattern.mjs'
import type { Icon } from '../article-types.ts'

export type ArticleEntry = {
  title: string
  description: string
  slug: string
  /** The date for people; `published` is the same day for machines. */
  date: string
  published: string
  readTime: string
  category: string
  icon: Icon
  featured?: true
}

/** Every article by category, newest first in each. Home shows the first five. */
export const articles: readonly ArticleEntry[] = [
  {
    title: 'Ten JSON Formatting Tips That Prevent Real Bugs',
    description:
      'Indentation, large numbers, duplicate keys, key order, escapes and error positions: ten habits that keep JSON readable and intact.',
    slug: 'json-formatting-tips',
    date: 'Aug 4, 2025',
    published: '2025-08-04',
    readTime: '5 min read',
    category: 'Development Tips',
    icon: Braces,
    featured: true,
  },
  {
    title: 'Base64 Encoding: A Practical Guide',
    description: 'How 64 characters carry any bytes, what that costs, where it helps and where it only looks secure.',
    slug: 'base64-encoding-guide',
    date: 'Aug 1, 2025',
    published: '2025-08-01',
    readTime: '4 min',
    category: 'Development Tips',
    icon: Binary,
  },
  {
    title: 'Text Case Conversion: Five Formats and Where They Belong',
    description:
      'camelCase, PascalCase, snake_case, kebab-case and CONSTANT_CASE, and how to get from one to another safely.',
    slug: 'text-case-conversion-guide',
    date: 'Jul 28, 2025',
    published: '2025-07-28',
    readTime: '3 min',
    category: 'Development Tips',
    icon: CaseSensitive,
  },
  {
    title: 'UUIDs for Developers: v1, v4, v5 and v7',
    description: 'What the 128 bits of each version say, what they give away, and which one to choose for a key.',
    slug: 'uuid-guide-for-developers',
    date: 'Jul 25, 2025',
    published: '2025-07-25',
    readTime: '4 min',
    category: 'Development Tips',
    icon: FingerprintPattern,
  },
  {
    title: 'Understanding Unix Timestamps',
    description:
      'Seconds or milliseconds, timezones, daylight saving and 2038: what a bare number can and cannot tell you.',
    slug: 'understanding-timestamps',
    date: 'Jul 20, 2025',
    published: '2025-07-20',
    readTime: '6 min',
    category: 'Development Tips',
    icon: Clock,
  },
  {
    title: 'Check a Download Against Its Checksum',
    description:
      'Compare a file with its published digest in the browser or a terminal, and know what a match proves and what it does not.',
    slug: 'check-a-download',
    date: 'Nov 18, 2026',
    published: '2026-11-18',
    readTime: '4 min',
    category: 'Tool Tutorials',
    icon: FileCheckCorner,
  },
  {
    title: 'Numbers, Dates and Ids That Survive a JSON API',
    description:
      'Large ids, money, moments, days and null: how to write each so that no parser on the way can change it.',
    slug: 'json-api-numbers-dates-ids',
    date: 'Nov 18, 2026',
    published: '2026-11-18',
    readTime: '4 min',
    category: 'API Development',
    icon: Cable,
  },
]

export const blogCategories = [
  {
    name: 'Development Tips',
    text: 'Formats, encodings and identifiers: how they work, and the habits that prevent bugs.',
  },
  { name: 'Tool Tutorials', text: 'One task, one tool, step by step, with input you can try for yourself.' },
  { name: 'API Development', text: 'Designing requests and responses that stay readable, compatible and exact.' },
] as const

/** The address of an article: `"json-formatting-tips"` → `"/blog/json-formatting-tips"` */
export const articlePath = (slug: string): string => `/blog/${slug}`

export const feedPath = '/blog/feed.xml'

export function findArticle(slug: string): ArticleEntry {
  const article = articles.find((candidate) => candidate.slug === slug)
  if (!article) throw new Error(`no article ${slug}`)
  return article
}
