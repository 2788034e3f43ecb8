import type { Toast } from '#app/ui/toast.ts'

export const hashFailed = 'Error generating hash'

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

/** What a card says while it has no digest. */
export const empty = {
  blank: 'Waiting for text',
  working: 'Working',
  cancelled: 'Cancelled',
  others: 'Not generated',
  noHmac: 'There is no HMAC with this checksum',
}
