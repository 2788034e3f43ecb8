export const hashFailed = 'Error generating hash'

/** What a row says while it has no digest. */
export const empty = {
  blank: 'Waiting for text',
  working: 'Working',
  cancelled: 'Cancelled',
  others: 'Not generated',
}
