import type { Message } from '../server/database.ts'

const hidden = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** A text of one line whose characters all show: `"a\x1b[2Jb"` → `"a\\u{1b}[2Jb"` */
const show = (text: string) =>
  text.replace(hidden, (character) => `\\u{${character.codePointAt(0)?.toString(16).padStart(2, '0')}}`)

/** Messages for a terminal: only ours begins at the edge, so that no text of a message can pass for another one. */
export function formatList(messages: readonly Message[]): string {
  const entries = messages.map(({ id, receivedAt, email, message }) => {
    const lines = message.split(/\r?\n/).map((line) => `    ${show(line)}`)
    return [`#${id}  ${receivedAt}  ${email ? show(email) : 'no address'}`, ...lines, '', ''].join('\n')
  })
  return `${entries.join('')}${messages.length === 1 ? '1 message' : `${messages.length} messages`}`
}

// Spreadsheets run a cell that begins so, some after blanks or in full width (OWASP, CSV Injection).
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u

const cell = (text: string | number) => `"${String(text).replace(formula, "'$&").replaceAll('"', '""')}"`

/** Messages for a spreadsheet, with an apostrophe before what it would take for a formula: `=1+1` → `"'=1+1"` */
export function formatCsv(messages: readonly Message[]): string {
  const rows = messages.map(({ id, receivedAt, email, message }) =>
    [id, receivedAt, email, message].map(cell).join(','),
  )
  return ['id,receivedAt,email,message', ...rows].join('\n')
}
