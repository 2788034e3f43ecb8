import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longTextOf } from '#app/lib/long-text.ts'
import { canHandOver, handOver, longestStored } from './hand-over.ts'
import { takeHandOver, takeShared } from './receive-hand-over.ts'
import { type Parcel, sharedKey, type ToServiceWorker } from './service-worker-messages.ts'
import { dropHandOver, takeHandOverKey, watchServiceWorker } from './sw-client.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

test.each(['plain', '', 'two\nlines', 'a b c', '{"a": 1}\n', 'é 日本 😀', '\ud800', '\r\n'])(
  'the receiver gets %j unchanged, with its task, and nothing stays in storage',
  async (text) => {
    expect(await handOver('base64-encode-decode', { text }, 'decode')).toBe(true)
    expect(await takeHandOver('base64-encode-decode', takeHandOverKey())).toEqual({ text, task: 'decode' })
    expect([...kept]).toEqual([])
    expect(await takeHandOver('base64-encode-decode', takeHandOverKey())).toBeNull()
  },
)

test('a text without a task arrives with an empty one', async () => {
  await handOver('json-formatter', { text: '[1]' })
  expect(await takeHandOver('json-formatter', takeHandOverKey())).toEqual({ text: '[1]', task: '' })
})

test('another tool gets nothing, and the text is gone anyway', async () => {
  await handOver('json-formatter', { text: '[1]' })
  expect(await takeHandOver('hash-generator', takeHandOverKey())).toBeNull()
  expect([...kept]).toEqual([])
})

test('a text whose tool was never opened can be dropped', async () => {
  await handOver('json-formatter', { text: '[1]' })
  dropHandOver()
  expect([...kept]).toEqual([])
})

test('only the last text is kept', async () => {
  await handOver('json-formatter', { text: 'first' })
  await handOver('hash-generator', { text: 'second' })
  expect(kept.size).toBe(1)
  expect(await takeHandOver('hash-generator', takeHandOverKey())).toMatchObject({ text: 'second' })
})

test('a text that is too long is refused without trying storage', async () => {
  expect(await handOver('json-formatter', { text: 'x'.repeat(longestStored + 1) })).toBe(false)
  expect([...kept]).toEqual([])
})

test('if storage is full, the earlier text does not stay either', async () => {
  await handOver('json-formatter', { text: 'first' })
  vi.stubGlobal('sessionStorage', {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(await handOver('json-formatter', { text: 'second' })).toBe(false)
  expect([...kept]).toEqual([])
})

test('if storage is blocked, nothing is handed over and nothing breaks', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(await handOver('json-formatter', { text: '[1]' })).toBe(false)
  expect(await takeHandOver('json-formatter', takeHandOverKey())).toBeNull()
})

/** A service worker that holds parcels, like ours. */
function stubKeeper(isForgetful = false) {
  const held = new Map<string, Parcel>()
  const controller = {
    postMessage(message: ToServiceWorker, [port]: MessagePort[] = []) {
      if (message.type === 'hold') {
        if (!isForgetful) held.set(message.key, message.parcel)
        port?.postMessage(true)
      }
      if (message.type === 'take') port?.postMessage(held.get(message.key) ?? null)
      if (message.type === 'take' || message.type === 'drop') held.delete(message.key)
    },
  }
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  return held
}

test('with a service worker, a text of any length waits there and the tab keeps only its key', async () => {
  const held = stubKeeper()
  const text = longTextOf(['x'.repeat(longestStored), 'secret'])
  expect(await handOver('json-formatter', { text }, 'format')).toBe(true)
  expect(JSON.stringify([...kept])).not.toContain('secret')
  const taken = await takeHandOver('json-formatter', takeHandOverKey())
  expect(taken).toMatchObject({ task: 'format', parcel: { kind: 'text' } })
  expect([...kept]).toEqual([])
  expect(held.size).toBe(0)
})

test('with a service worker, a file is handed over unchanged', async () => {
  stubKeeper()
  const bytes = Uint8Array.of(0x89, 0x50, 0, 0xff)
  expect(await handOver('hash-generator', { file: new File([bytes], 'a.png') })).toBe(true)
  const taken = await takeHandOver('hash-generator', takeHandOverKey())
  const parcel = taken && 'parcel' in taken ? taken.parcel : null
  expect(parcel).toMatchObject({ kind: 'file', name: 'a.png' })
  expect(new Uint8Array(await (parcel!.content as Blob).arrayBuffer())).toEqual(bytes)
})

test('without a service worker, a file is refused', async () => {
  expect(canHandOver({ file: new File([], 'a') })).toBe(false)
  expect(await handOver('hash-generator', { file: new File([], 'a') })).toBe(false)
})

test('a parcel the service worker lost is reported as lost, and a dropped one is no longer held', async () => {
  stubKeeper(true)
  await handOver('json-formatter', { text: '[1]' })
  expect(await takeHandOver('json-formatter', takeHandOverKey())).toEqual({ task: '', isLost: true })
  const held = stubKeeper()
  await handOver('json-formatter', { text: '[1]' })
  expect(held.size).toBe(1)
  dropHandOver()
  expect(held.size).toBe(0)
})

/** The address of a page opened by a share. */
function stubAddress(hash: string) {
  const replaceState = vi.fn()
  vi.stubGlobal('location', { hash, pathname: '/' })
  vi.stubGlobal('history', { state: null, replaceState })
  return replaceState
}

test('home takes what another app shared, and #shared is removed from its address', async () => {
  const parcel: Parcel = { slug: '', task: '', kind: 'file', name: 'a.png', content: new Blob(['x']) }
  stubKeeper().set(sharedKey, parcel)
  const replaceState = stubAddress('#shared')
  expect(await takeShared(takeHandOverKey())).toMatchObject({ task: '', parcel: { kind: 'file', name: 'a.png' } })
  expect(replaceState).toHaveBeenCalledWith(null, '', '/')
  expect(await takeShared(takeHandOverKey())).toEqual({ task: '', isLost: true })
})

test('home drops a text left for a tool that was never opened', async () => {
  const held = stubKeeper()
  stubAddress('')
  await handOver('json-formatter', { text: '[1]' })
  expect(await takeShared(takeHandOverKey())).toBeNull()
  expect([[...kept], held.size]).toEqual([[], 0])
})

test('a page is notified when a service worker takes over, and nothing breaks if there is none', () => {
  const serviceWorker = new EventTarget()
  vi.stubGlobal('navigator', { serviceWorker })
  const listener = vi.fn()
  const end = watchServiceWorker(listener)
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  end()
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  expect(listener).toHaveBeenCalledTimes(1)
  vi.stubGlobal('navigator', {})
  watchServiceWorker(listener)()
})
