import { expect, test } from 'vitest'
import { allTraits } from './all-traits.ts'
import { listOffers } from './offers.ts'

const names = (sender: string, text: string) => listOffers(allTraits, sender, { text }).map(({ slug }) => slug)
const takers = Object.entries(allTraits).filter(([, { accepts }]) =>
  accepts.some(({ kinds }) => kinds.includes('text')),
)

test.each([
  ['hash-generator', 'W10=', 'base64-encode-decode'],
  ['base64-encode-decode', '{"a":1}', 'json-formatter'],
  ['base64-encode-decode', 'a%20b%C3%A9', 'url-encoder-decoder'],
  ['url-encoder-decoder', 'Fish &amp; chips', 'html-encoder-decoder'],
  ['url-encoder-decoder', '550e8400-e29b-41d4-a716-446655440000', 'uuid-generator'],
  ['json-formatter', '1640995200', 'timestamp-converter'],
  ['html-encoder-decoder', '#ff8800', 'color-palette-generator'],
])('from %s, %s goes to %s first', (sender, text, best) => {
  expect(names(sender, text)[0]).toBe(best)
})

test.each(Object.keys(allTraits))(
  '%s can send any text to every other tool that takes text, each listed once, and never to itself',
  (sender) => {
    const found = names(sender, 'plain words')
    expect(new Set(found).size).toBe(found.length)
    expect(found).not.toContain(sender)
    expect(found).toEqual(expect.arrayContaining(takers.map(([slug]) => slug).filter((slug) => slug !== sender)))
  },
)

test('a file can go to the tools that take bytes', () => {
  const offers = listOffers(allTraits, 'base64-encode-decode', { file: 'a.png' })
  expect(offers).toEqual([expect.objectContaining({ slug: 'hash-generator', task: '' })])
})

test('every offered task is one the tool accepts', () => {
  for (const { slug, task } of listOffers(allTraits, '', { text: '{"a":"&amp; %20"}' }))
    expect(allTraits[slug]?.accepts.map((each) => each.task)).toContain(task)
})
