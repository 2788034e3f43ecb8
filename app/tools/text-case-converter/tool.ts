import CaseSensitive from 'lucide/dist/esm/icons/case-sensitive.mjs'
import type { ToolDefinition } from '../types.ts'

export default {
  name: 'Text Case Converter',
  shortName: 'Text Case',
  summary: 'Twelve cases at once, from UPPERCASE to snake_case, in any script.',
  category: 'text-and-data',
  order: 3,
  icon: CaseSensitive,
  glyph: 'Aa',
  keywords: [
    'case',
    'camel',
    'snake',
    'kebab',
    'pascal',
    'constant',
    'uppercase',
    'lowercase',
    'title',
    'sentence',
    'capitalize',
    'alternating',
    'inverse',
    'word count',
    'character count',
    'letter count',
  ],
  related: ['hash-generator', 'uuid-generator'],
  available: true,
} satisfies ToolDefinition
