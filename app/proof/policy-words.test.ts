import { expect, test } from 'vitest'
import { config } from '#app/config.ts'
import { policyFor } from '../policy.ts'
import { explainPolicy } from './policy-words.ts'

test.each([
  ["default-src 'none'", 'Whatever is not named here: forbidden.'],
  ["connect-src 'none'", 'Connections by fetch, XMLHttpRequest, sendBeacon, WebSocket or EventSource: forbidden.'],
  ['connect-src', 'Connections by fetch, XMLHttpRequest, sendBeacon, WebSocket or EventSource: forbidden.'],
  ["script-src 'self'", 'Scripts: only from this site.'],
  ["style-src 'sha256-abc='", 'Style sheets: only what is written in the page, known by its digest.'],
  [
    "script-src 'self' 'sha256-abc=' 'sha256-def='",
    'Scripts: only from this site and what is written in the page, known by its digest.',
  ],
  ["script-src 'self' 'wasm-unsafe-eval'", 'Scripts: only from this site and compiled from WebAssembly.'],
  [
    "img-src 'self' data: blob:",
    'Images: only from this site, from data written in the page and from data the page itself made.',
  ],
  ["form-action 'none'", 'Sending a form: forbidden.'],
  ['font-src https://fonts.example', 'Fonts: only from https://fonts.example.'],
  ['trusted-types stayput', 'The rules that may vouch for it: stayput.'],
  ["navigate-to 'none'", 'navigate-to: forbidden.'],
])('%s is said in plain words', (policy, words) => {
  expect(explainPolicy(policy)).toEqual([{ directive: policy, words }])
})

test('every directive of the tool pages has words of its own', () => {
  for (const needs of [[], ['wasm']] as const) {
    const explained = explainPolicy(policyFor('/tools/any', config, needs))
    expect(explained).toHaveLength(12)
    for (const { directive, words } of explained) expect(words).not.toContain(directive.split(' ')[0])
  }
})

test('a policy that is missing or blank says nothing', () => {
  expect(explainPolicy('')).toEqual([])
  expect(explainPolicy(' ; ')).toEqual([])
})
