import { diff } from '@codemirror/merge'
import { jsonrepair } from 'jsonrepair'
import { utf8 } from '#app/lib/bytes.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { formatJson } from './json.ts'

export interface RepairPiece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

export interface Repair {
  text: string
  /** The text before and after in one: without what is added it is the one, without what is removed the other. */
  pieces: RepairPiece[]
}

const notRepairable = 'This text is too far from JSON to be repaired'
const tooDeep = 'This text is nested too deeply to be repaired'

/** Turns near-JSON into JSON and shows what it changed: `{a: 1,}` → `{"a": 1}` */
export function repairJson(text: string): Result<Repair> {
  if (isJson(text)) return ok({ text, pieces: compare(text, text) })
  try {
    const repaired = jsonrepair(text)
    return isJson(repaired) ? ok({ text: repaired, pieces: compare(text, repaired) }) : fail(notRepairable)
  } catch (error) {
    return fail(error instanceof RangeError ? tooDeep : notRepairable)
  }
}

const isJson = (text: string) => formatJson(utf8(text), { indent: '' }).ok

function compare(before: string, after: string): RepairPiece[] {
  const pieces: RepairPiece[] = []
  let at = 0
  for (const { fromA, toA, fromB, toB } of diff(before, after, { scanLimit: 1000 })) {
    pieces.push(
      { kind: 'same', text: before.slice(at, fromA) },
      { kind: 'removed', text: before.slice(fromA, toA) },
      { kind: 'added', text: after.slice(fromB, toB) },
    )
    at = toA
  }
  pieces.push({ kind: 'same', text: before.slice(at) })
  return pieces.filter((piece) => piece.text !== '')
}

const around = 60
const gap = ' … '

/** Keeps of unchanged stretches what is near a change: `"a very long stretch"` → `"… stretch"` */
export function shortenPieces(pieces: readonly RepairPiece[]): RepairPiece[] {
  return pieces.map((piece, i) => {
    if (piece.kind !== 'same') return piece
    const head = i === 0 ? '' : piece.text.slice(0, around)
    const tail = i === pieces.length - 1 ? '' : piece.text.slice(-around)
    const isLong = piece.text.length > head.length + tail.length + gap.length
    return isLong ? { ...piece, text: `${head}${gap}${tail}` } : piece
  })
}
