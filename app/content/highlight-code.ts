export type Kind = 'comment' | 'string' | 'number' | 'word' | 'call' | 'key'
export type Token = { text: string; kind?: Kind }

const quoted = String.raw`'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"`
const string = `(?<string>${quoted})`
const number = String.raw`(?<number>-?\b\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?\b)`
const call = String.raw`(?<call>[A-Za-z_$][\w$]*(?=\())`
const comment = '(?<comment>#.*)'
const words = (list: string) => String.raw`(?<word>\b(?:${list.replaceAll(' ', '|')})\b)`

const languages: Record<string, readonly string[]> = {
  JavaScript: [
    '(?<comment>//.*)',
    // A regular expression can start only where a value can.
    `(?<string>${quoted}|${String.raw`(?<=[(=,]\s*)/(?:\\.|[^/\\])+/[a-z]*`})`,
    words('const let new return typeof null true false undefined'),
    call,
    number,
  ],
  Python: [comment, string, words('from import as def return lambda None True False'), call, number],
  JSON: [String.raw`(?<key>"[^"]*"(?=\s*:))`, string, words('true false null'), number],
  Shell: [comment, string, String.raw`(?<word>(?<=^|\| )[a-z]\w+)`, String.raw`(?<key>(?<= )--?[a-z][\w-]*)`],
  PowerShell: [comment, string, String.raw`(?<call>\b[A-Z]\w+-[A-Z]\w+)`, String.raw`(?<key>(?<= )-\w+)`],
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
export function highlight(code: string, language: string): Token[][] {
  // `(?!)` matches nothing.
  const pattern = new RegExp(languages[language]?.join('|') ?? '(?!)', 'g')
  return code.split('\n').map((line) => highlightLine(line, pattern))
}
