import { afterEach, expect, test, vi } from 'vitest'
import { describeUntested, ensureEngine, findEngines } from './engines.ts'

const none = 'none on this machine and none could be installed'

// Any existing file.
const path = process.execPath

afterEach(() => vi.unstubAllEnvs())

test('a variable names the program for an engine, and an empty one skips the engine', () => {
  vi.stubEnv('FIREFOX_PATH', path)
  expect(findEngines('firefox')).toEqual([path])
  vi.stubEnv('FIREFOX_PATH', '')
  expect(findEngines('firefox')).toEqual([])
})

test('an engine that starts is used, and nothing is installed', async () => {
  vi.stubEnv('FIREFOX_PATH', path)
  const install = vi.fn()
  expect(await ensureEngine('firefox', async () => {}, [install])).toEqual({ path })
  expect(install).not.toHaveBeenCalled()
})

test('an engine that does not start says why in one line; each program and each way to install is tried once', async () => {
  vi.stubEnv('FIREFOX_PATH', undefined)
  const start = vi.fn(async () => Promise.reject(new Error('no room left\nat line 1')))
  const install = [vi.fn(), vi.fn()]
  const outcome = await ensureEngine('firefox', start, install)
  for (const way of install) expect(way).toHaveBeenCalledOnce()
  const paths = findEngines('firefox')
  expect(start.mock.calls).toEqual(paths.map((path) => [path]))
  expect(outcome).toEqual({
    path: '',
    fault: paths.length > 0 ? `${paths.at(-1)} does not start (no room left)` : none,
  })
})

test('an engine named by a variable is not replaced by an installed one', async () => {
  vi.stubEnv('WEBKIT_PATH', '')
  const install = vi.fn()
  expect(await ensureEngine('webkit', async () => {}, [install])).toEqual({
    path: '',
    fault: 'WEBKIT_PATH is empty or names a missing file',
  })
  expect(install).not.toHaveBeenCalled()
})

test('untested browsers are listed in one line, with no line if there are none', () => {
  expect(describeUntested([['Firefox', { path }]])).toBe('')
  expect(
    describeUntested([
      ['Firefox', { path }],
      ['WebKit', { path: '', fault: none }],
    ]),
  ).toBe('Not tested in WebKit: none on this machine and none could be installed.')
  expect(
    describeUntested([
      ['Firefox', { path: '', fault: 'it is old' }],
      ['WebKit', { path: '', fault: none }],
    ]),
  ).toBe('Not tested in Firefox: it is old; WebKit: none on this machine and none could be installed.')
})
