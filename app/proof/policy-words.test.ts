import { expect, test } from 'vitest'
import { config } from '#app/config.ts'
import { policyFor } from '../policy.ts'
import { explainPolicy } from './policy-words.ts'

test.each([
  ["default-src 'none'", 'Anything not listed here: forbidden.'],
  ["connect-src 'none'", 'Connections by fetch, XMLHttpRequest, sendBeacon, WebSocket or EventSource: forbidden.'],
  ['connect-src', 'Connections by fetch, XMLHttpRequest, sendBeacon, WebSocket or EventSource: forbidden.'],
  ["script-src 'self'", 'Scripts: only from this site.'],
  ["style-src 'sha256-abc='", 'Style sheets: only inline code with a known hash.'],
  ["script-src 'self' 'sha256-abc=' 'sha256-def='", 'Scripts: only from this site and inline code with a known hash.'],
  ["script-src 'self' 'wasm-unsafe-eval'", 'Scripts: only from this site and compiled from WebAssembly.'],
  [
    "img-src 'self' data: blob:",
    'Images: only from this site, from data written in the page, and from data the page itself made.',
  ],
  ["form-action 'none'", 'Sending a form: forbidden.'],
  ['font-src https://fonts.example', 'Fonts: only from https://fonts.example.'],
  ['trusted-types stayput', 'Policies that may do so: stayput.'],
  ["navigate-to 'none'", 'navigate-to: forbidden.'],
])('%s in plain words', (policy, words) => {
  expect(explainPolicy(policy)).toEqual([{ directive: policy, words }])
})

test('every directive of the tool pages has its own words', () => {
  for (const needs of [[], ['wasm']] as const) {
    const explained = explainPolicy(policyFor('/tools/any', config, needs))
    expect(explained).toHaveLength(12)
    for (const { directive, words } of explained) expect(words).not.toContain(directive.split(' ')[0])
  }
})

test('a missing or blank policy has no words', () => {
  expect(explainPolicy('')).toEqual([])
  expect(explainPolicy(' ; ')).toEqual([])
})
