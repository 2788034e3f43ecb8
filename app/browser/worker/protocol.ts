import { joinPieces, type LongText, type PaneText } from '#app/lib/long-text.ts'
import { isPlainObject } from '#app/lib/plain-object.ts'
import type { Observed } from '#app/lib/traffic.ts'

/** A piece of long text for the call or answer with this id. Pieces come before that message. */
export type Piece = { id: number; of: number; piece: string }
export type Call = { id: number; name: string; input: unknown }
export type Answer = { id: number } & (
  | { progress: number }
  | { fed: string | null }
  | { output: unknown }
  | { error: string }
)
/** A worker reports the requests it made, without being asked. */
export type Report = { observed: Observed }

/** Marks the place of a long text in a message. The text is sent separately, so no message blocks the page. */
type Place = { longText: number }

const deepest = 3
const isLongText = (value: unknown): value is LongText =>
  typeof value === 'object' && value !== null && 'chunks' in value && typeof value.chunks === 'function'

const change = (value: unknown, replace: (value: unknown) => unknown, depth = 0): unknown => {
  const replaced = replace(value)
  if (replaced !== value || depth === deepest || !isPlainObject(value)) return replaced
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each, replace, depth + 1)]))
}

/** Takes the long texts out of a value: `{ text: longText }` → a value to post, and the texts. An empty one becomes '': it has no pieces. */
export function takeApart(value: unknown): { rest: unknown; texts: LongText[] } {
  const texts: LongText[] = []
  const rest = change(value, (each) => {
    if (!isLongText(each)) return each
    return each.length === 0 ? '' : ({ longText: texts.push(each) - 1 } satisfies Place)
  })
  return { rest, texts }
}

/** Puts the texts that arrived in pieces back in place. */
export function putTogether(rest: unknown, texts: readonly string[][]): unknown {
  if (texts.length === 0) return rest
  const isPlace = (value: unknown): value is Place =>
    isPlainObject(value) && typeof value.longText === 'number' && Object.keys(value).length === 1
  const textOf = ({ longText }: Place): PaneText => joinPieces(texts[longText] ?? [])
  return change(rest, (value) => (isPlace(value) ? textOf(value) : value))
}

/** Keeps incoming pieces until their message arrives. */
export function createMailbox() {
  const kept = new Map<number, string[][]>()
  return {
    put({ id, of, piece }: Piece) {
      const texts = kept.get(id) ?? []
      kept.set(id, texts)
      texts[of] ??= []
      texts[of].push(piece)
    },
    take(id: number): string[][] {
      const texts = kept.get(id) ?? []
      kept.delete(id)
      return texts
    },
  }
}
