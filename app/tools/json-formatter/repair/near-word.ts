import type { Edit } from './edit.ts'

const literal = /^(?:true|false|null)$/
const number = /^([+-]?)(0|[1-9]\d*)?(?:(\.)(\d*))?(?:[eE][+-]?\d+)?$/

export const pythonLiterals: ReadonlyMap<string, string> = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
])

/** The edits that turn a word into a JSON literal or number, or undefined if that needs a guess: `+.5` → `0.5`, `NaN` → undefined */
export function editWord(word: string, at: number): Edit[] | undefined {
  if (literal.test(word)) return []
  const python = pythonLiterals.get(word)
  if (python) return [{ from: at, to: at + word.length, text: python }]
  const [found, sign = '', whole = '', point = '', fraction = ''] = number.exec(word) ?? []
  if (found === undefined || whole + fraction === '') return
  const edits: Edit[] = []
  const start = at + sign.length
  if (sign === '+') edits.push({ from: at, to: start, text: '' })
  if (whole === '') edits.push({ from: start, to: start, text: '0' })
  const end = start + whole.length + point.length
  if (point && fraction === '') edits.push({ from: end, to: end, text: '0' })
  return edits
}
