import type { Hashes } from '../algorithms/digest.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'
import { type HashedFile, subjectsOf } from '../files/hashed-files.ts'
import type { Expected } from './expected.ts'
import { listSettled, summarize, verify } from './verify.ts'

type Found = { files: readonly HashedFile[]; hmacKey: string; ofText: Hashes | null; isWorking: boolean }

/** Compares the expected digests with everything hashed so far: files first, then the text. */
export function compareAll(entries: readonly Expected[], { files, hmacKey, ofText, isWorking }: Found) {
  const subjects = [...subjectsOf(files, hmacKey), ...(ofText ? [{ name: null, hashes: ofText }] : [])]
  const hasSubject = subjects.length > 0
  const checks = hasSubject ? listSettled(verify(entries, subjects), isWorking) : []
  const textChecks = checks.filter(({ subject }) => subject !== null && subject.name === null)
  /** The expected digests that the text does not match, by algorithm. */
  const wrong: Partial<Record<AlgorithmKey, string>> = {}
  for (const check of textChecks) if (check.outcome === 'mismatch') wrong[check.key] ??= check.expected.digest
  const differing = checks.filter(({ outcome, subject }) => outcome === 'mismatch' && subject?.name !== null).length
  const summary = summarize(checks, isWorking ? [] : subjects)
  return { entries, checks, textChecks, wrong, differing, summary, hasSubject }
}
