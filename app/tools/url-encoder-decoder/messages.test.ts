import { expect, test } from 'vitest'
import * as messages from './messages.ts'
import { describeFault, describeNotices } from './messages.ts'

test.each([
  [messages.inputRequired('encode'), 'error', 'Input Required', 'Please enter a URL to encode.'],
  [messages.inputRequired('decode'), 'error', 'Input Required', 'Please enter a URL to decode.'],
  [messages.encoded, undefined, 'URL Encoded Successfully', 'Your URL has been encoded and is ready to use.'],
  [messages.encodingError, 'error', 'Encoding Error', 'Failed to encode the URL. Please check your input.'],
  [messages.decoded, undefined, 'URL Decoded Successfully', 'Your URL has been decoded successfully.'],
  [
    messages.decodingError,
    'error',
    'Decoding Error',
    "Failed to decode the URL. Please check if it's properly encoded.",
  ],
  [messages.nothingToCopy('encoded'), 'error', 'Nothing to Copy', 'No encoded URL available to copy.'],
  [messages.nothingToCopy('decoded'), 'error', 'Nothing to Copy', 'No decoded URL available to copy.'],
  [messages.copied('encoded'), undefined, 'Copied to Clipboard', 'The encoded URL has been copied to your clipboard.'],
  [messages.copied('decoded'), undefined, 'Copied to Clipboard', 'The decoded URL has been copied to your clipboard.'],
  [messages.copyFailed, 'error', 'Copy Failed', 'Failed to copy to clipboard. Please try again.'],
  [messages.nothingToDownload, 'error', 'Nothing to Download', 'No content available to download.'],
  [messages.downloadStarted('encoded'), undefined, 'Download Started', 'The encoded URL was downloaded successfully.'],
  [messages.cleared, undefined, 'Cleared', 'All fields have been cleared.'],
])('the toast %o uses the words of the specification', (toast, tone, title, description) => {
  expect(toast).toEqual({ tone, title, description })
})

test.each([
  ['%', '"%" at position 4 is not a valid percent-encoded sequence.'],
  ['%E9'.repeat(20), '"%E9%E9%E9%E9%E9%E9%E9%E9…" at position 4 is not a valid percent-encoded sequence.'],
  ['\ud83d', 'Half of a surrogate pair at position 4 is not a character.'],
])('the message for %j says what is wrong and where', (sequence, sentence) => {
  expect(describeFault({ position: 3, sequence })).toBe(sentence)
})

test.each([
  [1, '1 sequence is not valid and was left as it is.'],
  [1234, '1,234 sequences are not valid and were left as they are.'],
])('the message counts %i sequences that a tolerant decode left alone', (count, sentence) => {
  expect(describeNotices(count)).toBe(sentence)
})
