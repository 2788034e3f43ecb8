import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyText } from '#app/browser/clipboard.ts'
import { downloadFile } from '#app/browser/download.ts'
import { dismissToast, readToasts } from '#app/ui/toast.ts'
import { readAtHand } from './at-hand.ts'
import { holdBench } from './bench-hold.ts'
import { type Copying, copyLimit, copyOutput, type Saving, saveOutput } from './give.ts'
import { CopyAction, DownloadAction } from './output-actions.tsx'

vi.mock('#app/browser/clipboard.ts', () => ({ copyText: vi.fn(async () => true) }))
vi.mock('#app/ui/use-alive.ts', () => ({ useAlive: () => true }))
vi.mock('#app/browser/download.ts', () => ({ downloadFile: vi.fn() }))

const [done, failed] = [{ title: 'Done' }, { title: 'Failed' }]
const copying: Copying = { isEmpty: false, text: () => 'a', copied: done, copyFailed: failed }
const saving: Saving = {
  isEmpty: false,
  file: () => ({ name: 'a.txt', parts: ['a'] }),
  downloaded: done,
  downloadFailed: failed,
}
const ways: [name: string, give: (given: Promise<null>) => Promise<unknown>][] = [
  ['copied', (given) => copyOutput({ ...copying, text: () => given })],
  ['saved', (given) => saveOutput({ ...saving, file: () => given })],
]

function forget() {
  vi.mocked(copyText).mockClear()
  vi.mocked(downloadFile).mockClear()
  for (const { id } of readToasts()) dismissToast(id)
}
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  forget()
  holdBench(null)
  vi.mocked(console.error).mockRestore()
})

test.each(ways)('what could not be made is not %s, which is logged and said', async (_, give) => {
  const error = new Error('no')
  await give(Promise.reject(error))
  expect(readToasts()).toMatchObject([{ title: 'Failed', tone: 'error' }])
  expect(console.error).toHaveBeenCalledWith(error)
})

test.each(ways)('what nobody wants any more is not %s, without a word', async (_, give) => {
  await give(Promise.resolve(null))
  expect(readToasts()).toEqual([])
})

test.each<[string, Partial<Copying>, string, string]>([
  ['is not there', { isEmpty: true }, 'Nothing to copy', 'There is no current output.'],
  ['is out of date', { stale: 'text' }, 'Not copied', 'Input changed since'],
  ['is no text', { reason: 'These bytes are not text.' }, 'Not copied', 'These bytes are not text.'],
  ['is too large', { length: copyLimit + 1 }, 'Not copied', 'Too large to copy (over 16 MB). Use Download.'],
  [
    'turns out to be too large',
    { text: async () => 'a'.repeat(copyLimit + 1), downloadLabel: 'Download Results' },
    'Not copied',
    'Too large to copy (over 16 MB). Use Download Results.',
  ],
])('an output that %s does not reach the clipboard, and the reason is said', async (_, change, title, description) => {
  expect(await copyOutput({ ...copying, ...change })).toBe(false)
  expect(copyText).not.toHaveBeenCalled()
  expect(readToasts()).toMatchObject([{ title, description }])
})

const conditions = {
  isEmpty: fc.boolean(),
  stale: fc.constantFrom(null, 'text' as const, 'settings' as const),
  reason: fc.constantFrom(undefined, 'These bytes are not text.'),
}
const length = fc.constantFrom(0, 1, copyLimit, copyLimit + 1)
const text = fc.constantFrom('a', 'b'.repeat(9))

function hold(copy: Copying, download: Saving) {
  const desk = { undo: null, reset: null, focus() {}, share() {} }
  holdBench(() => ({ desk, actions: {}, give: { copy, download }, prove: undefined }))
}

/** What a button says of itself: whether it can be pressed, and why not. */
const look = (button: Parameters<typeof renderToString>[0]) => {
  const html = renderToString(button)
  return { isDisabled: html.includes('disabled=""'), tip: /data-tip="([^"]*)"/.exec(html)?.[1] }
}

const outcome = () => ({
  given: [...vi.mocked(copyText).mock.calls, ...vi.mocked(downloadFile).mock.calls],
  said: readToasts().map(({ title, description }) => ({ title, description })),
})

async function watch(act: () => unknown) {
  forget()
  await act()
  expect(readToasts()).toHaveLength(1)
  return outcome()
}

test('what the button, the key and the palette copy is the same, or refused in the same words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record({ ...conditions, length, text }), async ({ text, ...rest }) => {
      const copy = { ...copying, ...rest, text: () => text }
      hold(copy, saving)
      const byKey = await watch(() => readAtHand()?.copy())
      const { isDisabled, tip } = look(createElement(CopyAction, copy))
      if (isDisabled) {
        expect(byKey.given).toEqual([])
        if (tip) expect(byKey.said[0]?.description).toBe(tip)
      } else {
        expect(byKey).toEqual(await watch(() => copyOutput(copy)))
        expect(byKey.given).toEqual([[text]])
      }
    }),
  )
})

test('what they download is the same, or refused in the same words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record(conditions), async (rest) => {
      const save = { ...saving, ...rest }
      hold(copying, save)
      const byKey = await watch(() => readAtHand()?.download())
      const { isDisabled, tip } = look(createElement(DownloadAction, save))
      expect(isDisabled).toBe(byKey.given.length === 0)
      if (tip) expect(byKey.said[0]?.description).toBe(tip)
      else if (!isDisabled) expect(byKey).toEqual(await watch(() => saveOutput(save)))
    }),
  )
})

test('a tool that answers a refused press itself does so by key and palette too', async () => {
  const onRefuse = vi.fn()
  hold({ ...copying, isEmpty: true, onRefuse }, { ...saving, stale: 'text', onRefuse })
  readAtHand()?.copy()
  readAtHand()?.download()
  expect(onRefuse.mock.calls).toEqual([['empty'], ['stale']])
  expect(look(createElement(CopyAction, { ...copying, isEmpty: true, onRefuse })).isDisabled).toBe(false)
})
