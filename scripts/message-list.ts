import type { Message } from '../server/database.ts'

// Control characters, invisible format characters (except the joiners that scripts and emoji need), and letters that look blank.
const hidden = /[\p{Cc}\u2028\u2029\u115f\u1160\u2800\u3164\uffa0]|(?![\u200c\u200d])\p{Cf}/gu

/** Makes every character of a line visible: `"a\x1b[2Jb"` → `"a\\u{1b}[2Jb"` */
const show = (text: string) =>
  text.replace(hidden, (character) => `\\u{${character.codePointAt(0)?.toString(16).padStart(2, '0')}}`)

const linesOf = (text: string) => text.split(/\r?\n/)

/** Splits a line to fit the terminal's width, because the terminal itself would wrap to the edge. Non-Latin characters may be wide. */
function wrap(line: string, width: number): string[] {
  const pieces = ['']
  let left = width
  for (const character of line) {
    const size = character < '\u0300' ? 1 : 2
    if (left < size) {
      pieces.push('')
      left = width
    }
    pieces[pieces.length - 1] += character
    left -= size
  }
  return pieces
}

/** Lists messages for a terminal. Only our own lines start at the edge, so no message text can pass for another message. */
export function formatList(messages: readonly Message[], columns = process.stdout.columns || 80): string {
  const width = Math.max(columns - 4, 2)
  const entries = messages.map(({ id, receivedAt, email, message }) => {
    const head = `#${id}  ${receivedAt}  ${email ? show(email) : 'no address'}`
    const lines = linesOf(message).flatMap((line) => wrap(show(line), width))
    const [first, ...rest] = wrap(head, width)
    return [first, ...[...rest, ...lines].map((line) => `    ${line}`), '', ''].join('\n')
  })
  return `${entries.join('')}${messages.length === 1 ? '1 message' : `${messages.length} messages`}`
}

// Spreadsheets run a cell that starts like this, some also after blanks or in full width (OWASP, CSV Injection). A spreadsheet that
// separates cells by semicolons ignores our quotes, so its cells start after each semicolon and on each line.
const formula = /(^|;)(?=[\s"]*[=+\-@＝＋－＠])/g

const cell = (text: string | number) => {
  const lines = linesOf(String(text)).map((line) => show(line).replace(formula, "$1'"))
  return `"${lines.join('\n').replaceAll('"', '""')}"`
}

/** Messages for a spreadsheet, with an apostrophe before anything it would run as a formula: `=1+1` → `"'=1+1"` */
export function formatCsv(messages: readonly Message[]): string {
  const rows = messages.map(({ id, receivedAt, email, message }) =>
    [id, receivedAt, email, message].map(cell).join(','),
  )
  return ['id,receivedAt,email,message', ...rows].join('\n')
}

const escapeUnits = (text: string) =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')

/** Messages as JSON, unchanged but with every invisible character escaped. */
export const formatMessages = (messages: readonly Message[]): string =>
  linesOf(JSON.stringify(messages, null, 2))
    .map((line) => line.replace(hidden, escapeUnits))
    .join('\n')
