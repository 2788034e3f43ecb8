import { expect, test } from 'vitest'
import { asksForPrivacy, readPageView } from './page-view.ts'

const routes = new Set(['/', '/tools', '/tools/json-formatter'])

test.each([
  ['/', '/'],
  ['/tools', '/tools'],
  ['/tools/', '/tools'],
  ['/tools/json-formatter/', '/tools/json-formatter'],
])('%s counts as a view of %s', (path, route) => {
  expect(readPageView(path, routes)).toEqual({ route, path })
})

test.each([['/tools/none'], ['/tools?text=secret'], ['/tools#secret'], ['//'], ['/tools//'], [''], [undefined], [7]])(
  '%s is not a view of a page',
  (path) => {
    expect(readPageView(path, routes)).toBeNull()
  },
)

test.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: false }, false],
  [{ globalPrivacyControl: true }, true],
])('%j asks for privacy: %s', (preferences, expected) => {
  expect(asksForPrivacy(preferences)).toBe(expected)
})
