import { utf8 } from '#app/lib/bytes.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { formatJson } from '../format/json.ts'
import { describeError } from '../format/json-error.ts'
import { locate } from '../format/place.ts'
import { notRepaired } from '../messages.ts'
import { type Fault, readNearJson } from './near-json.ts'
import type { Edit } from './near-tokens.ts'

export interface RepairPiece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

export interface Repair {
  text: string
  /** Both texts in one: the old text is everything but the added pieces, the new text everything but the removed ones. */
  pieces: RepairPiece[]
  /** Whether the pieces show all changes. */
  isWhole: boolean
}

const mostChanges = 500

/** Turns near-JSON into JSON if that needs no guess, and shows the first 500 changes: `{a: 1,}` → `{"a": 1}` */
export function repairJson(text: string, onProgress?: (done: number) => void): Result<Repair> {
  if (isJson(text)) return ok(make(text, []))
  onProgress?.(0.1)
  const escaped = editEscaped(text)
  if (escaped && isJson(applyEdits(text, escaped))) return ok(make(text, escaped))
  const read = readNearJson(text, (done) => onProgress?.(0.1 + 0.7 * done))
  return read.ok ? ok(make(text, read.value)) : fail(describeFault(text, read.error))
}

/** Applies edits, which must be in order: `"[1,]"`, the comma removed → `"[1]"` */
function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts = edits.map((edit, i) => text.slice(edits[i - 1]?.to, edit.from) + edit.text)
  return parts.join('') + text.slice(edits.at(-1)?.to)
}

const opening = /^\s*[[{][\s[{]*(?:\\[nrt][\s[{]*)*\\"/
const escaped = /^\\["\\/nrt]$/

/** The edits that unescape JSON copied from inside a string, if it looks like that: `{\"a\":1}` → two backslashes removed */
function editEscaped(text: string): Edit[] | undefined {
  if (!opening.test(text)) return
  const edits: Edit[] = []
  for (const { 0: found, index } of text.matchAll(/\\.?/gs)) {
    if (!escaped.test(found)) return
    edits.push({ from: index, to: index + found.length, text: JSON.parse(`"${found}"`) })
  }
  return edits
}

const isJson = (text: string) => formatJson(utf8(text), { indent: '' }).ok

function make(text: string, edits: readonly Edit[]): Repair {
  const repaired = applyEdits(text, edits)
  if (!isJson(repaired)) throw new Error('a repair did not yield JSON')
  const pieces = edits.slice(0, mostChanges).flatMap((edit, i): RepairPiece[] => [
    { kind: 'same', text: text.slice(edits[i - 1]?.to, edit.from) },
    { kind: 'removed', text: text.slice(edit.from, edit.to) },
    { kind: 'added', text: edit.text },
  ])
  const isWhole = edits.length <= mostChanges
  if (isWhole) pieces.push({ kind: 'same', text: text.slice(edits.at(-1)?.to) })
  return { text: repaired, pieces: pieces.filter((piece) => piece.text !== ''), isWhole }
}

function describeFault(text: string, fault: Fault): string {
  const source = utf8(text)
  const offset = utf8(text.slice(0, fault.at)).length
  if ('expected' in fault) {
    const { message, line, column } = describeError(source, offset, fault.expected)
    return notRepaired(message, line, column)
  }
  const [place] = locate(source, [offset])
  return notRepaired(fault.reason, place!.line, place!.column)
}

const around = 60
const longest = 400
const gap = ' … '

function shorten(text: string, head: number, tail: number): string {
  if (text.length <= head + tail + gap.length) return text
  return `${text.slice(0, head)}${gap}${text.slice(text.length - tail)}`
}

/** Keeps unchanged text only near a change, and only both ends of a long change: `"a very long stretch"` → `"… stretch"` */
export const shortenPieces = (pieces: readonly RepairPiece[]): RepairPiece[] =>
  pieces.map(({ kind, text }, i) => {
    if (kind !== 'same') return { kind, text: shorten(text, longest / 2, longest / 2) }
    return { kind, text: shorten(text, i === 0 ? 0 : around, i === pieces.length - 1 ? 0 : around) }
  })
