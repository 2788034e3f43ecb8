export type Kind = 'comment' | 'string' | 'number' | 'word' | 'call' | 'key'
export type Token = { text: string; kind?: Kind }

const quoted = String.raw`'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"`
const number = String.raw`(?<number>-?\b\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?\b)`
const call = String.raw`(?<call>[A-Za-z_$][\w$]*(?=\())`
const words = (list: string) => String.raw`(?<word>\b(?:${list.replaceAll(' ', '|')})\b)`

// A regular expression can start only where a value can.
const javaScript = [
  '(?<comment>//.*)',
  `(?<string>${quoted}|${String.raw`(?<=[(=,]\s*)/(?:\\.|[^/\\])+/[a-z]*`})`,
  words('const let new return typeof null true false undefined'),
  call,
  number,
]
const python = [
  '(?<comment>#.*)',
  `(?<string>${quoted})`,
  words('from import as def return lambda None True False'),
  call,
  number,
]
const json = [String.raw`(?<key>"[^"]*"(?=\s*:))`, `(?<string>${quoted})`, words('true false null'), number]

const shell = [
  '(?<comment>#.*)',
  `(?<string>${quoted})`,
  String.raw`(?<word>(?<=^|\| )[a-z]\w+)`,
  String.raw`(?<key>(?<= )--?[a-z][\w-]*)`,
]
const powerShell = [
  '(?<comment>#.*)',
  `(?<string>${quoted})`,
  String.raw`(?<call>\b[A-Z]\w+-[A-Z]\w+)`,
  String.raw`(?<key>(?<= )-\w+)`,
]

const languages: Record<string, RegExp> = {
  JavaScript: new RegExp(javaScript.join('|'), 'g'),
  Python: new RegExp(python.join('|'), 'g'),
  JSON: new RegExp(json.join('|'), 'g'),
  Shell: new RegExp(shell.join('|'), 'g'),
  PowerShell: new RegExp(powerShell.join('|'), 'g'),
}

function highlightLine(line: string, pattern: RegExp): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const { 0: text, index, groups = {} } of line.matchAll(pattern)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) as Kind
    if (index > end) tokens.push({ text: line.slice(end, index) })
    tokens.push({ text, kind })
    end = index + text.length
  }
  return end < line.length ? [...tokens, { text: line.slice(end) }] : tokens
}

/** The lines of a sample as tokens; a line in an unknown language is one plain token: `"btoa('€')"` → call `btoa`, `(`, string, `)` */
export const highlight = (code: string, language: string): Token[][] =>
  code.split('\n').map((line) => {
    const pattern = languages[language]
    return pattern ? highlightLine(line, pattern) : [{ text: line }]
  })
