import { expect, test } from 'vitest'
import { describeStored } from './stored.ts'

const names = { 'json-formatter': 'JSON Formatter', 'hash-generator': 'Hash Generator' }

test.each([
  ['theme', 'dark', 'Theme', 'dark'],
  ['favorites', 'hash-generator json-formatter', 'Favorites', 'Hash Generator, JSON Formatter'],
  ['recents', 'json-formatter gone', 'Recent tools, latest first', 'JSON Formatter, gone'],
  ['recent-tools', 'off', 'Remember recent tools', 'off'],
  ['options', 'off', 'Remember options', 'off'],
  ['single-keys', 'off', 'Single-key shortcuts', 'off'],
  ['ads', 'refused', 'Your answer about ads', 'refused'],
  ['options:json-formatter', '{"indent":"tab"}', 'Options, JSON Formatter', '{"indent":"tab"}'],
  ['split:hash-generator', '40.0', 'Width of the first pane, in percent, Hash Generator', '40.0'],
  ['split:gone', '40.0', 'Width of the first pane, in percent, gone', '40.0'],
  ['toString', '[object', 'toString', '[object'],
  ['constructor:x', 'y', 'constructor:x', 'y'],
])('%s = %s is described as “%s”', (name, value, what, said) => {
  expect(describeStored(name, value, names)).toEqual({ what, value: said })
})
