import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCsv, formatList } from './message-list.ts'

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
])('a %s shows and does nothing', (_name, text, expected) => {
  expect(formatList([letter(text)])).toContain(`\n    ${expected}\n`)
  expect(formatList([letter('x', text)])).toContain(`  ${expected}\n`)
})

test('nothing in a message begins a line of the list or controls the terminal', () => {
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

test('a long line or address goes on beside the edge of the terminal, where only ours begins', () => {
  const forged = `${'x'.repeat(76)}#9  2026-11-15T12:00:00.000Z  boss@example.org`
  const lines = formatList([letter(forged, `${'a'.repeat(60)}#9@example.org`)], 80).split('\n')
  expect(lines.every((line) => line.length <= 80)).toBe(true)
  expect(lines.filter((line) => /^\S/.test(line))).toHaveLength(2)
  expect(lines.map((line) => line.trim()).join('')).toContain(forged.replace(/ {2}/, ''.padEnd(2)))
  const wide = formatList([letter('漢'.repeat(60))], 80).split('\n')
  expect(wide.filter((line) => line.includes('漢')).map((line) => line.length)).toEqual([42, 26])
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\u00a0=1',
  '\u200b=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '\n=1',
])('the cell %j is no formula for a spreadsheet', (text) => {
  expect(formatCsv([letter(text, text)])).toBe(
    `id,receivedAt,email,message\n"1","2026-11-15T12:00:00.000Z","'${text}","'${text}"`,
  )
})

test('other cells are as they were written, quotes doubled', () => {
  expect(formatCsv([letter('He said "1-1=0"\nand left', 'ada@example.com')])).toBe(
    'id,receivedAt,email,message\n"1","2026-11-15T12:00:00.000Z","ada@example.com","He said ""1-1=0""\nand left"',
  )
})
