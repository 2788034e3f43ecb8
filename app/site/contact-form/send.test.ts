import { expect, test } from 'vitest'
import { readConfig } from '../../../build/config.ts'
import { addressOf } from './send.ts'

test.each([
  [{}, '/base/f/contact'],
  [{ FORMSPREE_FORM_ID: 'abc' }, 'https://formspree.io/f/abc'],
  [{ FORMSPREE_FORM_ID: 'abc', FORMSPREE_PROJECT: '' }, 'https://formspree.io/f/abc'],
  [{ FORMSPREE_FORM_ID: 'abc', FORMSPREE_PROJECT: '123' }, 'https://formspree.io/p/123/f/abc'],
  [{ FORMSPREE_PROJECT: '123' }, '/base/f/contact'],
])('with %j the form goes to %s', (env, address) => {
  expect(addressOf(readConfig(env).form, '/base')).toBe(address)
})
