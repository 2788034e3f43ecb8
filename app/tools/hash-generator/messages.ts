import { type AlgorithmKey, algorithmOf } from './algorithms.ts'
import type { Check } from './verify.ts'

export type Toast = { title: string; description: string; tone: 'success' | 'error' }

const success = (title: string, description: string): Toast => ({ title, description, tone: 'success' })

export const hashFailed = 'Error generating hash'
export const noDigest = 'No digest was recognised.'

/** `"sha256"` → "SHA256 hash generated successfully." */
export const generated = (key: AlgorithmKey): Toast =>
  success('Generated!', `${algorithmOf(key).name} hash generated successfully.`)
export const copied = (key: AlgorithmKey): Toast =>
  success('Copied!', `${algorithmOf(key).name} hash copied to clipboard.`)
export const downloaded = (key: AlgorithmKey): Toast =>
  success('Downloaded!', `${algorithmOf(key).name} hash downloaded successfully.`)
export const copyFailed: Toast = { title: 'Copy failed', description: 'Please copy the hash manually.', tone: 'error' }

/** `"sha256"` → "sha256-hash.txt" */
export const fileNameOf = (key: AlgorithmKey): string => `${key}-hash.txt`

/** A file moved or changed since it was chosen: `NotReadableError` → "The file could not be read. …" */
export const describeReadFailure = (error: unknown): string =>
  `The file could not be read. ${error instanceof Error ? error.message : 'It may have been moved or changed.'}`

/** `63` → "63 hex digits fit no algorithm here; 8, 32, 40, 56, 64, 96 or 128 would." */
export const wrongLength = (digits: number): string =>
  `${digits} hex digit${digits === 1 ? '' : 's'} fit no algorithm here; 8, 32, 40, 56, 64, 96 or 128 would.`

/** What a card says while it has no digest. */
export const empty = {
  blank: 'Waiting for text',
  working: 'Working',
  cancelled: 'Cancelled',
  others: 'Not generated',
  noHmac: 'There is no HMAC with this checksum',
}

export const sriNote = 'SRI exists for SHA-256, SHA-384 and SHA-512; the others stay hex.'
export const nothingToCompare = 'Nothing to compare with yet: type a text or open a file.'

/** `[3]` → "No digest in line 3", `[1, 2]` → "No digest in lines 1, 2" */
export const describeIgnored = (lines: readonly number[]): string =>
  `No digest in line${lines.length === 1 ? '' : 's'} ${lines.slice(0, 10).join(', ')}${lines.length > 10 ? ' and others' : ''}`

/** The outcome of a comparison in a sentence: "Match: this is the SHA-256 of a.iso." */
export function describeCheck(check: Check): string {
  if (check.outcome === 'unchecked') {
    const { fileName } = check.expected
    return check.reason === 'no such file' && fileName !== null
      ? `Not checked: ${fileName} has not been opened.`
      : 'Not checked: no digest of this kind was made.'
  }
  const { fileName } = check.expected
  const listed = fileName !== null && check.name !== null && fileName !== check.name ? `, listed as ${fileName}` : ''
  const subject = `the ${algorithmOf(check.key).label} of ${check.name ?? 'the text'}${listed}`
  return check.outcome === 'match'
    ? `Match: this is ${subject}.`
    : `Mismatch: this is not ${subject}. They differ from hex digit ${check.position} on.`
}
