import { utf8 } from '#app/lib/bytes.ts'
import { countCharacters } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import type { Toast } from '#app/ui/toast.ts'
import { isFolder } from '#app/work/messages.ts'

const success = (title: string, label: string, done: string): Toast => ({
  title,
  description: `${label.replace('SHA-', 'SHA')} hash ${done}.`,
  tone: 'success',
})

/** `"SHA-256"` → "SHA256 hash generated successfully." */
export const generated = (label: string): Toast => success('Generated!', label, 'generated successfully')
export const copied = (label: string): Toast => success('Copied!', label, 'copied to clipboard')
export const downloaded = (label: string): Toast => success('Downloaded!', label, 'downloaded successfully')
export const copyFailed: Toast = { title: 'Copy failed', description: 'Please copy the hash manually.', tone: 'error' }
export const noHmac = 'There is no HMAC with this checksum'
export const noDigest = 'No digest was recognized.'
export const filesReplaced: Toast = { title: 'Files replaced' }

/** Why a file has no digest, by the name of the error; its own sentence speaks to developers. */
const readFailures: Record<string, string> = {
  NotFoundError: 'It may have been moved or deleted, or it is a folder.',
  NotReadableError: 'It may have changed, or you may not be allowed to read it.',
  ChangedError: 'It changed while it was read.',
}

/** `"NotFoundError"` → "The file could not be read. It may have been moved or deleted, or it is a folder." */
export const readFailed = (errorName: string): string =>
  `The file could not be read. ${readFailures[errorName] ?? 'It may have been moved or changed.'}`

/** `63` → "63 hex digits fit no algorithm here; 8, 32, 40, 56, 64, 96 or 128 would." */
export const wrongLength = (digits: number): string =>
  `${digits === 1 ? '1 hex digit fits' : `${digits} hex digits fit`} no algorithm here; 8, 32, 40, 56, 64, 96 or 128 would.`

export const sriNote = 'SRI exists for SHA-256, SHA-384 and SHA-512; the others stay hex.'
export const nothingToCompare = 'Nothing to compare with yet: type a text or open a file.'

/** `[3]` → "No digest in line 3", `[1, 2]` → "No digest in lines 1, 2" */
export const describeIgnored = (lines: readonly number[]): string =>
  `No digest in line${lines.length === 1 ? '' : 's'} ${lines.slice(0, 10).join(', ')}${lines.length > 10 ? ' and others' : ''}`

/** The first ten of many: "a, b" or "a, b, … and 3 others" */
export function listNames(names: readonly string[]): string {
  const others = names.length - 10
  const end = others > 0 ? ` and ${count(others, 'other')}` : ''
  return names.slice(0, 10).join(', ') + end
}

/** `1` → "1 digest" */
export const digests = (amount: number): string => count(amount, 'digest')
export const files = (amount: number): string => count(amount, 'file')
export const failed = (amount: number): string => count(amount, 'does not match', 'do not match')
export const unchecked = (amount: number): string => count(amount, 'could not be checked', 'could not be checked')
export const verified = (amount: number): string => count(amount, 'verified', 'verified')
export const missing = (amount: number): string =>
  count(amount, 'listed file was not opened', 'listed files were not opened')
export const unlisted = (amount: number): string =>
  count(amount, 'opened file is not listed', 'opened files are not listed')

export const hashingFiles = 'Hashing'

/** The size of a text in code points and in UTF-8: `"é"` → "1 character · 2 bytes" */
export const describeText = (text: string): string =>
  `${count(countCharacters(text), 'character')} · ${count(utf8(text).length, 'byte')}`

/** What was dropped and is no file to hash: "“x” is a folder: drop its files.", "Could not be read: x/a.txt" */
export function describeRefused(
  fileCount: number,
  folders: readonly string[],
  unreadable: readonly string[],
): string[] {
  const sentences = folders.map(isFolder)
  if (unreadable.length > 0) sentences.push(`Could not be read: ${listNames(unreadable)}`)
  return fileCount + sentences.length > 0 ? sentences : ['There is no file in what was dropped.']
}
