import { afterEach, expect, test } from 'vitest'
import { dismissToast, readToasts, showToast } from './toast.ts'

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
})

test('shows at most three toasts: the oldest goes first, but a toast that stays goes only if all of them stay', () => {
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

test('a toast with the same words replaces the earlier one and becomes the newest', () => {
  const words = () => readToasts().map(({ title, description }) => [title, description])
  const first = showToast({ title: 'Copied', description: 'MD5' })
  showToast({ title: 'Copied', description: 'SHA-1' })
  const again = showToast({ title: 'Copied', description: 'MD5' })
  expect(again).not.toBe(first)
  expect(words()).toEqual([
    ['Copied', 'SHA-1'],
    ['Copied', 'MD5'],
  ])
})
