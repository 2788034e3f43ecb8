/** A stretch of one text and what stands in its place in another. */
export interface Change {
  fromA: number
  toA: number
  fromB: number
  toB: number
}

/** A comment where one is likely, not the slashes of an address; a word; a run of spaces; any other character. */
const token = /(?<![\w"'.*/])\/\*.*?(?:\*\/|$)|(?<![\w"':])\/\/[^\n]*|[\p{L}\p{N}_]+|[ \t]+|./suy
/** So many equal tokens in a row mean that both texts are in step again. */
const anchor = 8
/** After so many edits a way that keeps finding equal tokens is followed, and after so many the one that leads furthest. */
const usual = 128
const most = 1024
const dead = -(2 ** 30)

/**
 * The changes that turn a text into one written from it front to back: `"[1,]"` and `"[1]"` → one, from 2 to 3. It never
 * looks far ahead, so that a change costs the same however long the texts are.
 */
export function* findChanges(a: string, b: string): Generator<Change> {
  let x = 0
  let y = 0
  for (;;) {
    const start = x
    while (x < a.length && y < b.length && a.charCodeAt(x) === b.charCodeAt(y)) {
      x++
      y++
    }
    if (x === a.length && y === b.length) return
    const back = lengthBack(a, start, x)
    const changes = search(new Tokens(a, x - back), new Tokens(b, y - back))
    yield* changes
    const last = changes.at(-1)!
    x = last.toA
    y = last.toB
  }
}

/** How far before a place the word or character begins that it cuts, down to a start. */
function lengthBack(text: string, start: number, at: number): number {
  let from = at
  while (from > start && /[\p{L}\p{N}_\ud800-\udbff]/u.test(text[from - 1]!)) from--
  return at - from
}

/** The tokens of a text from a place on, read as far as they are asked for. */
class Tokens {
  private readonly words: string[] = []
  private readonly ends: number[] = []

  constructor(
    private readonly text: string,
    private readonly from: number,
  ) {}

  at(index: number): string | undefined {
    while (this.words.length <= index) {
      token.lastIndex = this.end(this.words.length)
      const [word] = token.exec(this.text) ?? []
      if (word === undefined) return
      this.words.push(word)
      this.ends.push(token.lastIndex)
    }
    return this.words[index]
  }

  /** The offset at which a number of tokens ends. */
  end(count: number): number {
    return count === 0 ? this.from : this.ends[count - 1]!
  }
}

/** Myers 1986, forwards only: a level holds how far its number of edits leads on each diagonal. */
function search(a: Tokens, b: Tokens): Change[] {
  const levels = [Int32Array.of(follow(a, b, 0, 0))]

  // A diagonal is entered from the level before, by a removal from the one on its left or an addition from the other.
  const byRemoval = (level: Int32Array, i: number) =>
    i > 0 && level[i - 1]! >= 0 && a.at(level[i - 1]!) !== undefined ? level[i - 1]! + 1 : dead
  const byAddition = (level: Int32Array, i: number) =>
    i < level.length && level[i]! >= 0 && b.at(level[i]! - (2 * i - level.length) - 1) !== undefined ? level[i]! : dead

  function trace(edits: number, end: number): Change[] {
    const changes: Change[] = []
    for (let count = edits, i = end; count > 0; count--) {
      const level = levels[count - 1]!
      const x = Math.max(byRemoval(level, i), byAddition(level, i))
      const y = x - (2 * i - count)
      const isRemoval = x === byRemoval(level, i)
      const change = {
        fromA: a.end(isRemoval ? x - 1 : x),
        toA: a.end(x),
        fromB: b.end(isRemoval ? y : y - 1),
        toB: b.end(y),
      }
      const next = changes.at(-1)
      if (next && next.fromA - change.toA <= 1) Object.assign(next, { fromA: change.fromA, fromB: change.fromB })
      else changes.push(change)
      if (isRemoval) i--
    }
    return changes.reverse()
  }

  for (let edits = 1; ; edits++) {
    const before = levels[edits - 1]!
    const level = new Int32Array(edits + 1).fill(dead)
    levels.push(level)
    let furthest = 0
    let best = 0
    for (let i = 0; i <= edits; i++) {
      const start = Math.max(byRemoval(before, i), byAddition(before, i))
      if (start < 0) continue
      const diagonal = 2 * i - edits
      const x = follow(a, b, start, start - diagonal)
      level[i] = x
      const isEnd = a.at(x) === undefined && b.at(x - diagonal) === undefined
      if (x - start >= anchor || isEnd) return trace(edits, i)
      if (2 * x - diagonal > furthest) {
        furthest = 2 * x - diagonal
        best = i
      }
    }
    if (edits === most || (edits === usual && furthest >= 2 * edits)) {
      const changes = trace(edits, best)
      return changes.slice(0, Math.ceil(changes.length / 2))
    }
  }
}

/** How far both go on with the same tokens, counted in the first. */
function follow(a: Tokens, b: Tokens, fromX: number, fromY: number): number {
  let x = fromX
  for (let y = fromY; ; x++, y++) {
    const word = a.at(x)
    if (word === undefined || word !== b.at(y)) return x
  }
}
