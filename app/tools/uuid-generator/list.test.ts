import { expect, test } from 'vitest'
import { fileNameOf, isRising } from './list.ts'

const low = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f'
const high = '017f22e2-79b0-7cc3-98c4-dc0c0c073990'

test('a batch is called strictly increasing only if each UUID sorts after the one before', () => {
  expect(isRising({ version: 'v7', uuids: [low, high] })).toBe(true)
  expect(isRising({ version: 'v6', uuids: [low, high] })).toBe(true)
  expect(isRising({ version: 'v7', uuids: [high, low] })).toBe(false)
  expect(isRising({ version: 'v7', uuids: [low, low] })).toBe(false)
})

test('a single UUID is not called increasing, and neither are random ones', () => {
  expect(isRising({ version: 'v7', uuids: [low] })).toBe(false)
  expect(isRising({ version: 'v4', uuids: [low, high] })).toBe(false)
})

test('the file is named by Unix milliseconds', () => {
  expect(fileNameOf(1700000000000)).toBe('uuids-1700000000000.txt')
})
