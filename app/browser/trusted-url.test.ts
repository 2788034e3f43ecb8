import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function load(globals: object) {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  return (await import('./trusted-url.ts')).trustScriptUrl
}

const location = new URL('https://stayput.example/tools/json-formatter')

test.each([
  ['/service-worker.js', true],
  ['https://stayput.example/assets/a.js', true],
  ['blob:https://stayput.example/6b1c', true],
  ['https://other.example/a.js', false],
  ['//other.example/a.js', false],
  ['http://stayput.example/a.js', false],
  ['blob:https://other.example/6b1c', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
])('%s is our own script: %s', async (url, isOurs) => {
  const trust = await load({ location })
  if (isOurs) expect(trust(url)).toBe(url)
  else expect(() => trust(url)).toThrow('not a script of this site')
})

test('with Trusted Types in the browser, our policy applies the same rule', async () => {
  const createPolicy = vi.fn((name: string, { createScriptURL }) => ({
    createScriptURL: (url: string) => `${name} vouches for ${createScriptURL(url)}`,
  }))
  const trust = await load({ location, trustedTypes: { createPolicy } })
  expect(trust('/a.js')).toBe('stayput vouches for /a.js')
  expect(() => trust('https://other.example/a.js')).toThrow('not a script of this site')
  expect(createPolicy).toHaveBeenCalledOnce()
})
