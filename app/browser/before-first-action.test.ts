import { beforeEach, expect, test, vi } from 'vitest'
import { beforeFirstAction, onContact } from './before-first-action.ts'

let page: EventTarget
let idle: (() => void)[]

function setUp({ readyState = 'loading', saveData = false } = {}) {
  page = new EventTarget()
  idle = []
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { connection: { saveData } })
  vi.stubGlobal('document', { readyState })
  vi.stubGlobal('self', { requestIdleCallback: (run: () => void) => idle.push(run) })
}
const happen = (type: string) => page.dispatchEvent(new Event(type))
function rest() {
  vi.runAllTimers()
  for (const run of idle.splice(0)) run()
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('prepares once, in idle time after the page has loaded', () => {
  setUp()
  const prepare = vi.fn()
  beforeFirstAction(prepare)
  rest()
  expect(prepare).not.toHaveBeenCalled()
  happen('load')
  expect(prepare).not.toHaveBeenCalled()
  rest()
  happen('pointermove')
  expect(prepare).toHaveBeenCalledTimes(1)
})

test('a page that has already loaded waits only for idle time', () => {
  setUp({ readyState: 'complete' })
  const prepare = vi.fn()
  beforeFirstAction(prepare)
  rest()
  expect(prepare).toHaveBeenCalledTimes(1)
})

test.each(['pointermove', 'pointerdown', 'focusin', 'keydown', 'dragenter'])(
  'the first interaction (%s) prepares right away, and only once',
  (contact) => {
    setUp()
    const prepare = vi.fn()
    beforeFirstAction(prepare)
    happen(contact)
    expect(prepare).toHaveBeenCalledTimes(1)
    happen(contact)
    happen('load')
    rest()
    expect(prepare).toHaveBeenCalledTimes(1)
  },
)

test('with data saving on, it waits for the first interaction', () => {
  setUp({ saveData: true })
  const prepare = vi.fn()
  beforeFirstAction(prepare)
  happen('load')
  rest()
  expect(prepare).not.toHaveBeenCalled()
  happen('keydown')
  expect(prepare).toHaveBeenCalledTimes(1)
})

test('after giving up, nothing runs', () => {
  setUp()
  const prepare = vi.fn()
  const forget = vi.fn()
  beforeFirstAction(prepare)()
  onContact(forget)()
  happen('keydown')
  happen('load')
  rest()
  expect([prepare, forget].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})
