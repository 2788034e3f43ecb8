import Regex from 'lucide/dist/esm/icons/regex.mjs'
import type { ToolDefinition } from '../types.ts'

export default {
  name: 'Regex Tester',
  shortName: 'Regex',
  summary: 'Matches, groups and replacements, in a search you can always stop.',
  category: 'text-and-data',
  order: 4,
  icon: Regex,
  glyph: '.*',
  keywords: ['regular expression', 'regexp', 'pattern', 'match', 'find and replace'],
  related: ['text-case-converter', 'json-formatter', 'html-encoder-decoder'],
  available: true,
} satisfies ToolDefinition
