import { expect, test } from 'vitest'
import { convertText, lookAll } from './cards.ts'
import { convertAll } from './case.ts'
import { caseFormats } from './formats.ts'

test('a short text is shown whole in all twelve cases, with its counts', () => {
  const { results, previews } = convertText('foo bar', 'neutral')
  expect(results.camelCase).toBe('fooBar')
  expect(previews.cards.camelCase).toEqual({ head: 'fooBar', length: 6 })
  expect(Object.keys(previews.cards)).toEqual(caseFormats.map(({ key }) => key))
  expect(previews.counts).toEqual({ characters: 7, words: 2, lines: 1, bytes: 7 })
})

test('for a long text, the cards show the beginning and know the full length', () => {
  const { results, previews } = convertText('ab '.repeat(1000), 'neutral')
  expect(previews.cards.uppercase).toEqual({ head: results.uppercase.slice(0, 2000), length: 3000 })
  expect(previews.cards.pascalCase).toEqual({ head: results.pascalCase, length: 2000 })
})

test('the beginning never ends inside a character', () => {
  const { previews } = convertText(`a${'😀'.repeat(2000)}`, 'neutral')
  expect(previews.cards.lowercase.head.isWellFormed()).toBe(true)
})

test('blank text has counts and empty cards', () => {
  const { previews } = convertText(' \n', 'neutral')
  expect(previews.counts.lines).toBe(2)
  expect(Object.values(previews.cards).every(({ length }) => length === 0)).toBe(true)
})

test('a conversion reports its progress case by case', () => {
  const done: number[] = []
  convertText('foo bar', 'neutral', (share) => done.push(share))
  expect(done).toHaveLength(caseFormats.length)
  expect(done).toEqual(done.toSorted((a, b) => a - b))
  expect(done.every((share) => share > 0 && share < 1)).toBe(true)
})

test('the conversion uses the chosen language', () => {
  expect(convertText('istanbul', 'tr').results.uppercase).toBe('İSTANBUL')
})

const followed = (text: string, line: number) => {
  const looks = lookAll(convertAll(text), line)
  return (
    looks &&
    Object.fromEntries(Object.entries(looks.cards).map(([key, { part, from, to }]) => [key, part.slice(from, to)]))
  )
}

test('every case has the caret line, even an empty one', () => {
  const text = 'Order total\ncustomerEmail: 1\n\nlast\n'
  expect(followed(text, 1)).toMatchObject({
    uppercase: 'CUSTOMEREMAIL: 1',
    snakeCase: 'customer_email_1',
    camelCase: 'customerEmail1',
    inverseCase: 'CUSTOMEReMAIL: 1',
  })
  expect(new Set(Object.values(followed(text, 2)!))).toEqual(new Set(['']))
  expect(followed(text, 3)).toMatchObject({ pascalCase: 'Last' })
  expect(followed(text, 4)).toMatchObject({ pascalCase: '' })
})

test('a text of one line, a blank text and a line that does not exist are not followed', () => {
  expect(followed('one line', 0)).toBeNull()
  expect(followed(' \n ', 1)).toBeNull()
  expect(followed('a\nb', 2)).toBeNull()
})

test('a long text shows the part around the line, starting at the beginning of a line', () => {
  const text = Array.from({ length: 5000 }, (_, line) => `line ${line}`).join('\n')
  const { part, from, to } = lookAll(convertAll(text), 3000)!.cards.snakeCase
  expect(part.slice(from, to)).toBe('line_3000')
  expect(part).toMatch(/^line_29\d\d\nline_29/)
  expect(part).toMatch(/\nline_3100\n/)
  expect(part.length).toBeLessThanOrEqual(2200)
})

test('a line near the beginning is shown from the beginning, and a line too long for a card is cut', () => {
  const long = `short\n${'word '.repeat(1000)}\nlast`
  const { cards } = lookAll(convertAll(long), 0)!
  expect(cards.uppercase).toEqual({ part: convertAll(long).uppercase.slice(0, 2000), from: 0, to: 5 })
  const { part, from, to } = lookAll(convertAll(long), 1)!.cards.uppercase
  expect(part.slice(from, to)).toMatch(/^WORD WORD/)
  expect(to).toBe(part.length)
  expect(lookAll(convertAll(long), 2)!.cards.uppercase.part).toBe('LAST')
  const first = lookAll(convertAll(`${'word '.repeat(1000)}\nlast`), 0)!.cards.uppercase
  expect(first).toMatchObject({ from: 0, to: 2000 })
})

test('the shown part never begins or ends inside a character', () => {
  const results = convertAll(`${'😀'.repeat(3000)}\n`.repeat(3))
  for (const line of [0, 1, 2, 3])
    for (const { part } of Object.values(lookAll(results, line)!.cards)) expect(part.isWellFormed()).toBe(true)
})
