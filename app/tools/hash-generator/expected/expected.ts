import { fail, ok, type Result } from '#app/lib/result.ts'
import { algorithms } from '../algorithms/algorithms.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'
import { base64ToHex } from '../algorithms/outputs.ts'
import { noDigest, wrongLength } from '../messages.ts'

/** One expected digest: lowercase hex, its possible algorithms (most likely first), and the file name listed with it. */
export type Expected = { digest: string; keys: AlgorithmKey[]; fileName: string | null; line: number }

/** Every digest found, and the numbers of the lines without one. */
export type Reading = { entries: Expected[]; ignored: number[] }

// Room for 128 hex digits with generous spacing.
const LONGEST = 1024

type Entry = Omit<Expected, 'line'>

const name = 'md5|crc-?32|b(?:lake)?3|sha3[-_]?(?:256|512)|sha(?:2-|-)?(?:1|224|256|384|512)'
const tagged = new RegExp(`^(\\\\?)(${name}) ?\\((.*)\\) ?= ?(\\S+)$`, 'i')
const labelled = new RegExp(
  `^["'\`]?(${name}|hash|digest|checksum)(?:sum| fingerprint)?["'\`]?(?:\\s*[:=-]\\s*|\\s+)(\\S.*)$`,
  'i',
)
const gnu = /^(?<mark>\\?)(?<hex>[0-9a-f]{8,}) [ *](?<fileName>.+)$/i
const loose = /^(?<mark>\\?)(?<hex>[0-9a-f]{32,})\s+\*?(?<fileName>\S.*)$/i
// `a.iso: ba78…`, and SFV, which puts the CRC32 last. The file extension rules out prose.
const trailing = /^(?<fileName>\S.*\.(?:\d{3}|(?!\d+\b)\w{1,8}))(?:\s*:\s*|\s+)(?<hex>[0-9a-f]{8}|[0-9a-f]{32,128})$/i
const integrity = /^(?:sha(?:256|384|512)-\S+(?:\s+|$))+$/i
const attribute = /\bintegrity["']?\s*[:=]\s*(["'])(.*?)\1/i
const quoted = /^(["'`])(.*)\1[,;]?$/
const skipped = /^(?:[#;]|algorithm\s+hash\b|[-\s]*$)/i
const record = new RegExp(
  `^[ \\t]*Algorithm[ \\t]*:[ \\t]*(?:HMAC-)?(${name})[ \\t]*\\n[ \\t]*Hash[ \\t]*:[ \\t]*(\\S+)[ \\t]*(?:\\n\\s*(?:(?:Path|File)[ \\t]*:[ \\t]*(.+)(?:\\n[ \\t]*Size:.*)?|Input:[^]*))?`,
  'gim',
)

/** Puts each record of our own reports and of PowerShell's Get-FileHash on its first line: "SHA256 (a.iso) = ba78…" */
const joinRecords = (text: string): string =>
  text.replace(record, (all, algorithm: string, digest: string, fileName?: string) => {
    const value = digest.replace(/^sha\d+-/i, '')
    const line = fileName ? `${algorithm} (${fileName.trim()}) = ${value}` : `${algorithm}: ${value}`
    return line + '\n'.repeat(all.split('\n').length - 1)
  })

/** `"SHA2-256"` → "sha256", `"b3"` → "blake3" */
function findAlgorithm(text: string): AlgorithmKey | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[-_]/g, '')
    .replace(/^sha2(?=224|256|384|512)/, 'sha')
    .replace(/^b3$/, 'blake3')
  return algorithms.find(({ key }) => key.replace('-', '') === plain)?.key
}

const keysOfLength = (digits: number): AlgorithmKey[] =>
  algorithms.filter((row) => row.digits === digits).map(({ key }) => key)

function toEntry(digest: string | null, fileName: string | null, algorithm?: AlgorithmKey): Entry | null {
  if (digest === null) return null
  const keys = keysOfLength(digest.length).filter((key) => !algorithm || key === algorithm)
  return keys.length > 0 ? { digest, keys, fileName: fileName === '-' ? null : fileName } : null
}

const compactHex = (text: string): string =>
  text
    .replace(/^0x/i, '')
    .replace(/[\s:-]/g, '')
    .toLowerCase()

/** Reads hex in any grouping, or Base64, as hex. Base64 of 4 bytes needs its padding, or any six letters would be a CRC32. */
function readDigest(source: string): string | null {
  if (source.length > LONGEST) return null
  const text = source.trim().replace(quoted, '$2')
  const hex = compactHex(text)
  if (/^[0-9a-f]+$/.test(hex) && keysOfLength(hex.length).length > 0) return hex
  const digest = base64ToHex(text.replace(/\?.*$/, ''))
  return digest?.length === 8 && !text.includes('=') ? null : digest
}

/** File names with a line break or backslash are escaped, and their line starts with a backslash (GNU coreutils, sha256sum). */
const unescapeName = (fileName: string, mark: string): string =>
  mark ? fileName.replace(/\\([\\nr])/g, (_, code) => ({ n: '\n', r: '\r' })[code as string] ?? '\\') : fileName

function readPlain(text: string, algorithm?: AlgorithmKey): Entry | null {
  const listed = (pattern: RegExp) => {
    const { mark = '', hex, fileName = '' } = pattern.exec(text)?.groups ?? {}
    return hex ? toEntry(hex.toLowerCase(), unescapeName(fileName, mark), algorithm) : null
  }
  return listed(gnu) ?? toEntry(readDigest(text), null, algorithm) ?? listed(loose) ?? listed(trailing)
}

function readLine(line: string): Entry | null {
  const [, tagMark = '', tag, tagName = '', tagDigest = ''] = tagged.exec(line) ?? []
  if (tag) return toEntry(readDigest(tagDigest), unescapeName(tagName, tagMark), findAlgorithm(tag))
  const [, label, value = ''] = labelled.exec(line) ?? []
  // Get-FileHash pads the columns of its table.
  const narrow = value.replace(/^(\S+) {3,}/, '$1  ')
  return (label ? readPlain(narrow, findAlgorithm(label)) : null) ?? readPlain(line)
}

/** Reads a pasted digest or checksum list: `"SHA256 (a.iso) = ba78…"` → `[{ digest: "ba78…", keys: ["sha256"], fileName: "a.iso", … }]` */
export function readExpected(text: string): Result<Reading> {
  const entries: Expected[] = []
  const ignored: number[] = []
  for (const [index, raw] of joinRecords(text.replace(/\r\n?/g, '\n')).split('\n').entries()) {
    const line = (attribute.exec(raw)?.[2] ?? raw).trim()
    if (skipped.test(line)) continue
    const parts = integrity.test(line) ? line.split(/\s+/) : [line]
    const found = parts.map(readLine).filter((entry) => entry !== null)
    entries.push(...found.map((entry) => ({ ...entry, line: index + 1 })))
    if (found.length === 0) ignored.push(index + 1)
  }
  if (ignored.length === 0) return ok({ entries, ignored })
  const joined = toEntry(readDigest(text), null)
  if (joined) return ok({ entries: [{ ...joined, line: 1 }], ignored: [] })
  if (entries.length > 0) return ok({ entries, ignored })
  const hex = compactHex(text.trim())
  return fail(/^[0-9a-f]+$/.test(hex) ? wrongLength(hex.length) : noDigest)
}
