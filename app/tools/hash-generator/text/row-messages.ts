export const hashFailed = 'Error generating hash'

/** The text a row shows while it has no digest. */
export const empty = {
  blank: 'Waiting for text',
  working: 'Working',
  cancelled: 'Canceled',
  others: 'Not generated',
}
