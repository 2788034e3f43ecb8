import { expect, test } from 'vitest'
import { readDataUri } from './data-uri.ts'

// The first two are from RFC 2397 §4.
test.each([
  ['data:,A%20brief%20note', { type: 'text/plain', isBase64: false }],
  ['data:text/plain;charset=iso-8859-7,%be%d3%be', { type: 'text/plain', isBase64: false }],
  ['data:image/png;base64,iVBO', { type: 'image/png', isBase64: true }],
  ['DATA:text/html;charset=utf-8;BASE64,PHA+', { type: 'text/html', isBase64: true }],
  ['data:image/svg+xml;utf8,<svg/>', { type: 'image/svg+xml', isBase64: false }],
  ['data: none', null],
  ['database:x,y', null],
])('%s', (text, expected) => {
  expect(readDataUri(text)).toEqual(expected)
})
