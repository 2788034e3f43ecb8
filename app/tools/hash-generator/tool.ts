import Hash from 'lucide-react/icons/hash'
import type { ToolDefinition } from '../types.ts'

export default {
  name: 'Hash Generator',
  summary: 'MD5 to SHA-512 for text and files of any size.',
  category: 'developer-generators',
  order: 2,
  icon: Hash,
  glyph: 'sha',
  keywords: ['sha', 'sha256', 'md5', 'checksum', 'digest', 'hmac', 'crc'],
  related: ['text-case-converter', 'uuid-generator'],
  available: true,
} satisfies ToolDefinition
