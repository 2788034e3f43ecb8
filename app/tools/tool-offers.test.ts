import { afterEach, expect, test, vi } from 'vitest'
import { findTools, passTo } from './tool-offers.ts'

const offer = { slug: 'json-formatter', task: '', action: 'Format', kind: 'JSON', score: 1 }
const address = '/tools/json-formatter'

afterEach(() => vi.unstubAllGlobals())

test('an offer gets the name and the address of its tool; one of a tool without a page is dropped', () => {
  expect(findTools([{ ...offer, slug: 'no-page' }, offer])).toEqual([
    { ...offer, name: 'JSON Formatter', glyph: expect.any(String), address },
  ])
})

test('a text is left first, and its tool opens when the page says so; what cannot be left opens nothing', async () => {
  const assign = vi.fn()
  const setItem = vi.fn()
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem, removeItem() {} })
  const [tool] = findTools([offer])
  const openTool = await passTo(tool!, { text: '[1]' })
  expect(setItem).toHaveBeenCalledWith('stayput:hand-over', 'json-formatter \n[1]')
  expect(assign).not.toHaveBeenCalled()
  openTool?.()
  expect(assign).toHaveBeenCalledWith(address)
  // Without a service worker, a file cannot be left.
  expect(await passTo(tool!, { file: new File([], 'a') })).toBeNull()
})
