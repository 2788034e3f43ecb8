import { expect, test } from 'vitest'
import { readToasts, showToast } from './toast.ts'

test('at most three are shown: the oldest gives way, but one that stays only to another that does', () => {
  const offer = (title: string) => ({ title, stays: true })
  const titles = () => readToasts().map(({ title }) => title)
  for (const title of ['one', 'two', 'three', 'four']) showToast({ title })
  expect(titles()).toEqual(['two', 'three', 'four'])
  showToast(offer('offer'))
  for (const title of ['five', 'six', 'seven']) showToast({ title })
  expect(titles()).toEqual(['offer', 'six', 'seven'])
  for (const title of ['second offer', 'third offer', 'fourth offer']) showToast(offer(title))
  expect(titles()).toEqual(['second offer', 'third offer', 'fourth offer'])
})
