import Binary from 'lucide/dist/esm/icons/binary.mjs'
import type { ToolDefinition } from '../types.ts'

export default {
  name: 'Base64 Encode / Decode',
  shortName: 'Base64',
  summary: 'Text and files, UTF-8 safe, URL-safe variant included.',
  category: 'text-and-data',
  order: 2,
  icon: Binary,
  glyph: 'b64',
  keywords: [
    'base64',
    'base64url',
    'data uri',
    'decode',
    'encode',
    'atob',
    'btoa',
    'jwt',
    'token',
    'basic auth',
    'image to base64',
    'binary',
    'hex dump',
  ],
  related: ['json-formatter', 'url-encoder-decoder', 'html-encoder-decoder'],
  available: true,
} satisfies ToolDefinition
