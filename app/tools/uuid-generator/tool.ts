import FingerprintPattern from 'lucide/dist/esm/icons/fingerprint-pattern.mjs'
import type { ToolDefinition } from '../types.ts'

export default {
  name: 'UUID Generator',
  shortName: 'UUID',
  summary: 'v1, v4, v5, v7 and more, with cryptographic randomness.',
  category: 'developer-generators',
  order: 1,
  icon: FingerprintPattern,
  glyph: '#id',
  keywords: ['guid', 'uuid', 'v4', 'v7', 'identifier', 'unique id'],
  related: ['json-formatter', 'aesthetic-username-generator'],
  available: true,
} satisfies ToolDefinition
