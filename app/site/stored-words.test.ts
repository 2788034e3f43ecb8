import { expect, test } from 'vitest'
import { describeStored } from './stored-words.ts'

const names = { 'json-formatter': 'JSON Formatter', 'hash-generator': 'Hash Generator' }

test.each([
  ['theme', 'dark', 'Theme', 'dark'],
  ['favorites', 'hash-generator json-formatter', 'Favorites', 'Hash Generator, JSON Formatter'],
  ['recents', 'json-formatter gone', 'Recent tools, the last one first', 'JSON Formatter, gone'],
  ['recent-tools', 'off', 'Remember recent tools', 'off'],
  ['options', 'off', 'Remember options', 'off'],
  ['options:json-formatter', '{"indent":"tab"}', 'Options, JSON Formatter', '{"indent":"tab"}'],
  ['split:hash-generator', '40.0', 'Width of the first pane, in percent, Hash Generator', '40.0'],
  ['split:gone', '40.0', 'Width of the first pane, in percent, gone', '40.0'],
  ['toString', '[object', 'toString', '[object'],
  ['constructor:x', 'y', 'constructor:x', 'y'],
])('%s = %s is said as “%s”', (name, value, what, said) => {
  expect(describeStored(name, value, names)).toEqual({ what, value: said })
})
