import type { Toast } from '#app/ui/feedback/toast.ts'
import { copyFailedToast, success } from '#app/work/messages.ts'

export const unreadable = 'The input could not be read, or it is too large for this browser.'
export const notText = 'These bytes are not text: use Download'
export const copied = success('Copied!', 'The whole output is on your clipboard.')
export const copyFailed = copyFailedToast('text')
export const fileRemoved: Toast = { title: 'File removed' }

/** The texts of each mode. */
export const words = {
  encode: {
    run: 'Encode to Base64',
    working: 'Encoding',
    failed: 'Not encoded',
    input: 'Text to encode, or drop a file',
    output: 'The Base64 will appear here',
    options: 'Charset and line endings control how text becomes bytes. Files are encoded as they are.',
  },
  decode: {
    run: 'Decode from Base64',
    working: 'Decoding',
    failed: 'Not decoded',
    input: 'Base64 or a data: URL to decode, or drop a file',
    output: 'The decoded text will appear here',
    options:
      'Of these options, decoding uses only the charset. It reads both alphabets, wrapped or not, padded or not.',
  },
}

export const samples = { encode: 'Grüße aus Köln 👋', decode: 'eyJuYW1lIjoiQWRhIExvdmVsYWNlIiwiYm9ybiI6MTgxNX0=' }

export const modes = [
  { value: 'encode', label: 'Encode' },
  { value: 'decode', label: 'Decode' },
] as const
export const alphabets = [
  { value: 'standard', label: 'Standard: + /' },
  { value: 'url-safe', label: 'URL-safe: - _' },
] as const
export const wraps = [
  { value: 'none', label: 'None' },
  { value: '64', label: '64 characters' },
  { value: '76', label: '76 characters' },
] as const
