import Braces from 'lucide/dist/esm/icons/braces.mjs'
import type { ToolDefinition } from '../types.ts'

export default {
  name: 'JSON Formatter',
  shortName: 'JSON',
  summary: 'Format, validate and minify JSON without losing a digit.',
  category: 'text-and-data',
  order: 1,
  icon: Braces,
  glyph: '{ }',
  keywords: [
    'pretty print',
    'prettify',
    'beautify',
    'beautifier',
    'minifier',
    'validator',
    'lint',
    'repair',
    'tree',
    'viewer',
    'sort keys',
    'JSON parser',
  ],
  related: ['base64-encode-decode', 'url-encoder-decoder', 'text-case-converter'],
  available: true,
} satisfies ToolDefinition
