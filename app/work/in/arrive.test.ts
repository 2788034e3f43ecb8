import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fail, ok, type Result } from '#app/lib/result.ts'
import type { HandOver } from '#app/offline/receive-hand-over.ts'
import { dismissToast, readToasts } from '#app/ui/feedback/toast.ts'
import * as messages from '../messages.ts'
import type { Receiving } from './arrival-types.ts'
import { arrive } from './arrive.ts'

type Link = { settings: Record<string, unknown>; texts: Record<string, string>; task?: string }

const initial = { mode: 'encode', indent: 2 }

/** A page with something for it: a hand-over, which comes when the test says so, or a link. */
function setUp(given: { link?: Result<Link, string> | Error; isSent?: boolean; options?: Partial<Receiving> }) {
  const log: unknown[] = []
  const actions = { count: 0 }
  let settings: Readonly<Record<string, unknown>> = initial
  let bring!: (left: HandOver | null) => void
  const left = new Promise<HandOver | null>((resolve) => {
    bring = resolve
  })
  let load!: () => void
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  const { link } = given
  arrive(
    {
      options: {
        current: { slug: 'tool', onText: ({ text }) => void log.push(['text', text.toString()]), ...given.options },
      },
      intake: { open: async () => true, refuse: (reason) => void log.push(['refused', reason]) },
      actions,
      interrupt: () => {},
      accept(show, task, isHeld = false) {
        show()
        log.push([isHeld ? 'held' : 'task', task])
      },
      readSettings: () => settings,
      setSettings(next) {
        // This tool does not know "decode".
        settings = { ...settings, ...next, ...(next.mode === 'decode' && { mode: 'encode' }) }
      },
      given: null,
      since: 0,
      loadOtherTools: () =>
        loaded.then(() => {
          if (link instanceof Error) throw link
          return { readLink: () => link } as never
        }),
      receive: (files, task) => void log.push(['files', files.map(({ name }) => name), task]),
    },
    {
      takeSent: () => given.isSent === true,
      takeHandOver: () => left,
      takeShared: async () => null,
      takeFragment: () => (link ? 'v1.link' : null),
      putFragmentBack: (fragment) => void log.push(['put back', fragment]),
    },
  )
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    log,
    act: () => void actions.count++,
    readSettings: () => settings,
    /** Another page's text or file comes now. */
    async bring(handOver: HandOver | null) {
      bring(handOver)
      await settle()
    },
    /** The code that reads the link has loaded. */
    async load() {
      load()
      await settle()
    },
  }
}

const linkOf = (link: Partial<Link>) => setUp({ link: ok({ settings: {}, texts: {}, ...link }) })
const titles = () => readToasts().map(({ title }) => title)

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  for (const { id } of readToasts()) dismissToast(id)
})

test('a text from another page is shown and its task is done', async () => {
  const page = setUp({})
  await page.bring({ task: 'decode', text: 'abc' })
  expect(page.log).toEqual([
    ['text', 'abc'],
    ['task', 'decode'],
  ])
  expect(titles()).toEqual([])
})

test('a text that comes after the visitor has typed is only offered, and comes when the offer is taken', async () => {
  const page = setUp({})
  page.act()
  await page.bring({ task: 'decode', text: 'late' })
  expect(page.log).toEqual([])
  expect(titles()).toEqual([messages.textArrived])
  readToasts()[0]?.action?.run()
  expect(page.log).toEqual([
    ['text', 'late'],
    ['task', 'decode'],
  ])
})

test('a file from another page is received with its task', async () => {
  const page = setUp({})
  const content = new Blob(['abc'])
  await page.bring({ task: 'hash', parcel: { slug: 'tool', task: 'hash', kind: 'file', name: 'a.bin', content } })
  expect(page.log).toEqual([['files', ['a.bin'], 'hash']])
})

test('what was lost on its way is refused with a reason, without touching what was typed meanwhile', async () => {
  const page = setUp({})
  await page.bring({ task: '', isLost: true })
  expect(page.log).toEqual([['refused', messages.handOverLost]])
  const typed = setUp({})
  typed.act()
  await typed.bring({ task: '', isLost: true })
  expect(typed.log).toEqual([])
  expect(titles()).toEqual([messages.handOverLost])
})

test('a page whose text was sent on and that had to be reloaded says so', () => {
  expect(setUp({ isSent: true }).log).toEqual([['refused', messages.sentNotKept]])
})

test('a link sets settings and text; a long or risky text waits for Run', async () => {
  const short = linkOf({ settings: { indent: 4 }, texts: { text: 'abc' }, task: 'decode' })
  await short.load()
  expect(short.readSettings()).toEqual({ ...initial, indent: 4 })
  expect(short.log).toEqual([
    ['text', 'abc'],
    ['task', 'decode'],
  ])
  expect(titles()).toEqual([messages.settingsFromLink])
  readToasts()[0]?.action?.run()
  expect(short.readSettings()).toEqual(initial)
  const long = linkOf({ texts: { text: 'a'.repeat(20_000) } })
  await long.load()
  expect(long.log.at(-1)).toEqual(['held', ''])
  const risky = setUp({ link: ok({ settings: {}, texts: { text: 'a' } }), options: { isRisky: () => true } })
  await risky.load()
  expect(risky.log.at(-1)).toEqual(['held', ''])
})

test('texts for other fields go to the tool as they are named', async () => {
  const onLink = vi.fn()
  const page = setUp({ link: ok({ settings: {}, texts: { text: 'a', pattern: 'b' } }), options: { onLink } })
  await page.load()
  expect(onLink).toHaveBeenCalledWith({ text: 'a', pattern: 'b' })
  expect(page.log).toEqual([['task', '']])
})

test('whatever the visitor does while a link loads wins', async () => {
  const page = linkOf({ settings: { indent: 4 }, texts: { text: 'abc' } })
  page.act()
  await page.load()
  expect(page.log).toEqual([])
  expect(page.readSettings()).toEqual(initial)
})

test('a text from another page that comes with a link belongs to the same action', async () => {
  const page = linkOf({ settings: { indent: 4 } })
  await page.bring({ task: '', text: 'abc' })
  expect(page.log[0]).toEqual(['text', 'abc'])
})

test('a link that cannot be read, or a setting that has no effect, is refused and changes nothing', async () => {
  const unread = setUp({ link: fail('No such option.') })
  await unread.load()
  expect(unread.log).toEqual([['refused', 'No such option.']])
  const unfit = linkOf({ settings: { indent: 4, mode: 'decode' }, texts: { text: 'abc' } })
  await unfit.load()
  expect(unfit.readSettings()).toEqual(initial)
  expect(unfit.log).toEqual([['refused', expect.stringContaining('“mode” to “decode”')]])
})

test('several lines are refused by a tool that takes one', async () => {
  const page = setUp({ link: ok({ settings: {}, texts: { text: 'a\nb' } }), options: { takes: 'line' } })
  await page.load()
  expect(page.log).toEqual([['refused', messages.noSingleValue(messages.thisLink)]])
})

test('if the code that reads links cannot be loaded, the link goes back into the address', async () => {
  const page = setUp({ link: new Error('offline') })
  await page.load()
  expect(page.log).toEqual([
    ['put back', 'v1.link'],
    ['refused', messages.partMissing],
  ])
})
