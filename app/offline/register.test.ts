import { afterEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './register.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

class Worker extends EventTarget {
  postMessage = vi.fn()
}

/** A browser where one version is in use and the next one may be installing. */
function stubBrowser({ installing = null as Worker | null } = {}) {
  const active = new Worker()
  const registration = Object.assign(new EventTarget(), { active, installing, waiting: null as Worker | null })
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: active,
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  })
  const location = {
    href: 'https://stayput.example/',
    origin: 'https://stayput.example',
    pathname: '/',
    reload: vi.fn(),
  }
  vi.stubGlobal('navigator', { serviceWorker, doNotTrack: '1' })
  vi.stubGlobal('location', location)
  vi.stubGlobal('window', { stop: vi.fn() })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const finish = (worker: Worker) => {
    Object.assign(registration, { installing: null, waiting: worker })
    worker.dispatchEvent(new Event('statechange'))
  }
  return { registration, finish }
}

test('a version that was installing when the page opened is offered once it is ready', async () => {
  const next = new Worker()
  const { finish } = stubBrowser({ installing: next })
  const onUpdate = vi.fn()
  await registerServiceWorker(onUpdate)
  expect(onUpdate).not.toHaveBeenCalled()
  finish(next)
  expect(onUpdate).toHaveBeenCalledOnce()
})

/** Opens a page, then finds a new version that waits. */
async function findVersion() {
  const { registration, finish } = stubBrowser()
  const onUpdate = vi.fn()
  await registerServiceWorker(onUpdate)
  const next = new Worker()
  registration.installing = next
  registration.dispatchEvent(new Event('updatefound'))
  finish(next)
  return { next, active: registration.active, onUpdate }
}

test('a version found later is offered once it is ready, and only once', async () => {
  const { next, onUpdate } = await findVersion()
  next.dispatchEvent(new Event('statechange'))
  expect(onUpdate).toHaveBeenCalledOnce()
})

test('Reload asks the old version to switch to the new one, and tells the new one to take over if that takes too long', async () => {
  vi.useFakeTimers()
  const { next, active, onUpdate } = await findVersion()
  onUpdate.mock.calls[0]?.[0]()
  expect(active.postMessage).toHaveBeenCalledWith({ type: 'switch-version' }, [])
  await vi.advanceTimersByTimeAsync(9999)
  expect(next.postMessage).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(next.postMessage).toHaveBeenCalledWith({ type: 'take-over' }, [])
})
