import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, readToasts } from '#app/ui/feedback/toast.ts'
import { registry } from '../bench/bench-registry.ts'
import { readCurrentBench } from '../bench/current-bench.ts'
import {
  type Copying,
  copyLimit,
  copyOutput,
  findCopyRefusal,
  findRefusal,
  isDisabled,
  type Saving,
  saveOutput,
} from './copy-and-download.ts'
import { CopyAction, DownloadAction } from './output-actions.tsx'

/** What was copied and saved, in order. */
const given: string[] = []
function makeLink() {
  const link = { href: '', download: '', click: () => given.push(`saved ${link.download}`), remove() {} }
  return link
}

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
  given.length = 0
  for (const { id } of readToasts()) dismissToast(id)
}
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void given.push(`copied ${text}`) } })
  vi.stubGlobal('document', { createElement: makeLink, body: { append() {} } })
})
afterEach(() => {
  forget()
  registry.readBench = null
  vi.mocked(console.error).mockRestore()
  vi.unstubAllGlobals()
})

test.each(ways)('an output that could not be made is not %s; the error is logged and shown', async (_, give) => {
  const error = new Error('no')
  await give(Promise.reject(error))
  expect(readToasts()).toMatchObject([{ title: 'Failed', tone: 'error' }])
  expect(console.error).toHaveBeenCalledWith(error)
})

test.each(ways)('an output nobody wants anymore is not %s, and no toast appears', async (_, give) => {
  await give(Promise.resolve(null))
  expect(readToasts()).toEqual([])
})

test.each<[string, Partial<Copying>, string, string]>([
  ['is empty', { isEmpty: true }, 'Nothing to copy', 'There is no current output.'],
  ['is out of date', { stale: 'text' }, 'Not copied', 'Input has changed'],
  ['is not text', { reason: 'These bytes are not text.' }, 'Not copied', 'These bytes are not text.'],
  ['is too large', { length: copyLimit + 1 }, 'Not copied', 'Too large to copy (over 16 MB). Use Download.'],
  [
    'turns out to be too large',
    { text: async () => 'a'.repeat(copyLimit + 1), downloadLabel: 'Download Results' },
    'Not copied',
    'Too large to copy (over 16 MB). Use Download Results.',
  ],
])('an output that %s is not copied, and a toast says why', async (_, change, title, description) => {
  expect(await copyOutput({ ...copying, ...change })).toBe(false)
  expect(given).toEqual([])
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
  const desk = { undo: null, reset: null, focus() {}, share: () => ({ slug: '', settings: {}, texts: {} }) }
  registry.readBench = () => ({ desk, actions: {}, give: { copy, download }, prove: undefined })
}

/** Why a button is disabled, from its tooltip. */
const readTip = (button: Parameters<typeof renderToString>[0]) => /data-tip="([^"]*)"/.exec(renderToString(button))?.[1]

const outcome = () => ({
  given: [...given],
  said: readToasts().map(({ title, description }) => ({ title, description })),
})

async function watch(act: () => unknown) {
  forget()
  await act()
  expect(readToasts()).toHaveLength(1)
  return outcome()
}

test('the button, the key and the palette copy the same, or refuse in the same words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record({ ...conditions, length, text }), async ({ text, ...rest }) => {
      const copy = { ...copying, ...rest, text: () => text }
      hold(copy, saving)
      const byKey = await watch(() => readCurrentBench()?.copy())
      const tip = readTip(createElement(CopyAction, copy))
      if (isDisabled(findCopyRefusal(copy))) {
        expect(byKey.given).toEqual([])
        if (tip) expect(byKey.said[0]?.description).toBe(tip)
      } else {
        expect(byKey).toEqual(await watch(() => copyOutput(copy)))
        expect(byKey.given).toEqual([`copied ${text}`])
      }
    }),
  )
})

test('the button, the key and the palette download the same, or refuse in the same words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record(conditions), async (rest) => {
      const save = { ...saving, ...rest }
      hold(copying, save)
      const byKey = await watch(() => readCurrentBench()?.download())
      const tip = readTip(createElement(DownloadAction, save))
      const isRefused = isDisabled(findRefusal(save))
      expect(isRefused).toBe(byKey.given.length === 0)
      if (tip) expect(byKey.said[0]?.description).toBe(tip)
      else if (!isRefused) expect(byKey).toEqual(await watch(() => saveOutput(save)))
    }),
  )
})

test('a tool that handles a refused press itself does so for the key and the palette too', async () => {
  const onRefuse = vi.fn()
  hold({ ...copying, isEmpty: true, onRefuse }, { ...saving, stale: 'text', onRefuse })
  readCurrentBench()?.copy()
  readCurrentBench()?.download()
  expect(onRefuse.mock.calls).toEqual([['empty'], ['stale']])
  expect(isDisabled(findCopyRefusal({ ...copying, isEmpty: true }), onRefuse)).toBe(false)
})
