import { expect, test } from 'vitest'
import { allTraits } from '#app/tools/all-traits.ts'
import { renderManifest } from './manifest.ts'

const manifest = JSON.parse(renderManifest())

test('every tool that opens files has a file handler with its extensions', () => {
  const openers = Object.entries(allTraits).filter(([, { files }]) => files)
  expect(openers.length).toBeGreaterThan(0)
  expect(manifest.file_handlers).toHaveLength(openers.length)
  for (const [slug, { files }] of openers)
    expect(manifest.file_handlers).toContainEqual({ action: `/tools/${slug}`, accept: files })
})

test('other apps can share texts and files of any kind', () => {
  expect(manifest.share_target.params).toEqual({
    title: 'title',
    text: 'text',
    url: 'url',
    files: [{ name: 'files', accept: ['*/*'] }],
  })
})
