import Hash from 'lucide/dist/esm/icons/hash.mjs'
import type { ToolDefinition } from '../types.ts'

export default {
  name: 'Hash Generator',
  shortName: 'Hash',
  summary: 'MD5 to SHA-512 for text and files of any size.',
  category: 'developer-generators',
  order: 2,
  icon: Hash,
  glyph: 'sha',
  keywords:
    'sha1 sha224 sha256 sha384 sha512 sha3 blake3 crc32 md5 md5sum sha256sum checksum digest hmac verify fingerprint'.split(
      ' ',
    ),
  related: ['text-case-converter', 'uuid-generator'],
  available: true,
} satisfies ToolDefinition
