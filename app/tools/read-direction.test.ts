import { expect, test } from 'vitest'
import { guessPasted as guessBase64 } from './base64-encode-decode/guess-pasted.ts'
import { guessPasted as guessHtml } from './html-encoder-decoder/guess-pasted.ts'
import { readDirection } from './read-direction.ts'

test.each([
  ['eyJhIjoxfQ==', 'Base64 of JSON'],
  ['aGVsbG8gd29ybGQ=', 'Base64 of text'],
  ['data:text/plain;base64,SGk=', 'Data URI (text/plain)'],
  [
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
    'Base64 (PNG image)',
  ],
  // Words, numbers and keys may look like Base64 and still be meant as they are.
  ['hello', null],
  ['test1234', null],
  ['responsibility', null],
  ['internationalization', null],
  ['12345678901234567890', null],
  ['q83vEjRWeJCrze8SNFZ4kA==', null],
  ['d41d8cd98f00b204e9800998ecf8427e', null],
  ['{"a":1}', null],
  ['', null],
  // The tool decodes the whole text, so what is around the Base64 counts.
  ['-----BEGIN CERTIFICATE-----\nTUlJQg==\n-----END CERTIFICATE-----\n', 'Certificate (PEM)'],
  ['Basic YWRhOnNlY3JldA==', null],
  ['Authorization: Basic YWRhOnNlY3JldA==', null],
  ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGKx ada@host', null],
])('Base64: %j is decoded as %j', (text, kind) => {
  expect(readDirection(guessBase64({ text, isCut: false }))).toBe(kind)
})

test.each([
  ['Fish &amp; chips', 'HTML entities'],
  ['&lt;p&gt;Hello&lt;/p&gt;', 'HTML entities'],
  ['&#8364; 5', 'HTML entities'],
  ['<p>Fish &amp; chips</p>', null],
  ['Fish & chips', null],
  ['Fish & chips &amp; peas', null],
  ['if (a && b) return s.replace(/&lt;/g,"<")', null],
  ['SELECT * FROM a WHERE b=&id;', null],
  ['run &job; wait', null],
  ['https://example.com/?a=1&lt=2', null],
])('HTML: %j is decoded as %j', (text, kind) => {
  expect(readDirection(guessHtml({ text, isCut: false }))).toBe(kind)
})
