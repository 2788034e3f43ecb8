import { tellApart } from '#app/lib/tell-apart.ts'
import { usableKeys } from '../algorithms/algorithms.ts'
import type { Hashes } from '../algorithms/digest.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'
import { type Check, describeCheck } from '../expected/verify.ts'
import type { HashedFile } from './hashed-files.ts'

/** The result for a file. With several expected digests, the worst one counts. */
type Verdict = 'differs' | 'match'
type State = 'failed' | 'hashing' | 'done' | 'waiting' | 'canceled'

/** A row of the file table. For a mismatch it has the expected digest and its algorithm. */
export type FileRow = {
  entry: HashedFile
  /** Its path, numbered if it repeats. */
  label: string
  state: State
  /** Hashing progress, from 0 to 1. */
  share: number
  verdict: Verdict | null
  expected: string | null
  checkedKey: AlgorithmKey | null
  /** The result of each comparison, one per line. */
  said: string
}

type Given = {
  /** The chosen algorithm. */
  key: AlgorithmKey
  hmacKey: string
  checks: readonly Check[]
  underway: { file: File; share: number } | null
  isWorking: boolean
}

/** Groups the checks by the `hashes` object of their subject. */
function groupChecks(checks: readonly Check[]): Map<Hashes, Check[]> {
  const groups = new Map<Hashes, Check[]>()
  for (const check of checks) {
    if (check.subject === null) continue
    const group = groups.get(check.subject.hashes)
    if (group) group.push(check)
    else groups.set(check.subject.hashes, [check])
  }
  return groups
}

function stateOf(entry: HashedFile, { key, hmacKey, underway, isWorking }: Given): State {
  const isOfKey = entry.hmacKey === hmacKey
  if (underway?.file === entry.file) return 'hashing'
  if (isOfKey && entry.problem !== null) return 'failed'
  // If the chosen algorithm has no HMAC, any other digest makes the file done.
  const isMade = usableKeys([key], hmacKey).length > 0 ? entry.hashes[key] : Object.keys(entry.hashes).length > 0
  if (isOfKey && isMade) return 'done'
  return isWorking ? 'waiting' : 'canceled'
}

/** Mismatches first, then unreadable files. The rest stay in order. */
const rankOf = ({ verdict, state }: FileRow): number => (verdict === 'differs' ? 0 : state === 'failed' ? 1 : 2)

/** The rows of the table, failures first. */
export function listRows(files: readonly HashedFile[], given: Given): FileRow[] {
  const groups = groupChecks(given.checks)
  const labels = tellApart(files.map(({ path }) => path))
  const rows = files.map((entry, index): FileRow => {
    const checks = groups.get(entry.hashes) ?? []
    const wrong = checks.find(({ outcome }) => outcome === 'mismatch')
    const right = checks.find(({ outcome }) => outcome === 'match')
    return {
      entry,
      label: labels[index]!,
      state: stateOf(entry, given),
      share: given.underway?.file === entry.file ? given.underway.share : 0,
      verdict: wrong ? 'differs' : right ? 'match' : null,
      expected: wrong?.expected.digest ?? null,
      checkedKey: wrong?.outcome === 'mismatch' ? wrong.key : null,
      said: checks.map(describeCheck).join('\n'),
    }
  })
  return rows.sort((a, b) => rankOf(a) - rankOf(b))
}

export const filters = ['all', 'differs', 'match'] as const
export type Filter = (typeof filters)[number]

export const filterRows = (rows: readonly FileRow[], filter: Filter): readonly FileRow[] =>
  filter === 'all' ? rows : rows.filter(({ verdict }) => verdict === filter)
