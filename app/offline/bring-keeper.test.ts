import { afterEach, expect, test, vi } from 'vitest'
import { bringKeeper } from './bring-keeper.ts'
import { hasKeeper, setReady } from './keeper.ts'

class FakeWorker extends EventTarget {
  state = 'installing'
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** A browser whose service worker is in the state of a first visit. */
function setUp({ worker, isRefused = false }: { worker?: FakeWorker; isRefused?: boolean } = {}) {
  vi.stubGlobal('location', { href: 'https://stayput.example/', origin: 'https://stayput.example' })
  const register = vi.fn(async () => {
    if (isRefused) throw new DOMException('no', 'SecurityError')
  })
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: null, register, getRegistration: async () => worker && { installing: worker } },
  })
  return register
}
afterEach(() => {
  setReady(null)
  vi.unstubAllGlobals()
})

test('on a first visit the service worker is asked for at once, and waited for until it works', async () => {
  const worker = new FakeWorker()
  const register = setUp({ worker })
  const brought = bringKeeper()
  expect(register).toHaveBeenCalledOnce()
  expect(hasKeeper()).toBe(false)
  await Promise.resolve()
  worker.become('installed')
  worker.become('activated')
  expect(await brought).toBe(true)
  expect(hasKeeper()).toBe(true)
  expect(await bringKeeper()).toBe(true)
  expect(register).toHaveBeenCalledOnce()
})

test('one that fails while it is installed never comes', async () => {
  const worker = new FakeWorker()
  setUp({ worker })
  const brought = bringKeeper()
  worker.become('redundant')
  expect(await brought).toBe(false)
  expect(hasKeeper()).toBe(false)
})

test('where the browser has none, refuses it or keeps none, none comes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('navigator', {})
  expect(await bringKeeper()).toBe(false)
  setUp()
  expect(await bringKeeper()).toBe(false)
  setUp({ isRefused: true })
  expect(await bringKeeper()).toBe(false)
})
