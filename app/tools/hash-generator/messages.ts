import { utf8 } from '#app/lib/bytes.ts'
import { describeLength } from '#app/lib/describe-length.ts'
import { count, group } from '#app/lib/plural.ts'
import type { Toast } from '#app/ui/feedback/toast.ts'
import { copiedToast, copyFailedToast, downloadedToast, folderRefused, noFile, success } from '#app/work/messages.ts'

const hashOf = (label: string) => `${label.replace('SHA-', 'SHA')} hash`
const listOf = (label: string) => `${label.replace('SHA-', 'SHA')} list`

export const generated = (label: string): Toast => success('Generated!', `${hashOf(label)} generated successfully.`)
export const copied = (label: string): Toast => copiedToast(hashOf(label))
export const downloaded = (label: string): Toast => downloadedToast(hashOf(label))
export const listCopied = (label: string): Toast => copiedToast(listOf(label))
export const listDownloaded = (label: string): Toast => downloadedToast(listOf(label))
export const copyFailed = copyFailedToast('hash')
export const noHmac = 'HMAC does not work with CRC32'
export const keyMissing =
  'This link was made with an HMAC key, but links never contain the key. Enter it under Options to get the same digests.'
export const noDigest = 'No digest was recognized.'
export const filesReplaced: Toast = { title: 'Files replaced' }

/** Why a file has no digest, by error name. The error's own message is meant for developers. */
const readFailures: Record<string, string> = {
  NotFoundError: 'It may have been moved or deleted, or it is a folder.',
  NotReadableError: 'It may have changed, or you may not be allowed to read it.',
  ChangedError: 'It changed while it was being read.',
}

/** `"NotFoundError"` → "The file could not be read. It may have been moved or deleted, or it is a folder." */
export const readFailed = (errorName: string): string =>
  `The file could not be read. ${readFailures[errorName] ?? 'It may have been moved or changed.'}`

/** `63` → "No algorithm gives 63 hex digits, only 8, 32, 40, 56, 64, 96 or 128." */
export const wrongLength = (digits: number): string =>
  `No algorithm gives ${count(digits, 'hex digit')}, only 8, 32, 40, 56, 64, 96 or 128.`

export const sriNote = 'SRI works only with SHA-256, SHA-384 and SHA-512. The others stay hex.'
export const nothingToCompare = 'Nothing to compare yet'

/** `[3]` → "No digest on line 3", `[1, 2]` → "No digest on lines 1, 2" */
export const describeIgnored = (lines: readonly number[]): string =>
  `No digest on line${lines.length === 1 ? '' : 's'} ${lines.slice(0, 10).join(', ')}${lines.length > 10 ? ' and others' : ''}`

/** At most ten names: "a, b" or "a, b, … and 3 others" */
export function listNames(names: readonly string[]): string {
  const others = names.length - 10
  const end = others > 0 ? ` and ${count(others, 'other')}` : ''
  return names.slice(0, 10).join(', ') + end
}

export const digests = (amount: number): string => count(amount, 'digest')
export const files = (amount: number): string => count(amount, 'file')

export const differs = (amount: number): string => count(amount, 'differs', 'differ')

/** `(58, 59, 1, 0)` → "58 of 59 match, 1 differs" */
export const outcome = (verified: number, total: number, failed: number, unchecked: number): string =>
  [
    `${group(verified)} of ${group(total)} ${verified === 1 ? 'matches' : 'match'}`,
    ...(failed > 0 ? [differs(failed)] : []),
    ...(unchecked > 0 ? [`${group(unchecked)} could not be checked`] : []),
  ].join(', ')
export const missing = (amount: number): string =>
  count(amount, 'listed file was not opened', 'listed files were not opened')
export const unlisted = (amount: number): string =>
  count(amount, 'opened file is not listed', 'opened files are not listed')

export const hashingFiles = 'Hashing'

export const hashingOf = (place: number, total: number): string => `Hashing ${group(place)} of ${group(total)}`
export const matchSoFar = (amount: number): string => `${count(amount, 'matches', 'match')} so far`
/** `("differs", 1)` → "Differs 1" */
export const filterLabel = (filter: 'all' | 'differs' | 'match', amount: number): string =>
  filter === 'all' ? 'All' : `${filter === 'match' ? 'Match' : 'Differs'} ${group(amount)}`
export const allDigestsOf = (label: string): string => `All digests of ${label}`

/** The size of a text in characters and UTF-8 bytes: `"é"` → "1 character · 2 bytes" */
export const describeText = (text: string): string => `${describeLength(text)} · ${count(utf8(text).length, 'byte')}`

/** Messages about dropped items that cannot be hashed: "Could not be read: x/a.txt" */
export function describeRefused(
  fileCount: number,
  folders: readonly string[],
  unreadable: readonly string[],
): string[] {
  const sentences = folders.map(folderRefused)
  if (unreadable.length > 0) sentences.push(`Could not be read: ${listNames(unreadable)}`)
  return fileCount + sentences.length > 0 ? sentences : [noFile]
}
