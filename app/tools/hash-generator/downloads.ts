import { formatSize } from '#app/lib/bytes.ts'
import { longTextOf, type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { algorithmOf } from './algorithms/algorithms.ts'
import type { AlgorithmKey } from './algorithms/five.ts'
import { formatDigest } from './algorithms/outputs.ts'
import type { HashedFile } from './files/hashed-files.ts'
import { copyFailed, listCopied, listDownloaded } from './messages.ts'
import type { Settings } from './settings.ts'
import type { State } from './state.ts'

/** What was hashed: a text, or a file (the report has only its name and size). */
export type Hashed = { text: PaneText } | { name: string; size: number }

/** The file that Download saves: `{ text: "abc" }` → sha256-hash.txt, "Algorithm: SHA-256⏎Hash: ba78…⏎⏎Input:⏎abc" */
export function buildReport(key: AlgorithmKey, shown: string, hashed: Hashed, isHmac = false) {
  const head = `Algorithm: ${isHmac ? 'HMAC-' : ''}${algorithmOf(key).label}\nHash: ${shown}\n\n`
  const rest =
    'size' in hashed
      ? [`File: ${hashed.name}\nSize: ${hashed.size} bytes (${formatSize(hashed.size)})\n`]
      : ['Input:\n', ...slicesOf(hashed.text, 1 << 20)]
  return { name: `${key}-hash.txt`, text: longTextOf([head, ...rest]) }
}

/** A name with a line break or a backslash is escaped, and its line starts with a backslash (GNU coreutils, sha256sum). */
function listLine(digest: string, path: string): string {
  const name = path.replace(/[\\\n\r]/g, (found) => ({ '\n': '\\n', '\r': '\\r' })[found] ?? '\\\\')
  return `${name === path ? '' : '\\'}${digest}  ${name}\n`
}

type Form = { key: AlgorithmKey; hmacKey: string; output: Settings['output'] }

/** The checksum list of all files that have a digest. In hex, `sha256sum -c` can read it: "ba78…  a.iso⏎" */
export function listChecksums(files: readonly HashedFile[], { key, hmacKey, output }: Form) {
  const lines = files.map((file) => {
    const hash = file.hmacKey === hmacKey ? file.hashes[key] : undefined
    return hash?.ok ? listLine(formatDigest(hash.value, key, output), file.path) : ''
  })
  return { name: `${algorithmOf(key).label.replace('SHA-', 'SHA')}SUMS.txt`, text: lines.join('') }
}

/** What Copy and Download give for the files: a list of digests by the chosen algorithm, once all are done. */
export function giveList(files: readonly HashedFile[], { hmacKey, settings }: State, isWorking: boolean) {
  const { algorithm: key, output } = settings
  const { label } = algorithmOf(key)
  const list = () => listChecksums(files, { key, hmacKey, output })
  const isEmpty = isWorking || !files.some((file) => file.hmacKey === hmacKey && file.hashes[key]?.ok)
  return {
    copy: { label: 'Copy all', isEmpty, text: () => list().text, copied: listCopied(label), copyFailed },
    download: { isEmpty, file: list, downloaded: listDownloaded(label) },
  }
}
