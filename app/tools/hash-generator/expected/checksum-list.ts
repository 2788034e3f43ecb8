import { algorithmOf } from '../algorithms/algorithms.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'
import type { Output } from '../algorithms/output-forms.ts'
import { formatDigest } from '../algorithms/outputs.ts'
import type { HashedFile } from '../files/hashed-files.ts'

/** A name with a line break or a backslash is escaped, and its line starts with a backslash (GNU coreutils, sha256sum). */
function listLine(digest: string, path: string): string {
  const name = path.replace(/[\\\n\r]/g, (found) => ({ '\n': '\\n', '\r': '\\r' })[found] ?? '\\\\')
  return `${name === path ? '' : '\\'}${digest}  ${name}\n`
}

type Form = { key: AlgorithmKey; hmacKey: string; output: Output }

/** The checksum list of all files that have a digest. In hex, `sha256sum -c` can read it: "ba78…  a.iso⏎" */
export function listChecksums(files: readonly HashedFile[], { key, hmacKey, output }: Form) {
  const lines = files.map((file) => {
    const hash = file.hmacKey === hmacKey ? file.hashes[key] : undefined
    return hash?.ok ? listLine(formatDigest(hash.value, key, output), file.path) : ''
  })
  return { name: `${algorithmOf(key).label.replace('SHA-', 'SHA')}SUMS.txt`, text: lines.join('') }
}
