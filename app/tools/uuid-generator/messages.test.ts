import { expect, test } from 'vitest'
import { copiedAll, copyFailed, downloaded, generated } from './messages.ts'

test('the toasts match the specification', () => {
  expect(generated(3)).toMatchObject({ title: 'Generated!', description: '3 UUID(s) generated successfully.' })
  expect(copiedAll).toMatchObject({ title: 'Copied!', description: 'All UUIDs copied to clipboard.' })
  expect(copyFailed).toMatchObject({ title: 'Copy failed', description: 'Please copy the UUID manually.' })
  expect(downloaded.title).toBe('Downloaded!')
})
