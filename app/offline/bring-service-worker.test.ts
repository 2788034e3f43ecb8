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

/** A browser on a first visit, with a service worker that is installing. */
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

test('on a first visit, the service worker is registered right away and awaited until it is active', async () => {
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

test('a service worker that fails to install never starts', async () => {
  const worker = new FakeWorker()
  setUp({ worker })
  const brought = bringServiceWorker()
  worker.become('redundant')
  expect(await brought).toBe(false)
  expect(hasServiceWorker()).toBe(false)
})

test('no service worker starts if the browser has none, refuses it or does not keep it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('navigator', {})
  expect(await bringServiceWorker()).toBe(false)
  setUp()
  expect(await bringServiceWorker()).toBe(false)
  setUp({ isRefused: true })
  expect(await bringServiceWorker()).toBe(false)
})
