import { expect, test } from 'vitest'
import { readContent } from '../read-content.ts'
import source from './content.md?raw'
import { platforms } from './platforms.data.ts'
import { batchSize, generateBatch, maximumLength } from './username.ts'
import { banks } from './words.data.ts'

const content = readContent(source)

const words = JSON.stringify(content)

test('every platform is named in the description of the page', () => {
  for (const { name } of Object.values(platforms)) expect(content.head.description).toContain(name)
})

test('the numbers on the page match the tool', () => {
  expect([batchSize, maximumLength, Object.values(banks).flat().length]).toEqual([20, 20, 90])
  const { shortfall } = generateBatch(
    { baseName: 'a--b', style: 'all', includeNumbers: false, includeSymbols: true, platforms: ['github'] },
    (size) => crypto.getRandomValues(new Uint8Array(size)),
  )
  expect(shortfall).toContain('400 that break a rule')
  for (const promise of ['Ninety words', 'up to 400 attempts', 'no more than twenty characters']) {
    expect(words).toContain(promise)
  }
})
