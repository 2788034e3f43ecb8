// The words of the first paint; all others load later (messages.ts).
export const sampleText = 'The quick brown fox jumps over the lazy dog'
export const showAllLabel = 'Show all algorithms'

export const hashFailed = 'Error generating hash'

/** The text a row shows while it has no digest. */
export const empty = {
  blank: 'Waiting for text',
  working: 'Working',
  canceled: 'Canceled',
}
