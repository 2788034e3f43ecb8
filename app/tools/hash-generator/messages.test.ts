import { expect, test } from 'vitest'
import {
  copied,
  copyFailed,
  describeIgnored,
  describeRefused,
  describeText,
  downloaded,
  generated,
  listNames,
} from './messages.ts'
import { hashFailed } from './text/first-words.ts'

test('messages match the specification word for word', () => {
  expect(hashFailed).toBe('Error generating hash')
  expect(generated('SHA-256')).toMatchObject({
    title: 'Generated!',
    description: 'SHA256 hash generated successfully.',
  })
  expect(copied('SHA-1')).toMatchObject({ title: 'Copied!', description: 'SHA1 hash copied to clipboard.' })
  expect(downloaded('MD5').title).toBe('Downloaded!')
  expect(copyFailed).toMatchObject({ title: 'Copy failed', description: 'Please copy the hash manually.' })
})

test('lines without a digest are listed, at most ten of them', () => {
  expect(describeIgnored([3])).toBe('No digest on line 3')
  expect(describeIgnored([1, 2])).toBe('No digest on lines 1, 2')
  expect(describeIgnored(Array.from({ length: 12 }, (_, i) => i + 1))).toBe(
    'No digest on lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and others',
  )
})

test('names are listed, at most ten of them', () => {
  const names = (count: number) => Array.from({ length: count }, (_, i) => `${i}.iso`)
  expect(listNames(['a.iso', 'b.iso'])).toBe('a.iso, b.iso')
  expect(listNames(names(10))).toBe(names(10).join(', '))
  expect(listNames(names(11))).toBe(`${names(10).join(', ')} and 1 other`)
  expect(listNames(names(2000))).toMatch(/9\.iso and 1,990 others$/)
})

test.each([
  ['a folder that cannot be opened', 1, ['x'], [], ['“x” is a folder: drop its files.']],
  ['files that cannot be read', 1, [], ['x/a.txt', 'x/b.txt'], ['Could not be read: x/a.txt, x/b.txt']],
  ['nothing at all', 0, [], [], ['No file found in what you dropped.']],
  ['files only', 2, [], [], []],
] as const)('a drop of %s gets the right message', (_, count, folders, unreadable, sentences) => {
  expect(describeRefused(count, folders, unreadable)).toEqual(sentences)
})

test.each([
  ['hello world', '11 characters · 11 bytes'],
  ['é', '1 character · 2 bytes'],
  ['😀', '1 character · 4 bytes'],
  ['a', '1 character · 1 byte'],
  ['x'.repeat(1234), '1,234 characters · 1,234 bytes'],
])('%j is %s', (text, expected) => {
  expect(describeText(text)).toBe(expected)
})
