import { formatSize } from '#app/lib/bytes.ts'
import { longTextOf, type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { algorithmOf } from './algorithms/algorithms.ts'
import type { AlgorithmKey } from './algorithms/five.ts'

/** What was hashed: a text, or a file (the report has only its name and size). */
export type Hashed = { text: PaneText } | { name: string; size: number }

const pieceSize = 1 << 20

/**
 * The file that Download saves: `"sha256", "ba78…", { text: "abc" }` → sha256-hash.txt with "Algorithm: SHA-256⏎Hash: ba78…⏎⏎Input:⏎abc"
 */
export function buildReport(key: AlgorithmKey, shown: string, hashed: Hashed, isHmac = false) {
  const head = `Algorithm: ${isHmac ? 'HMAC-' : ''}${algorithmOf(key).label}\nHash: ${shown}\n\n`
  const rest =
    'size' in hashed
      ? [`File: ${hashed.name}\nSize: ${hashed.size} bytes (${formatSize(hashed.size)})\n`]
      : ['Input:\n', ...slicesOf(hashed.text, pieceSize)]
  return { name: `${key}-hash.txt`, text: longTextOf([head, ...rest]) }
}
