import { algorithmOf } from '../algorithms/algorithms.ts'
import type { Hashes } from '../algorithms/digest.ts'
import type { AlgorithmKey } from '../algorithms/five.ts'
import { type HashedFile, subjectsOf } from '../files/hashed-files.ts'
import * as messages from '../messages.ts'
import { findSpan } from './difference.ts'
import type { Expected } from './expected.ts'

/** Something that was hashed. A text has no name; a file from a folder has its path. */
export type Subject = { name: string | null; hashes: Hashes }

/** The outcome for one expected digest, and what it was compared with, if anything. `position` counts hex digits from 1. */
export type Check = { expected: Expected } & (
  | { outcome: 'match'; subject: Subject; key: AlgorithmKey }
  | { outcome: 'mismatch'; subject: Subject; key: AlgorithmKey; position: number }
  | { outcome: 'unchecked'; subject: Subject | null }
)

/** The result for a list: counts, listed files that were not opened, and opened files that are not listed. */
export type Summary = { failed: number; unchecked: number; verified: number; missing: string[]; unlisted: string[] }

function compare(expected: Expected, subject: Subject): Check {
  const digests = expected.keys.flatMap((key) => {
    const hash = subject.hashes[key]
    return hash?.ok ? [{ key, digest: hash.value }] : []
  })
  const same = digests.find(({ digest }) => digest === expected.digest)
  if (same) return { expected, outcome: 'match', subject, key: same.key }
  const [first] = digests
  if (!first) return { expected, outcome: 'unchecked', subject }
  const position = findSpan(expected.digest, first.digest).from + 1
  return { expected, outcome: 'mismatch', subject, key: first.key, position }
}

/**
 * The algorithms a file is hashed with: the chosen ones, plus those of entries that no chosen one can check. Other possible
 * algorithms follow only after a mismatch, so most files are read once: a digest of 64 digits → sha256, then sha3-256, blake3
 */
export function keysForFiles(
  chosen: readonly AlgorithmKey[],
  entries: readonly Expected[],
  files: readonly Subject[],
): AlgorithmKey[] {
  const isOpen = (check: Check) =>
    check.outcome === 'mismatch' || !check.expected.keys.some((key) => chosen.includes(key))
  const open = verify(entries, files).filter(isOpen)
  return [...new Set([...chosen, ...open.flatMap(({ expected }) => expected.keys)])]
}

/** A path ending: the first file whose path ends this way, and the longer endings by their next part. */
type PathEnd = { subject: Subject | undefined; longer: Map<string, PathEnd> }

const partsFromEnd = (path: string): string[] => path.split(/[\\/]/).reverse()

/** Finds subjects by name or digest without searching all of them for every line. */
function indexSubjects(subjects: readonly Subject[]) {
  const root: PathEnd = { subject: undefined, longer: new Map() }
  const digested = new Map<string, Subject>()
  for (const subject of subjects) {
    const { name, hashes } = subject
    let end = root
    for (const part of name === null ? [] : partsFromEnd(name)) {
      const longer: PathEnd = end.longer.get(part) ?? { subject, longer: new Map() }
      end.longer.set(part, longer)
      end = longer
    }
    for (const [key, hash] of Object.entries(hashes)) {
      if (hash.ok && !digested.has(key + hash.value)) digested.set(key + hash.value, subject)
    }
  }
  return {
    findByName(fileName: string): Subject | undefined {
      let end = root
      for (const part of partsFromEnd(fileName)) {
        const longer = end.longer.get(part)
        if (!longer) break
        end = longer
      }
      return end.subject
    },
    findByDigest({ digest, keys }: Expected): Subject | undefined {
      const key = keys.find((key) => digested.has(key + digest))
      return key && digested.get(key + digest)
    },
  }
}

/**
 * Compares expected digests with what was hashed. Looks for a file with the listed name (closest path first), then for anything with
 * the same digest. If that finds nothing, a digest without a name, or the only one, is compared with the first subject.
 */
export function verify(entries: readonly Expected[], subjects: readonly Subject[]): Check[] {
  const { findByName, findByDigest } = indexSubjects(subjects)
  return entries.map((expected) => {
    const { fileName } = expected
    const isNamed = fileName !== null && entries.length > 1
    const subject =
      (fileName === null ? undefined : findByName(fileName)) ??
      findByDigest(expected) ??
      (isNamed ? undefined : subjects[0])
    return subject ? compare(expected, subject) : { expected, outcome: 'unchecked', subject: null }
  })
}

const ranks = { mismatch: 0, unchecked: 1, match: 2 }

/** The final checks, failures first. During work, a mismatch counts only after every possible algorithm has answered. */
export function listSettled(checks: readonly Check[], isWorking: boolean): Check[] {
  const isSettled = (check: Check) =>
    check.outcome === 'match' ||
    (check.outcome === 'mismatch' && check.expected.keys.every((key) => check.subject.hashes[key]))
  return checks.filter((check) => !isWorking || isSettled(check)).sort((a, b) => ranks[a.outcome] - ranks[b.outcome])
}

/** Counts the outcomes and names missing and unlisted files: one file not opened → `{ verified: 58, missing: ["a.iso"], … }` */
export function summarize(checks: readonly Check[], subjects: readonly Subject[]): Summary {
  const count = (outcome: Check['outcome']) =>
    checks.filter((check) => check.outcome === outcome && check.subject !== null).length
  const compared = new Set(checks.map(({ subject }) => subject))
  const listed = checks.filter(({ expected }) => expected.fileName !== null)
  return {
    failed: count('mismatch'),
    unchecked: count('unchecked'),
    verified: count('match'),
    missing: listed.filter(({ subject }) => subject === null).map(({ expected }) => expected.fileName!),
    unlisted: subjects.flatMap((subject) =>
      listed.length > 0 && subject.name !== null && !compared.has(subject) ? [subject.name] : [],
    ),
  }
}

type Found = { files: readonly HashedFile[]; hmacKey: string; ofText: Hashes | null; isWorking: boolean }

/** Compares the expected digests with everything hashed so far: files first, then the text. */
export function compareAll(entries: readonly Expected[], { files, hmacKey, ofText, isWorking }: Found) {
  const subjects: Subject[] = [...subjectsOf(files, hmacKey), ...(ofText ? [{ name: null, hashes: ofText }] : [])]
  const checks = subjects.length > 0 ? listSettled(verify(entries, subjects), isWorking) : []
  const textChecks = checks.filter(({ subject }) => subject !== null && subject.name === null)
  /** The expected digests that the text does not match, by algorithm. */
  const wrong: Partial<Record<AlgorithmKey, string>> = {}
  for (const check of textChecks) if (check.outcome === 'mismatch') wrong[check.key] ??= check.expected.digest
  const differing = checks.filter(({ outcome, subject }) => outcome === 'mismatch' && subject?.name !== null).length
  const summary = summarize(checks, isWorking ? [] : subjects)
  return { entries, checks, textChecks, wrong, differing, summary }
}

export type Comparison = ReturnType<typeof compareAll>

/** The outcome of a comparison in words: "Match: this is the SHA-256 of a.iso." */
export function describeCheck({ expected: { fileName }, ...check }: Check): string {
  const name = check.subject?.name ?? null
  if (check.outcome === 'unchecked') {
    if (check.subject) return `Not checked: ${name ?? 'the text'} was not hashed with this algorithm.`
    return `Not checked: ${fileName === null ? 'nothing was hashed with this algorithm' : `${fileName} has not been opened`}.`
  }
  const listed = fileName !== null && name !== null && fileName !== name ? `, listed as ${fileName}` : ''
  const subject = `the ${algorithmOf(check.key).label} of ${name ?? 'the text'}${listed}`
  return check.outcome === 'match'
    ? `Match: this is ${subject}.`
    : `Mismatch: this is not ${subject}. The first difference is at hex digit ${check.position}.`
}

/** A summary in words: `{ tone: "bad", text: "58 of 59 match, 1 differs", names: [] }`, then missing and unlisted files */
export function describeSummary({ failed, unchecked, verified, missing, unlisted }: Summary) {
  const total = failed + unchecked + verified
  const statements = [
    {
      tone: failed > 0 ? 'bad' : unchecked > 0 ? 'warn' : 'ok',
      amount: total,
      text: messages.outcome(verified, total, failed, unchecked),
      names: [],
    },
    { tone: 'warn', amount: missing.length, text: messages.missing(missing.length), names: missing },
    { tone: 'plain', amount: unlisted.length, text: messages.unlisted(unlisted.length), names: unlisted },
  ] as const
  return statements.filter(({ amount }) => amount > 0).map(({ tone, text, names }) => ({ tone, text, names }))
}
