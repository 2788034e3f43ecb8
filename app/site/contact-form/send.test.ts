import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../../build/config.ts'
import { describeFailure, formAddress, waitFor } from './send.ts'

test.each([
  [{}, '/base/f/contact'],
  [{ FORMSPREE_FORM_ID: 'abc' }, 'https://formspree.io/f/abc'],
  [{ FORMSPREE_FORM_ID: 'abc', FORMSPREE_PROJECT: '' }, 'https://formspree.io/f/abc'],
  [{ FORMSPREE_FORM_ID: 'abc', FORMSPREE_PROJECT: '123' }, 'https://formspree.io/p/123/f/abc'],
  [{ FORMSPREE_PROJECT: '123' }, '/base/f/contact'],
])('with %j the form goes to %s', (env, address) => {
  expect(formAddress(readConfig(env).form, '/base')).toBe(address)
})

afterEach(() => {
  vi.useRealTimers()
})

test('work that never ends times out at the limit, not before', async () => {
  vi.useFakeTimers()
  const settled = vi.fn()
  const outcome = waitFor(new Promise<string>(() => {}), 30_000, 'no answer').then(settled)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await outcome
  expect(settled).toHaveBeenCalledWith('no answer')
})

test('work that ends in time returns its own outcome and leaves no timer behind', async () => {
  vi.useFakeTimers()
  expect(await waitFor(Promise.resolve('sent'), 30_000, 'no answer')).toBe('sent')
  await expect(waitFor(Promise.reject(new Error('broken')), 30_000, null)).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

const formCodes = [
  'BLOCKED',
  'EMPTY',
  'FILES_TOO_BIG',
  'FORM_NOT_FOUND',
  'INACTIVE',
  'NO_FILE_UPLOADS',
  'PROJECT_NOT_FOUND',
  'TOO_MANY_FILES',
]
const fieldCodes = [
  'REQUIRED_FIELD_EMPTY',
  'REQUIRED_FIELD_MISSING',
  'STRIPE_CLIENT_ERROR',
  'STRIPE_SCA_ERROR',
  'TYPE_EMAIL',
  'TYPE_NUMERIC',
  'TYPE_TEXT',
]

test.each(formCodes)('the form code %s has our own message', (code) => {
  const [sentence] = describeFailure([{ code, message: 'raw' }]).general
  expect(sentence).toMatch(/^[A-Z].*\.$/)
  expect(sentence).not.toContain('raw')
})

test.each(fieldCodes)('the message for field code %s starts with the name of the field', (code) => {
  const problems = [{ code, message: 'raw' }]
  const failure = describeFailure(
    [],
    [
      ['email', problems],
      ['message', problems],
    ],
  )
  expect(failure.email[0]).toMatch(/^Email (is|should|could)/)
  expect(failure.message[0]).toMatch(/^Message (is|should|could)/)
  expect(failure.general).toEqual([])
})

test.each([
  ['REQUIRED_FIELD_MISSING', 'raw', 'The field “subject” is required'],
  ['UNSPECIFIED', 'must be shorter', 'The field “subject” must be shorter'],
  ['UNSPECIFIED', '', 'The field “subject” was rejected'],
])('the error %s of an unknown field appears in the banner', (code, message, sentence) => {
  expect(describeFailure([{ code: 'EMPTY', message: 'raw' }], [['subject', [{ code, message }]]])).toEqual({
    general: ['The form was empty. Please write a message.', sentence],
    email: [],
    message: [],
  })
})

test.each([
  ['Failed to fetch', 'There is no connection to the server. Your message is still here; please try again later.'],
  [
    'NetworkError when attempting to fetch resource.',
    'There is no connection to the server. Your message is still here; please try again later.',
  ],
  ['Load failed', 'There is no connection to the server. Your message is still here; please try again later.'],
  ['Unexpected token < in JSON at position 0', 'Unexpected response format'],
  ['Unexpected submission result (kind: stripePluginPending)', 'Unexpected response format'],
  ['Unexpected response format', 'Unexpected response format'],
  [
    'Too many messages from this address. Please try again in 3 min.',
    'Too many messages from this address. Please try again in 3 min.',
  ],
  ['', 'Unexpected response format'],
])('the unspecified answer "%s" becomes "%s"', (message, expected) => {
  expect(describeFailure([{ code: 'UNSPECIFIED', message }]).general).toEqual([expected])
})
