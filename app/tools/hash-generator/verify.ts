import type { AlgorithmKey } from './algorithms.ts'
import type { Hashes } from './digest.ts'
import type { Expected } from './expected.ts'

/** Something that was hashed; a text has no name. */
export type Subject = { name: string | null; hashes: Hashes }

/** The outcome for one expected digest; `position` counts hex digits from 1. */
export type Check = { expected: Expected } & (
  | { outcome: 'match'; key: AlgorithmKey; name: string | null }
  | { outcome: 'mismatch'; key: AlgorithmKey; name: string | null; actual: string; position: number }
  | { outcome: 'unchecked'; reason: 'no such file' | 'not hashed' }
)

const baseName = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)

/** `"abc", "abd"` → 3, equal texts → 0 */
export function findDifference(a: string, b: string): number {
  if (a === b) return 0
  let index = 0
  while (index < a.length && a[index] === b[index]) index++
  return index + 1
}

function digestsOf({ hashes }: Subject, { keys }: Expected): { key: AlgorithmKey; digest: string }[] {
  return keys.flatMap((key) => {
    const hash = hashes[key]
    return hash?.ok ? [{ key, digest: hash.value }] : []
  })
}

function compare(expected: Expected, subject: Subject): Check {
  const digests = digestsOf(subject, expected)
  const same = digests.find(({ digest }) => digest === expected.digest)
  if (same) return { expected, outcome: 'match', key: same.key, name: subject.name }
  const [first] = digests
  if (!first) return { expected, outcome: 'unchecked', reason: 'not hashed' }
  const position = findDifference(expected.digest, first.digest)
  return { expected, outcome: 'mismatch', key: first.key, name: subject.name, actual: first.digest, position }
}

/** The algorithms needed to check every entry: one digest of 64 digits → sha256, sha3-256, blake3 */
export const keysToVerify = (entries: readonly Expected[]): AlgorithmKey[] => [
  ...new Set(entries.flatMap(({ keys }) => keys)),
]

/**
 * The algorithms a file is hashed with: the chosen ones and those of entries that none of them can answer. What else an entry may
 * be of is asked for only once it is a mismatch, so that the usual file is read once: a digest of 64 digits → sha256, then sha3-256, blake3
 */
export function keysForFiles(
  chosen: readonly AlgorithmKey[],
  entries: readonly Expected[],
  files: readonly Subject[],
): AlgorithmKey[] {
  const isOpen = (check: Check) =>
    check.outcome === 'mismatch' || !check.expected.keys.some((key) => chosen.includes(key))
  const open = verify(entries, files).filter(isOpen)
  return [...new Set([...chosen, ...keysToVerify(open.map(({ expected }) => expected))])]
}

/**
 * Compares expected digests with what was hashed. A listed name is looked up among the files, directories aside; a digest without
 * a name, or the only one, is compared with the first subject; in a longer list equal content also matches under another name.
 */
export function verify(entries: readonly Expected[], subjects: readonly Subject[]): Check[] {
  return entries.map((expected) => {
    const { fileName } = expected
    const isNamed = fileName !== null && entries.length > 1
    const subject =
      subjects.find(({ name }) => fileName !== null && name !== null && baseName(name) === baseName(fileName)) ??
      subjects.find((candidate) => digestsOf(candidate, expected).some(({ digest }) => digest === expected.digest)) ??
      (isNamed ? undefined : subjects[0])
    return subject ? compare(expected, subject) : { expected, outcome: 'unchecked', reason: 'no such file' }
  })
}
