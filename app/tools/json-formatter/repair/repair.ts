import { jsonrepair } from 'jsonrepair'
import { utf8 } from '#app/lib/bytes.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { formatJson } from '../format/json.ts'
import { findChanges } from './changes.ts'

export interface RepairPiece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

export interface Comparison {
  /** The text before and after in one: without what is added it is the one, without what is removed the other. */
  pieces: RepairPiece[]
  /** Whether all changes are among the pieces. */
  isWhole: boolean
}

export type Repair = Comparison & { text: string }

const mostChanges = 500

const notRepairable = 'This text is too far from JSON to be repaired'
const tooDeep = 'This text is nested too deeply to be repaired'

/** Turns near-JSON into JSON and shows what it changed, the first 500 places: `{a: 1,}` → `{"a": 1}` */
export function repairJson(text: string, onProgress?: (done: number) => void): Result<Repair> {
  if (isJson(text)) return ok({ text, ...compare(text, text) })
  onProgress?.(0.1)
  try {
    const repaired = jsonrepair(text)
    onProgress?.(0.8)
    return isJson(repaired) ? ok({ text: repaired, ...compare(text, repaired) }) : fail(notRepairable)
  } catch (error) {
    return fail(error instanceof RangeError ? tooDeep : notRepairable)
  }
}

const isJson = (text: string) => formatJson(utf8(text), { indent: '' }).ok

function compare(before: string, after: string): Comparison {
  const pieces: RepairPiece[] = []
  let changes = 0
  let at = 0
  for (const { fromA, toA, fromB, toB } of findChanges(before, after)) {
    if (changes++ === mostChanges) return { pieces: pieces.filter(isFilled), isWhole: false }
    pieces.push(
      { kind: 'same', text: before.slice(at, fromA) },
      { kind: 'removed', text: before.slice(fromA, toA) },
      { kind: 'added', text: after.slice(fromB, toB) },
    )
    at = toA
  }
  pieces.push({ kind: 'same', text: before.slice(at) })
  return { pieces: pieces.filter(isFilled), isWhole: true }
}

const isFilled = ({ text }: RepairPiece) => text !== ''

const around = 60
const longest = 400
const gap = ' … '

function shorten(text: string, head: number, tail: number): string {
  if (text.length <= head + tail + gap.length) return text
  return `${text.slice(0, head)}${gap}${text.slice(text.length - tail)}`
}

/** Keeps of unchanged stretches what is near a change, and of long changes both ends: `"a very long stretch"` → `"… stretch"` */
export const shortenPieces = (pieces: readonly RepairPiece[]): RepairPiece[] =>
  pieces.map(({ kind, text }, i) => {
    if (kind !== 'same') return { kind, text: shorten(text, longest / 2, longest / 2) }
    return { kind, text: shorten(text, i === 0 ? 0 : around, i === pieces.length - 1 ? 0 : around) }
  })
