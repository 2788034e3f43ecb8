import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCsv, formatList, formatMessages } from './message-list.ts'

const letter = (message: string, email = '') => ({ id: 1, receivedAt: '2026-11-15T12:00:00.000Z', email, message })

test('messages are listed with their lines indented', () => {
  expect(formatList([letter('Hello\r\nworld\n\nBye', 'ada@example.com'), { ...letter('x'), id: 2 }])).toBe(
    `#1  2026-11-15T12:00:00.000Z  ada@example.com
    Hello
    world
    
    Bye

#2  2026-11-15T12:00:00.000Z  no address
    x

2 messages`,
  )
})

test.each([
  ['escape sequence', '\x1b[2J', '\\u{1b}[2J'],
  ['line that returns to its start', 'a\rb', 'a\\u{0d}b'],
  ['bell, tab and delete', '\x07\t\x7f', '\\u{07}\\u{09}\\u{7f}'],
  ['control of eight bits', '\x9b2J', '\\u{9b}2J'],
  ['change of direction', 'a\u202eb\u2066c\u200f', 'a\\u{202e}b\\u{2066}c\\u{200f}'],
  ['separator of lines', 'a\u2028#9\u2029\u0085', 'a\\u{2028}#9\\u{2029}\\u{85}'],
  ['character without a shape', 'a\u200bb\u00ad\u3164\u{e0041}', 'a\\u{200b}b\\u{ad}\\u{3164}\\u{e0041}'],
  ['family', '👨‍👩‍👧', '👨‍👩‍👧'],
])('a %s is made visible and does nothing', (_name, text, expected) => {
  expect(formatList([letter(text)])).toContain(`\n    ${expected}\n`)
  expect(formatList([letter('x', text)])).toContain(`  ${expected}\n`)
})

test('nothing in a message starts a line of the list or controls the terminal', () => {
  const nasty = fc
    .array(fc.constantFrom('\n', '\r', '#9  2026', '\x1b', '\u2028', 'x', ' ', '\u0085', '\v'))
    .map((a) => a.join(''))
  fc.assert(
    fc.property(nasty, nasty, (message, email) => {
      const [head = '', ...lines] = formatList([letter(message, email)]).split('\n')
      expect(head).toMatch(/^#1 {2}2026-11-15T12:00:00.000Z {2}/)
      expect(lines.slice(0, -2).every((line) => line.startsWith('    '))).toBe(true)
      expect(lines.slice(-2)).toEqual(['', '1 message'])
      expect([head, ...lines].join('')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    }),
  )
})

test('a long line or address is wrapped with an indent, so only our own lines start at the edge', () => {
  const forged = `${'x'.repeat(76)}#9  2026-11-15T12:00:00.000Z  boss@example.org`
  const lines = formatList([letter(forged, `${'a'.repeat(60)}#9@example.org`)], 80).split('\n')
  expect(lines.every((line) => line.length <= 80)).toBe(true)
  expect(lines.filter((line) => /^\S/.test(line))).toHaveLength(2)
  expect(lines.map((line) => line.trim()).join('')).toContain(forged.replace(/ {2}/, ''.padEnd(2)))
  const wide = formatList([letter('漢'.repeat(60))], 80).split('\n')
  expect(wide.filter((line) => line.includes('漢')).map((line) => line.length)).toEqual([42, 26])
})

/** A table's cells as a spreadsheet reads them (RFC 4180 §2; text after a closing quote is taken as it is). */
function readCells(csv: string, separator: string): string[] {
  const cells: string[] = []
  for (let at = 0; at < csv.length; at++) {
    let text = ''
    if (csv[at] === '"')
      for (at++; at < csv.length; at++) {
        if (csv[at] !== '"') text += csv[at]
        else if (csv[at + 1] === '"') text += csv[at++]
        else break
      }
    if (csv[at] === '"') at++
    for (; at < csv.length && csv[at] !== separator && csv[at] !== '\n'; at++) text += csv[at]
    cells.push(text)
  }
  return cells
}

const separators = [',', ';', '\t']

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['\n=1', "\n'=1"],
  [';=1+1', ";'=1+1"],
  ['a;=1;+2;b', "a;'=1;'+2;b"],
  ['a; =1', "a;' =1"],
  ['a\r\n=1', "a\n'=1"],
  ['\t=1', '\\u{09}=1'],
  ['\r=1', '\\u{0d}=1'],
  ['\u200b=1', '\\u{200b}=1'],
  ['a\x1b[2Jb', 'a\\u{1b}[2Jb'],
])('in a spreadsheet, the cell %j is neither a formula nor a control character', (text, expected) => {
  const csv = formatCsv([letter(text, text)])
  expect(csv).toBe(`id,receivedAt,email,message\n"1","2026-11-15T12:00:00.000Z","${expected}","${expected}"`)
})

test('no cell is a formula or contains a control character, whatever the separator', () => {
  const piece = fc.constantFrom('=', '+1', '-', '@', '＝', ';', ',', '"', ' ', '\n', '\r', '\t', '\x1b', '\u200b', 'x')
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, text, (message, email) => {
      const csv = formatCsv([letter(message, email)])
      expect(csv.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
      for (const separator of separators)
        for (const found of readCells(csv, separator)) expect(found).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
    }),
  )
})

test('JSON keeps the messages unchanged and has no control characters', () => {
  const piece = fc.constantFrom('\x9b', '\x1b', '\u202e', '\u2028', '\u{e0041}', '\ud800', '"', '\\', '\n', 'x')
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      const json = formatMessages([letter(text, text)])
      expect(JSON.parse(json)).toEqual([letter(text, text)])
      expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029\u202e\u{e0041}]/u)
    }),
  )
  expect(formatMessages([letter('\x9b2J\u{e0041}')])).toContain('"\\u009b2J\\udb40\\udc41"')
})

test('other cells stay as written, with quotes doubled', () => {
  expect(formatCsv([letter('He said "1-1=0"\nand left', 'ada@example.com')])).toBe(
    'id,receivedAt,email,message\n"1","2026-11-15T12:00:00.000Z","ada@example.com","He said ""1-1=0""\nand left"',
  )
})
