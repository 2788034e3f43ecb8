import CodeXml from 'lucide/dist/esm/icons/code-xml.mjs'
import type { ToolDefinition } from '../types.ts'

export default {
  name: 'HTML Encoder / Decoder',
  shortName: 'HTML',
  summary: 'Escape and unescape every named HTML entity.',
  category: 'text-and-data',
  order: 5,
  icon: CodeXml,
  glyph: '&;',
  keywords: ['entities', 'entity', 'escape', 'unescape', 'nbsp', 'ampersand', 'special characters'],
  related: ['url-encoder-decoder', 'base64-encode-decode', 'json-formatter'],
  available: true,
} satisfies ToolDefinition
