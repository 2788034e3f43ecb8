import { expect, test } from 'vitest'
import { copiedToast, copyFailedToast, downloadedToast, fileDownloaded } from './messages.ts'

test.each([
  [copiedToast('Output'), 'Copied!', 'Output copied to clipboard.'],
  [copyFailedToast('value'), 'Copy failed', 'Please copy the value manually.'],
  [downloadedToast('Replace result'), 'Downloaded!', 'Replace result downloaded successfully.'],
  [fileDownloaded('a.txt'), 'Downloaded!', 'a.txt was downloaded successfully.'],
])('the toast %o uses the words of the specification', (toast, title, description) => {
  expect(toast).toEqual({ title, description })
})
