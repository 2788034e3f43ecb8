import { expect, test } from 'vitest'
import { readContent } from '../read-content.ts'
import source from './content.md?raw'
import { readFields } from './reading.ts'
import { type FieldName, initialState, reduce } from './state.ts'

const content = readContent(source)

const read = (field: FieldName, text = '', state = initialState) =>
  readFields(reduce(state, { type: 'edit', field, text }))
const [seconds, milliseconds, date, negative] = content.examples?.items ?? []

test('the examples on the page match what the tool outputs', () => {
  for (const example of [seconds, negative]) expect(read('timestamp', example?.input).date).toBe(example?.output)
  const inMilliseconds = reduce(initialState, { type: 'set', settings: { unit: 'milliseconds' } })
  expect(read('timestamp', milliseconds?.input, inMilliseconds).date).toBe(milliseconds?.output)
  expect(read('date', date?.input).timestamp).toBe(date?.output)
})

test('ten digits cover September 2001 to November 2286, as the page says', () => {
  const dates = ['1000000000', '9999999999'].map((text) => read('timestamp', text).date)
  expect(dates).toEqual(['2001-09-09 01:46:40 UTC', '2286-11-20 17:46:39 UTC'])
})

test('the numbers on the page have one meaning, and 1,700 is refused with a reason', () => {
  for (const text of ['1,700,000,000', '1 700 000 000', '1_700_000_000', '1.7e9'])
    expect([text, read('timestamp', text).date]).toEqual([text, '2023-11-14 22:13:20 UTC'])
  expect(read('timestamp', '1,700').error?.reason).toContain('1,700 could mean')
})

test('a date with slashes or a leap second is rejected, as the page says', () => {
  for (const text of ['1/2/2024', '2016-12-31 23:59:60']) expect(read('date', text).error?.message).toBe('Invalid date')
})
