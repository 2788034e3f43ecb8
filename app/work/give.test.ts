import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, readToasts, type Toast } from '#app/ui/toast.ts'
import { copyOutput, saveOutput } from './give.ts'

const [done, failed] = [{ title: 'Done' }, { title: 'Failed' }]
const ways: [name: string, give: (given: Promise<null>, done: Toast, failed: Toast) => Promise<unknown>][] = [
  ['copied', copyOutput],
  ['saved', saveOutput],
]

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  for (const { id } of readToasts()) dismissToast(id)
})

test.each(ways)('what could not be made is not %s, which is logged and said', async (_, give) => {
  const error = new Error('no')
  await give(Promise.reject(error), done, failed)
  expect(readToasts()).toMatchObject([{ title: 'Failed', tone: 'error' }])
  expect(console.error).toHaveBeenCalledWith(error)
})

test.each(ways)('what nobody wants any more is not %s, without a word', async (_, give) => {
  await give(Promise.resolve(null), done, failed)
  expect(readToasts()).toEqual([])
})
