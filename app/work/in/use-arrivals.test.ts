import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, readToasts } from '#app/ui/feedback/toast.ts'
import * as messages from '../messages.ts'
import type { Receiving } from './arrival-types.ts'
import { createFileReceiver } from './use-arrivals.ts'

function setUp(options: Partial<Receiving> = {}) {
  const log: unknown[] = []
  const actions = { count: 0 }
  const receiver = createFileReceiver({
    options: { current: { slug: 'tool', ...options } },
    intake: {
      open: async (file, task) => log.push(['open', file.name, task]) > 0,
      refuse: (reason) => void log.push(['refused', reason]),
    },
    actions,
    interrupt: () => void actions.count++,
    accept(show, task) {
      show()
      log.push(['task', task])
    },
    readSettings: () => ({}),
    setSettings: () => {},
  })
  return { ...receiver, log, actions }
}

const file = (name: string) => new File(['a'], name)
const dropped = (files: File[], folders: string[] = []) => ({ files, folders, unreadable: [], empty: [] }) as never

afterEach(() => {
  vi.restoreAllMocks()
  for (const { id } of readToasts()) dismissToast(id)
})

test('of several files, a tool for one opens the first and says so', () => {
  const { receive, log } = setUp()
  receive([file('a'), file('b')])
  expect(log).toEqual([['open', 'a', null]])
  expect(readToasts().map(({ title }) => title)).toEqual([messages.firstOpened(2)])
})

test('a tool that takes files as they are gets all of them, then their task', () => {
  const onFiles = vi.fn()
  const { receive, log } = setUp({ onFiles, takes: 'files' })
  receive([file('a'), file('b')], 'verify')
  expect(onFiles.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['a', 'b'])
  expect(log).toEqual([['task', 'verify']])
})

test('a drop without a file says why', async () => {
  const { receiveDrop, log } = setUp()
  await receiveDrop(Promise.resolve(dropped([], ['x'])))
  await receiveDrop(Promise.resolve(dropped([])))
  expect(log).toEqual([
    ['refused', messages.folderRefused('x')],
    ['refused', messages.noFile],
  ])
})

test('a drop that takes long to read is ignored if the visitor does something else meanwhile', async () => {
  const { receiveDrop, log, actions } = setUp()
  const late = receiveDrop(Promise.resolve(dropped([file('late')])))
  actions.count++
  await late
  expect(log).toEqual([])
  const first = receiveDrop(Promise.resolve(dropped([file('first')])))
  const second = receiveDrop(Promise.resolve(dropped([file('second')])))
  await Promise.all([first, second])
  expect(log).toEqual([['open', 'second', null]])
})

test('a drop that cannot be read is refused', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { receiveDrop, log } = setUp()
  await receiveDrop(Promise.reject(new Error('gone')))
  expect(log).toEqual([['refused', messages.unreadable]])
})
