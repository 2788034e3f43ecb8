import { formatSize } from '#app/lib/bytes.ts'
import { type AlgorithmKey, algorithmOf } from './algorithms.ts'

/** What was hashed: a text, or a file of which only name and size are told. */
export type Hashed = { text: string } | { name: string; size: number }

/** The content of a downloaded hash: `"sha256", "ba78…", { text: "abc" }` → "Algorithm: SHA-256⏎Hash: ba78…⏎⏎Input:⏎abc" */
export function writeReport(key: AlgorithmKey, shown: string, hashed: Hashed, isHmac = false): string {
  const head = `Algorithm: ${isHmac ? 'HMAC-' : ''}${algorithmOf(key).label}\nHash: ${shown}\n\n`
  if ('text' in hashed) return `${head}Input:\n${hashed.text}`
  return `${head}File: ${hashed.name}\nSize: ${hashed.size} bytes (${formatSize(hashed.size)})\n`
}

/** `"sha256"` → "sha256-hash.txt" */
export const fileNameOf = (key: AlgorithmKey): string => `${key}-hash.txt`
