import Link from 'lucide/dist/esm/icons/link.mjs'
import type { ToolDefinition } from '../types.ts'

export default {
  name: 'URL Encoder / Decoder',
  shortName: 'URL',
  summary: 'Percent-encoding both ways, with the query as an editable list.',
  category: 'text-and-data',
  order: 6,
  icon: Link,
  glyph: '%20',
  keywords: [
    'percent',
    'uri',
    'query string',
    'query parameters',
    'params',
    'urlencode',
    'urldecode',
    'encodeURIComponent',
    'parser',
    'utm',
  ],
  related: ['base64-encode-decode', 'html-encoder-decoder', 'json-formatter'],
  available: true,
} satisfies ToolDefinition
