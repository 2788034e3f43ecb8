import { afterEach, expect, test, vi } from 'vitest'
import { bringServiceWorker } from './bring-service-worker.ts'
import { hasServiceWorker, setReady } from './sw-client.ts'

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
  const brought = bringServiceWorker()
  expect(register).toHaveBeenCalledOnce()
  expect(hasServiceWorker()).toBe(false)
  await Promise.resolve()
  worker.become('installed')
  worker.become('activated')
  expect(await brought).toBe(true)
  expect(hasServiceWorker()).toBe(true)
  expect(await bringServiceWorker()).toBe(true)
  expect(register).toHaveBeenCalledOnce()
})

test('one that fails while it is installed never comes', async () => {
  const worker = new FakeWorker()
  setUp({ worker })
  const brought = bringServiceWorker()
  worker.become('redundant')
  expect(await brought).toBe(false)
  expect(hasServiceWorker()).toBe(false)
})

test('where the browser has none, refuses it or keeps none, none comes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('navigator', {})
  expect(await bringServiceWorker()).toBe(false)
  setUp()
  expect(await bringServiceWorker()).toBe(false)
  setUp({ isRefused: true })
  expect(await bringServiceWorker()).toBe(false)
})
