import { isJsonLines } from '#app/lib/is-json.ts'
import type { Sample } from './traits.ts'

const longestLine = 300
const judgedLines = 20

const isIpv4 = (text: string) =>
  /^\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2}|:\d{1,5})?$/.test(text) &&
  text
    .split(/[/:]/, 1)[0]!
    .split('.')
    .every((part) => Number(part) < 256)

function isIpv6(text: string): boolean {
  const address = text.replace(/^\[|\](?::\d{1,5})?$/g, '').replace(/[%/][\w.-]{1,20}$/, '')
  return /^(?=.*:.*:)[\da-f:.]{2,45}$/i.test(address) && URL.canParse(`http://[${address}]/`)
}

const monthName = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?'
const clock = '(?:,?(?: at)? \\d{1,2}:\\d\\d(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?(?: [a-z]{1,5})?)?'
const weekday = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?'
const date = new RegExp(
  `^${weekday}(?:${monthName} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}(?:st|nd|rd|th)?[ -]${monthName}[ ,-]{1,2}\\d{4}|\\d{1,2}([/.-])\\d{1,2}\\1\\d{4}|\\d{4}([/.-])\\d{1,2}\\2\\d{1,2})${clock}$`,
  'i',
)

/** Forms of a text of one line. */
const lineForms: [name: string, is: (line: string) => boolean][] = [
  ['IPv4 address', isIpv4],
  ['IPv6 address', isIpv6],
  [
    'MAC address',
    (line) => /^[\da-f]{2}([:-])(?:[\da-f]{2}\1){4}[\da-f]{2}$|^(?:[\da-f]{4}\.){2}[\da-f]{4}$/i.test(line),
  ],
  ['Ethereum address', (line) => /^0x[\da-f]{40}$/i.test(line)],
  ['Hexadecimal number', (line) => /^[+-]?0x[\da-f_]+$/i.test(line)],
  ['Binary number', (line) => /^0b[01_]+$/i.test(line)],
  ['Binary digits', (line) => /^[01]{8}(?: [01]{8})+$/.test(line)],
  ['Hex bytes', (line) => /^[\da-f]{2}(?: [\da-f]{2}){2,}$/i.test(line) && /[a-f]/i.test(line)],
  ['bcrypt hash', (line) => /^\$2[abxy]\$\d\d\$[\w./]{53}$/.test(line)],
  ['Argon2 hash', (line) => /^\$argon2(?:id|[id])\$[\w=,$+/]+$/.test(line)],
  ['AWS access key', (line) => /^A[KS]IA[A-Z\d]{16}$/.test(line)],
  ['GitHub token', (line) => /^(?:gh[oprsu]_[a-z\d]{36,251}|github_pat_\w{22,251})$/i.test(line)],
  ['Number', (line) => /^[+−-]?(?:\d{1,3}(?:[ ,_]\d{3})+|\d+)(?:[.,]\d+)?(?:e[+-]?\d+)?$/i.test(line)],
  ['Price', (line) => /^[$€£¥] ?\d[\d.,]*$|^\d[\d.,]* ?(?:[$€£¥]|USD|EUR|GBP|JPY)$/.test(line)],
  ['Phone number', (line) => /^\+\d[\d ().-]{6,18}$|^(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}$/.test(line)],
  ['Date', (line) => date.test(line)],
  ['Email address', (line) => /^[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*\.[a-z][a-z\d-]{1,62}$/i.test(line)],
  ['ULID', (line) => /^[0-7][\dA-HJKMNP-TV-Z]{25}$/i.test(line) && /\d/.test(line.slice(1))],
]

const isCurl = (text: string) =>
  /^(?:\$ )?curl(?:\.exe)?\s+(?:-|["']?(?:https?:\/\/|localhost\b|[\w-]{1,60}\.\w))/.test(text)

const statement =
  /^(?:select\s[\s\S]*\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|(?:create|alter|drop|truncate)\s+(?:or\s+replace\s+)?(?:table|index|unique\s+index|view|database|schema|function|trigger)\s|with\s+\w+\s+as\s*\()/i
/** Without a table: `"SELECT 1"`, `"select now();"` */
const selection = /^(?:SELECT|select)\s+(?:\d+|'[^'\n]*'|@@?[\w.]+|\w+\([^()\n]*\))\s*;?$/
/** English uses the same words, but not in capitals, and hardly with these signs or line breaks. */
const isSql = (text: string) => {
  const bare = text.replace(/^(?:--[^\n]*\n)+/, '').trimStart()
  if (selection.test(bare)) return true
  return statement.test(bare) && (/^[A-Z]+\s/.test(bare) || /[*=;()]|\n\s*from\s/i.test(bare))
}

const escapes = /\\u[\da-f]{4}|\\u\{[\da-f]{1,6}\}|\\x[\da-f]{2}/gi
const isEscaped = (text: string) =>
  (text.match(escapes)?.length ?? 0) > 1 || /^\\u(?:[\da-f]{4}|\{[\da-f]{1,6}\})$/i.test(text)

const requestLine = /^(?:[A-Z]{3,7} \S{1,300} HTTP\/\d(?:\.\d)?|HTTP\/\d(?:\.\d)? \d{3}(?: .*)?)$/
const instruction =
  /^(?:ADD|ARG|CMD|COPY|ENTRYPOINT|ENV|EXPOSE|HEALTHCHECK|LABEL|ONBUILD|RUN|SHELL|USER|VOLUME|WORKDIR) \S/
const fileHeader = /^(?:diff --git |--- \S)/
const timedLine = /^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?\]?:? \S/
const notComments = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('#'))

/** Forms of a text of several lines, which say what they are. */
const textForms: [name: string, is: (lines: readonly string[]) => boolean][] = [
  ['HTTP headers', ([first, second]) => requestLine.test(first!) && /^[\w-]{1,80}:/.test(second!)],
  [
    'Dockerfile',
    (lines) => /^(?:FROM|ARG) \S/.test(notComments(lines)[0] ?? '') && lines.some((line) => instruction.test(line)),
  ],
  [
    'Diff',
    (lines) => fileHeader.test(lines[0]!) && lines.some((line) => /^(?:\+\+\+ \S|@@ -\d|similarity index )/.test(line)),
  ],
  [
    'Environment variables',
    (lines) => {
      const told = notComments(lines)
      return told.length > 1 && told.every((line) => /^(?:export )?[A-Z][A-Z\d_]*=/.test(line))
    },
  ],
  ['Log', (lines) => lines.every((line) => timedLine.test(line))],
]

const yamlKey = /^(?:- )*(?:[\w.$/-]{1,80}|"[^"\n]{1,80}"):(?:\s|$)/
/** Keys with values, of which at least one is not written like a label in prose, or holds a list. */
function isYaml(lines: readonly string[]): boolean {
  if (/^%YAML\b/.test(lines[0]!)) return true
  const told = lines.filter((line) => !/^\s*(?:#|---$|\.\.\.$)/.test(line))
  const keys = told.filter((line) => yamlKey.test(line.trimStart()))
  const isPart = (line: string) => yamlKey.test(line.trimStart()) || /^\s*- \S|^\s{2,}\S/.test(line)
  const isTyped = keys.some((line) => /^(?:\s|- )*["a-z_$./]/.test(line) || /:$/.test(line))
  return keys.length > 0 && told.length > 1 && isTyped && yamlKey.test(told[0]!) && told.every(isPart)
}

const quotedField = /"(?:[^"]|"")*"/g
/** Lines with the same number of separators, outside of quotes, and no field that begins with a space, as in prose. */
function isTable(lines: readonly string[], separator: string): boolean {
  const rows = lines.map((line) => line.replace(quotedField, 'q').split(separator))
  const width = rows[0]!.length
  const isFilled = rows.some((row) => row.at(-1) !== '') && rows.every((row) => row[0] !== '' || separator === ',')
  const isCode = separator !== '\t' && rows.some((row) => row.some((field) => /^ |[(){}<>=[\]]/.test(field)))
  return rows.length > 1 && width > 1 && rows.every((row) => row.length === width) && isFilled && !isCode
}

/** What a text is, if it has a form that no tool takes: `"fe80::1"` → "IPv6 address", `"hello"` → null */
export function nameText({ text, isCut }: Sample): string | null {
  const lines = text.split('\n', judgedLines + 1)
  const isWhole = lines.length <= judgedLines && !isCut
  const whole = (isWhole ? lines : lines.slice(0, judgedLines)).map((line) => line.trimEnd()).filter(Boolean)
  // The last line of a cut text may be incomplete.
  const judged = isCut && lines.length <= judgedLines ? whole.slice(0, -1) : whole
  if (lines.length === 1 && text.length <= longestLine) {
    const form = lineForms.find(([, is]) => is(text))
    if (form) return form[0]
  }
  const start = text.slice(0, 10 * longestLine)
  if (isCurl(start)) return 'curl command'
  if (isSql(start)) return 'SQL'
  if (isJsonLines({ text, isCut })) return 'JSON Lines'
  if (isEscaped(start)) return 'Unicode escapes'
  if (judged.length < 2 || judged.some((line) => line.length > 10 * longestLine)) return null
  const form = textForms.find(([, is]) => is(judged))
  if (form) return form[0]
  if (isTable(judged, '\t')) return 'TSV'
  if (isTable(judged, ',') || isTable(judged, ';')) return 'CSV'
  return isYaml(judged) ? 'YAML' : null
}
