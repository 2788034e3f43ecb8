import { numberDuplicates } from '#app/lib/number-duplicates.ts'
import { usableKeys } from '../algorithms/algorithms.ts'
import type { Hashes } from '../algorithms/digest.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'
import { type Check, describeCheck } from '../expected/verify.ts'
import type { HashedFile } from './hashed-files.ts'

type Given = {
  /** The chosen algorithm. */
  key: AlgorithmKey
  hmacKey: string
  checks: readonly Check[]
  underway: { file: File; share: number } | null
  isWorking: boolean
}

/** Groups the checks by the `hashes` object of their subject. */
function groupChecks(checks: readonly Check[]) {
  const groups = new Map<Hashes | undefined, Check[]>()
  for (const check of checks) {
    const group = groups.get(check.subject?.hashes) ?? []
    groups.set(check.subject?.hashes, group)
    group.push(check)
  }
  return groups
}

function stateOf(entry: HashedFile, { key, hmacKey, underway, isWorking }: Given) {
  const isOfKey = entry.hmacKey === hmacKey
  if (underway?.file === entry.file) return 'hashing'
  if (isOfKey && entry.problem !== null) return 'failed'
  // If the chosen algorithm has no HMAC, any other digest makes the file done.
  const isMade = usableKeys([key], hmacKey).length > 0 ? entry.hashes[key] : Object.keys(entry.hashes).length > 0
  if (isOfKey && isMade) return 'done'
  return isWorking ? 'waiting' : 'canceled'
}

/** The row of a file. With several expected digests, the worst one counts. */
function toRow(entry: HashedFile, label: string, checks: readonly Check[], given: Given) {
  const { underway } = given
  const wrong = checks.find(({ outcome }) => outcome === 'mismatch')
  const isRight = checks.some(({ outcome }) => outcome === 'match')
  return {
    entry,
    /** Its path, numbered if it repeats. */
    label,
    state: stateOf(entry, given),
    /** Hashing progress, from 0 to 1. */
    share: underway?.file === entry.file ? underway.share : 0,
    verdict: wrong ? ('differs' as const) : isRight ? ('match' as const) : null,
    /** For a mismatch, the expected digest and its algorithm. */
    expected: wrong?.expected.digest ?? null,
    checkedKey: wrong?.outcome === 'mismatch' ? wrong.key : null,
    /** The result of each comparison, one per line. */
    said: checks.map(describeCheck).join('\n'),
  }
}

export type ListedFile = ReturnType<typeof toRow>

/** Mismatches first, then unreadable files. The rest stay in order. */
const rankOf = ({ verdict, state }: ListedFile): number => (verdict === 'differs' ? 0 : state === 'failed' ? 1 : 2)

/** The rows of the table, failures first. */
export function listRows(files: readonly HashedFile[], given: Given): ListedFile[] {
  const groups = groupChecks(given.checks)
  const labels = numberDuplicates(files.map(({ path }) => path))
  return files
    .map((entry, index) => toRow(entry, labels[index]!, groups.get(entry.hashes) ?? [], given))
    .sort((a, b) => rankOf(a) - rankOf(b))
}

export const filters = ['all', 'differs', 'match'] as const
export type Filter = (typeof filters)[number]

export const filterRows = (rows: readonly ListedFile[], filter: Filter): readonly ListedFile[] =>
  filter === 'all' ? rows : rows.filter(({ verdict }) => verdict === filter)
