import type { Edit } from './edit.ts'

const opening = /^\s*[[{][\s[{]*(?:\\[nrt][\s[{]*)*\\"/
const meanings: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
])

/** The edits that unescape JSON copied from inside a string, if it looks like that: `{\"a\":1}` → two backslashes removed */
export function editEscaped(text: string): Edit[] | undefined {
  if (!opening.test(text)) return
  const edits: Edit[] = []
  for (const { 0: found, 1: char = '', index } of text.matchAll(/\\(.?)/gs)) {
    const meaning = meanings.get(char)
    if (meaning === undefined) return
    edits.push({ from: index, to: index + found.length, text: meaning })
  }
  return edits
}
