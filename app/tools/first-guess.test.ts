import { expect, test } from 'vitest'
import { allTraits } from './all-traits.ts'
import { describeBest, recognizeInput } from './recognize-input.ts'

const der = 'MIIBszCCAVmgAwIBAgIUQ29uZ3JhdHVsYXRpb25zIHlvdSBmb3VuZCBtZQ=='
const pem = (label: string, headers = '') => `-----BEGIN ${label}-----\n${headers}${der}\n-----END ${label}-----\n`
const uuid = '550e8400-e29b-41d4-a716-446655440000'

const recognize = (text: string) => recognizeInput(allTraits, text)
const firstOf = (text: string) => {
  const offers = recognize(text)
  return [describeBest(offers, text).replace('Best guess: ', ''), offers[0]?.slug]
}

const base64 = 'base64-encode-decode'
const timestamp = 'timestamp-converter'
const unit = 'unit-converter'

/** The best guess for a text, the tool offered first, and what that tool gets if it is not the whole text. */
test.each<[text: string, kind: string, slug: string, part?: string]>([
  [pem('CERTIFICATE'), 'Certificate (PEM)', base64, der],
  [pem('CERTIFICATE REQUEST'), 'Certificate request (PEM)', base64, der],
  [pem('PUBLIC KEY').replaceAll('\n', '\r\n'), 'Public key (PEM)', base64, der],
  [pem('RSA PRIVATE KEY', 'Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,AB\n\n'), 'Private key (PEM)', base64, der],
  [pem('OPENSSH PRIVATE KEY'), 'SSH private key', base64, der],
  [`-----BEGIN PGP MESSAGE-----\n\n${der}\n=twTO\n-----END PGP MESSAGE-----`, 'PGP message', base64, der],
  ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGKx ada@host', 'SSH public key', base64, 'AAAAC3NzaC1lZDI1NTE5AAAAIGKx'],
  // The example of github.com/ulid/spec, and one of the MongoDB manual.
  ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'ULID (its time)', timestamp, '1469922850259'],
  ['507f1f77bcf86cd799439011', 'ObjectId (its time)', timestamp, '1350508407'],
  ['1640995200', 'Timestamp in seconds', timestamp],
  ['-1640995200', 'Timestamp in seconds', timestamp],
  ['2024-01-31', 'Date', timestamp],
  ['5 km', 'Length in kilometers', unit],
  ['5km', 'Length in kilometers', unit],
  ['5 km in miles', 'Length in kilometers', unit],
  ['1 meter', 'Length in meters', unit],
  ['1,5 metres', 'Length in meters', unit],
  ['72°F', 'Temperature in degrees Fahrenheit', unit],
  ['-40 °C', 'Temperature in degrees Celsius', unit],
  ['150 lbs', 'Weight in pounds', unit],
  ['1.5 GB', 'Data size in gigabytes', unit],
  ['100 km/h', 'Speed in kilometers per hour', unit],
  ['90 min', 'Time in minutes', unit],
  ['{"a":1}', 'JSON', 'json-formatter'],
  ['{"a":1,}', 'JSON with mistakes', 'json-formatter'],
  ['{\n"a": 1\n}', 'JSON', 'json-formatter'],
  ['c2370f', 'Color', 'color-palette-generator', '#c2370f'],
  ['ffffff', 'Color', 'color-palette-generator', '#ffffff'],
  ['cbf43926', 'CRC32 digest', 'hash-generator'],
  ['crc32: deadbeef', 'CRC32 digest', 'hash-generator'],
  [uuid, 'UUID, version 4', 'uuid-generator'],
  ['Authorization: Basic YWRhOnNlY3JldA==', 'Basic credentials', base64, 'YWRhOnNlY3JldA=='],
  ['Basic YWRhOnNlY3JldA==', 'Basic credentials', base64, 'YWRhOnNlY3JldA=='],
  ['Wed Jan 31 2024 12:00:00 GMT+0100 (Central European Standard Time)', 'Date', timestamp],
  ['ObjectId("507f1f77bcf86cd799439011")', 'ObjectId (its time)', timestamp, '1350508407'],
  ['5 m^2', 'Area in square meters', unit],
  ['1e3 m', 'Length in meters', unit],
  ['0.5in', 'Length in inches', unit],
  ['350 degrees F', 'Temperature in degrees Fahrenheit', unit],
  ['3 μs', 'Time in microseconds', unit],
  ['10 Gb', 'Data size in gigabits', unit],
  ['color: #c2370f;', 'Color', 'color-palette-generator', '#c2370f'],
  ['--accent: oklch(62% 0.2 30);', 'Color', 'color-palette-generator', 'oklch(62% 0.2 30)'],
  ['"primary": "#336699",', 'Color', 'color-palette-generator', '#336699'],
  ['fill="#c2370f"', 'Color', 'color-palette-generator', '#c2370f'],
  ['$primary: #336699', 'Color', 'color-palette-generator', '#336699'],
  ['</div>', 'Markup', 'html-encoder-decoder'],
  ['Hi <b>Ada</b>', 'Text with tags', 'html-encoder-decoder'],
  ['.*\\.js$', 'Regular expression', 'regex-tester'],
  ['[a-zA-Z0-9]', 'Regular expression', 'regex-tester'],
  ['(a+)+$', 'Regular expression', 'regex-tester'],
  ['^(foo|bar)', 'Regular expression', 'regex-tester'],
  ['?a=1', 'Query string', 'url-encoder-decoder'],
  ['{\\"a\\":1}', 'JSON with mistakes', 'json-formatter'],
])('%j is first of all %s', (text, kind, slug, part) => {
  expect(firstOf(text)).toEqual([kind, slug])
  expect(recognize(text)[0]?.part).toBe(part)
})

/** Copied out of code, with what is around it: the tool gets what is inside. */
test.each<[text: string, kind: string, inside: string]>([
  ['"2024-01-31T12:00:00Z",', 'Date', '2024-01-31T12:00:00Z'],
  ["'2024-01-31'", 'Date', '2024-01-31'],
  ['"1640995200"', 'Timestamp in seconds', '1640995200'],
  ['1640995200,', 'Timestamp in seconds', '1640995200'],
  ['"#c2370f"', 'Color', '#c2370f'],
  ['"c2370f"', 'Color', '#c2370f'],
  ['rgb(1, 2, 3);', 'Color', 'rgb(1, 2, 3)'],
  ['"https://example.com/?a=b"', 'URL', 'https://example.com/?a=b'],
  ['<https://example.com/a>', 'URL', 'https://example.com/a'],
  ['"SGVsbG8="', 'Base64 of text', 'SGVsbG8='],
  ['{"a":1},', 'JSON', '{"a":1}'],
  ['{"a":1};', 'JSON', '{"a":1}'],
  ['```json\n{"a":1}\n```', 'JSON', '{"a":1}'],
])('%j is %s inside', (text, kind, inside) => {
  expect(firstOf(text)[0]).toBe(kind)
  expect(recognize(text)[0]?.part).toBe(inside)
})

const plainOffers = ['Encode as Base64', 'Change its case', 'Hash this text', 'Count characters and words']

/** What no tool takes is named, and nobody is told to change its case. */
test.each<[text: string, name: string]>([
  ['::1', 'IPv6 address'],
  ['fe80::1', 'IPv6 address'],
  ['fe80::1%eth0', 'IPv6 address'],
  ['2001:db8::/32', 'IPv6 address'],
  ['2001:0db8:85a3:0000:0000:8a2e:0370:7334', 'IPv6 address'],
  ['[2001:db8::1]:8080', 'IPv6 address'],
  ['192.168.0.1', 'IPv4 address'],
  ['10.0.0.0/8', 'IPv4 address'],
  ['00:1A:2B:3C:4D:5E', 'MAC address'],
  ['00-1a-2b-3c-4d-5e', 'MAC address'],
  ['001a.2b3c.4d5e', 'MAC address'],
  ['name: Ada\nborn: 1815\ntags:\n  - math\n  - engine\n', 'YAML'],
  ['---\nversion: "3"\nservices:\n  web:\n    image: nginx\n', 'YAML'],
  ['- name: a\n  run: b\n- name: c\n  run: d', 'YAML'],
  [`id: ${uuid}\nname: Ada`, 'YAML'],
  ['name,age\nAda,36\nAlan,41', 'CSV'],
  ['name;age\nAda;36', 'CSV'],
  ['id,quote\n1,"a, b"\n2,"c"', 'CSV'],
  [`id,name\n${uuid},Ada`, 'CSV'],
  ['name\tage\nAda\t36', 'TSV'],
  ['SELECT * FROM users WHERE id = 1;', 'SQL'],
  ['select id, name\nfrom users', 'SQL'],
  ["INSERT INTO users (name) VALUES ('Ada')", 'SQL'],
  ['CREATE TABLE a (id int)', 'SQL'],
  [`DELETE FROM users WHERE id = '${uuid}'`, 'SQL'],
  ['curl https://example.com/?q=a%20b', 'curl command'],
  ['curl -X POST -d \'{"a":1}\' localhost', 'curl command'],
  ['\\u0048\\u0065\\u006c\\u006c\\u006f', 'Unicode escapes'],
  ['caf\\u00e9 cr\\u00e8me', 'Unicode escapes'],
  ['Jan 31, 2024', 'Date'],
  ['January 31, 2024', 'Date'],
  ['31 January 2024', 'Date'],
  ['Jan 31, 2024 5:30 PM', 'Date'],
  ['31/01/2024', 'Date'],
  ['{"a":1}\n{"a":2}', 'JSON Lines'],
  ['{"a":1}\r\n{"a":2}\r\n', 'JSON Lines'],
  ['[1,2]\n[3,4]', 'JSON Lines'],
  ['0xDEADBEEF', 'Hexadecimal number'],
  ['0xff', 'Hexadecimal number'],
  ['0x742d35Cc6634C0532925a3b844Bc454e4438f44e', 'Ethereum address'],
  ['ada@example.com', 'Email address'],
  ['25-Dec-2024', 'Date'],
  ['31-01-2024', 'Date'],
  ['2024-1-5', 'Date'],
  ['\\u{1F600}', 'Unicode escapes'],
  ['0b1010', 'Binary number'],
  ['01001000 01101001', 'Binary digits'],
  ['48 65 6c 6c 6f', 'Hex bytes'],
  ['$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy', 'bcrypt hash'],
  ['SELECT 1', 'SQL'],
  ['select now();', 'SQL'],
  ["SELECT 'a'", 'SQL'],
  ['FROM node:20\nRUN npm ci', 'Dockerfile'],
  ['# syntax=docker/dockerfile:1\nARG VERSION=20\nFROM node:$VERSION AS build\n\nCOPY . .\n', 'Dockerfile'],
  ['--- a/x.ts\n+++ b/x.ts\n@@ -1,2 +1,2 @@\n-let a = 1\n+const a = 1\n b()\n', 'Diff'],
  ['diff --git a/x b/x\nindex 3b18e51..a4d2c3f 100644\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b', 'Diff'],
  ['GET /index.html HTTP/1.1\nHost: example.com\nAccept: */*', 'HTTP headers'],
  ['HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n', 'HTTP headers'],
  ['HTTP/2 404\ndate: Mon, 01 Jan 2024 00:00:00 GMT', 'HTTP headers'],
  ['NODE_ENV=production\nPORT=3000', 'Environment variables'],
  [`# local\nexport API_URL=https://example.com\nID=${uuid}`, 'Environment variables'],
  // The examples of the AWS and GitHub documentation, and one of the reference implementation of Argon2.
  ['AKIAIOSFODNN7EXAMPLE', 'AWS access key'],
  ['ghp_16C7e42F292c6912E7710c838347Ae178B4a', 'GitHub token'],
  ['$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b4dWRWJTmaaJObG', 'Argon2 hash'],
  ['2024-01-31T12:00:00Z INFO started\n2024-01-31T12:00:01Z WARN slow', 'Log'],
  ['2024-01-31 12:00:00,123 INFO a, b\n2024-01-31 12:00:01,456 INFO c, d\n', 'Log'],
  ['[2024-01-31 12:00:00] started\n[2024-01-31 12:00:01] ready', 'Log'],
  // Not a log: a table of times.
  ['time,count\n2024-01-31 12:00:00,5', 'CSV'],
  ['2024-01-31 12:00:00,5\n2024-01-31 12:00:01,6', 'CSV'],
  ['2024-01-31 12:00:00\t5\n2024-01-31 12:00:01\t6', 'TSV'],
])('%j is named: %s', (text, name) => {
  expect(describeBest(recognize(text), text)).toBe(name)
  expect(recognize(text).map(({ kind }) => kind)).toEqual(plainOffers.filter((kind) => kind !== 'Change its case'))
})

/** Words that could be Base64, hex or a unit, and prose that looks like code. */
test.each([
  ...['beef', 'cafe', 'dead', 'deadbeef', 'facade', 'decade', 'accede', 'test', 'word', 'data', 'password', 'database'],
  ...['Tuesday', 'JavaScript', 'committee', 'aaaa', 'abcd', 'username12', 'helloworld', 'internationalization'],
  ...['The quick brown fox jumps over the lazy dog.', 'Meet me at noon, please.', 'Note: buy milk', 'Hello'],
  ...['21st', '1st place', '4K', '5B', '3D', '5G', '100 people', '5 am', '2 of 3', '10x', 'v1.2.3', 'Room 5 m'],
  ...['Select a friend from the list', 'Update your settings', 'with love as always', 'delete from memory the past'],
  ...[
    'curl your hair',
    'Dear Ada,\nthank you,\nbye,',
    'one, two\nthree, four',
    '- milk\n- eggs',
    'a;\nb;',
    'std::vector',
  ],
  ...[
    'C:\\dev\\work',
    '\\\\server\\share\\dir',
    'lodash@4.17.21',
    'java.util.*',
    '[x]',
    '[ERROR]',
    '*.js',
    'Ada: Gray',
    '"hello"',
  ],
  ...['"a", "b"', "it's,", '12pt', 'W/"5d41402abc4b2a76b9719d911017c592"', 'List<String>', 'a <b> c'],
  ...['Name: Ada\nAge: 36', 'Hello\nworld', 'f(a,b)\ng(c,d)', 'May 5', 'ratio 16:9', 'at 12:30', 'a::b::c'],
  ...['Select 1', 'select 2 friends', 'FROM Ada\nTO Alan', 'A=1', 'a=1\nb=2', 'GET UP\nNOW: run', 'AKIA', 'ghp_short'],
  ...['--- cut here ---\nHello', 'RUN away\nFROM me', '2024-01-31T12:00:00Z one\nand two'],
])('%j is plain text', (text) => {
  expect(describeBest(recognize(text), text)).toBe('Plain text')
  expect(recognize(text).map(({ kind }) => kind)).toEqual(plainOffers)
})

/** A guess that fits almost any text comes after what can be done with any text, so the first offer agrees with the name. */
test.each([
  // The snowflake of the Discord documentation, a phone number, a path, and a path or a pattern.
  ['175928847299117063', 'Number', 'Timestamp in nanoseconds'],
  ['5551234567', 'Number', 'Timestamp in seconds'],
  ['/tmp/', 'Plain text', 'Regular expression'],
  ['/abc/', 'Plain text', 'Regular expression'],
])('%s is first of all %s, and last a %s', (text, name, last) => {
  expect(firstOf(text)).toEqual([name, base64])
  expect(recognize(text).map(({ kind }) => kind)).toEqual([
    ...plainOffers.filter((kind) => name === 'Plain text' || kind !== 'Change its case'),
    last,
  ])
})

test.each([
  ['42', 'Number'],
  ['3.14', 'Number'],
  ['123456', 'Number'],
  ['20240131', 'Number'],
  ['12345678', 'Number'],
  ['1,234,567.89', 'Number'],
  ['123456789', 'Number'],
  ['-123456789', 'Number'],
  ['-5551234567', 'Number'],
  ['-123456789012345678', 'Number'],
  ['5551234567', 'Number'],
  ['5901234123457', 'Number'],
  ['4111111111111111', 'Number'],
  ['123456789012345678901234567890', 'Number'],
  ['+1 555 010 9999', 'Phone number'],
  ['(555) 010-9999', 'Phone number'],
  ['555-010-9999', 'Phone number'],
  ['$19.99', 'Price'],
  ['19,99 €', 'Price'],
])('%s is no guess of a tool: %s', (text, name) => {
  expect(describeBest(recognize(text), text)).toBe(name)
})
