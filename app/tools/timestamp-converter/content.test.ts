import { expect, test } from 'vitest'
import { content } from './content.ts'
import { initialState, reduce } from './state.ts'

const [seconds, milliseconds, date, negative] = content.examples?.items ?? []

test('the examples of the page are what the tool gives', () => {
  for (const example of [seconds, negative]) {
    expect(reduce(initialState, { type: 'edit', field: 'timestamp', text: example?.input ?? '' }).date).toBe(
      example?.output,
    )
  }
  const inMilliseconds = reduce(initialState, { type: 'set', settings: { unit: 'milliseconds' } })
  const typed = reduce(inMilliseconds, { type: 'edit', field: 'timestamp', text: milliseconds?.input ?? '' })
  expect(typed.date).toBe(milliseconds?.output)
  expect(reduce(initialState, { type: 'edit', field: 'date', text: date?.input ?? '' }).timestamp).toBe(date?.output)
})

test('ten digits last from September 2001 to November 2286, as the page says', () => {
  const dateOf = (text: string) => reduce(initialState, { type: 'edit', field: 'timestamp', text }).date
  expect([dateOf('1000000000'), dateOf('9999999999')]).toEqual(['2001-09-09 01:46:40 UTC', '2286-11-20 17:46:39 UTC'])
})

test('a date with slashes is refused, as the page says', () => {
  expect(reduce(initialState, { type: 'edit', field: 'date', text: '1/2/2024' }).error?.message).toBe('Invalid date')
})
