import { fail, ok, type Result } from '#app/lib/result.ts'
import { afterItem, afterMember, colon, documentEnd, firstKey, firstValue, key, value } from '../format/json-error.ts'
import { type Doubt, type Edit, editWord, isQuote, pythonLiterals, readNearString } from './near-tokens.ts'

/** Where a text stops being near-JSON: with a reason, or with what was expected there. */
export type Fault = Doubt | { at: number; expected: number }

/** Whitespace of JSON, other whitespace, or a comment. */
const gap = /[ \t\n\r]+|[^\S \t\n\r]+|\/\/.*|\/\*[\s\S]*?\*\//y
const word = /[^\s,:;{}[\]"'“”/]+/y
const name = /[\p{ID_Start}$_][\p{ID_Continue}$-]*|0|[1-9]\d*/uy
const member = /(?:"[^"\\\n]*"|'[^'\\\n]*'|[\p{ID_Start}$_][\p{ID_Continue}$-]*)\s*:/uy
const container = /[[{]/y
const fence = /```[\w-]*[ \t]*\r?\n/y
const fenceEnd = /```/y
const declaration =
  /(?:export\s+default\b|(?:(?:export\s+)?(?:const|let|var)\s+)?[\p{ID_Start}$_][\p{ID_Continue}$.]*\s*=)\s*(?=[[{])/uy

/**
 * The edits, in order, that turn near-JSON into JSON without guessing, or the first place that would need a guess:
 * `{a: 1,}` → a quote before and after `a`, the comma removed; `{a: b}` → at `b`
 */
export function readNearJson(text: string, onProgress?: (done: number) => void): Result<Edit[], Fault> {
  const reader = new Reader(text)
  for (let next = 0; reader.step(); ) {
    if (reader.at < next) continue
    onProgress?.(reader.at / text.length)
    next = reader.at + (1 << 20)
  }
  if (reader.fault) return fail(reader.fault)
  return ok(reader.edits.sort((a, b) => a.from - b.from || a.to - b.to))
}

class Reader {
  readonly edits: Edit[] = []
  fault: Fault | undefined
  at: number
  private expected = value
  private readonly open: ('{' | '[')[] = []
  private valueEnd = 0
  /** The last comma or semicolon, until we know whether anything follows it. */
  private separator = -1
  private readonly start: number
  private readonly isFenced: boolean
  private readonly isDeclared: boolean
  /** Whether there are several documents in a row, which become the items of an array. */
  private isList = false

  constructor(private readonly text: string) {
    this.start = this.at = text.startsWith('\ufeff') ? 1 : 0
    this.skipGap()
    this.isFenced = this.remove(fence)
    this.skipGap()
    this.isDeclared = this.remove(declaration)
  }

  /** Reads one token and returns whether there is more to read. */
  step(): boolean {
    this.skipGap()
    const char = this.text[this.at]
    if (this.fault) return false
    if (char === undefined) this.finish()
    else this.expected = this.read(char)
    return char !== undefined && !this.fault
  }

  /** Reads a token and returns what may come next. */
  private read(char: string): number {
    if (this.expected === documentEnd) return this.readAfterEnd(char)
    if (this.expected < key) return this.readValue(char)
    if (this.expected < colon) return this.readKey(char)
    if (this.expected > colon) return this.readAfterValue(char)
    if (char !== ':') return this.refuse()
    this.at++
    return value
  }

  private readValue(char: string): number {
    const isItem = this.open.at(-1) === '['
    if (char === ']' && isItem) return this.close()
    if (char === ',' && isItem) return this.refuse('Comma without an item before it')
    if (isQuote(char)) return this.readString() ? this.endValue() : this.refuse()
    if (char !== '{' && char !== '[') return this.readWord()
    this.endSeparator(',')
    this.open.push(char)
    this.at++
    return char === '{' ? firstKey : firstValue
  }

  private readWord(): number {
    const found = this.find(word)
    if (found === undefined) return this.refuse()
    const edits = editWord(found, this.at)
    if (!edits) return this.refuse(`Unexpected "${found.slice(0, 20)}", expected a value`)
    this.endSeparator(',')
    this.edits.push(...edits)
    this.at += found.length
    return this.endValue()
  }

  private readString(): boolean {
    const read = readNearString(this.text, this.at)
    if (!read.ok) {
      this.fault = read.error
      return false
    }
    this.endSeparator(',')
    for (const edit of read.value.edits) this.edits.push(edit)
    this.at = read.value.end
    return true
  }

  private readKey(char: string): number {
    if (char === '}') return this.close()
    if (isQuote(char)) return this.readString() ? colon : this.refuse()
    if (char !== ',' && char !== ';') return this.readName()
    this.edit(this.at, ++this.at, '')
    return this.expected
  }

  private readName(): number {
    const found = this.find(name)
    if (found === undefined) return this.refuse()
    if (pythonLiterals.has(found)) return this.refuse('Ambiguous name')
    this.endSeparator(',')
    this.edit(this.at, this.at, '"')
    this.at += found.length
    this.edit(this.at, this.at, '"')
    return colon
  }

  private readAfterValue(char: string): number {
    const isObject = this.expected === afterMember
    if (char === (isObject ? '}' : ']')) return this.close()
    if (char === ',' || (char === ';' && isObject)) this.separator = this.at++
    else if (this.isCommaMissing(isObject)) this.edit(this.valueEnd, this.valueEnd, ',')
    else return this.refuse()
    return isObject ? key : value
  }

  /** Certain only before a member and between two containers: `"a" "b"` is one string in Python and C. */
  private isCommaMissing(isObject: boolean): boolean {
    if (!isObject) return this.isAfterContainer && this.find(container) !== undefined
    return (this.isAfterContainer || this.at > this.valueEnd) && this.find(member) !== undefined
  }

  private readAfterEnd(char: string): number {
    const isApart = this.separator >= 0 || /[\n\r]/.test(this.text.slice(this.valueEnd, this.at))
    if (this.separator < 0 && (char === ',' || char === ';')) {
      this.separator = this.at++
      return documentEnd
    }
    if (this.isFenced && this.remove(fenceEnd)) return documentEnd
    if (!isApart || !this.isAfterContainer || this.isDeclared || !this.find(container)) return this.refuse()
    if (!this.isList) this.edit(this.start, this.start, '[')
    if (this.separator < 0) this.edit(this.valueEnd, this.valueEnd, ',')
    this.isList = true
    return value
  }

  private finish(): void {
    const isComplete = (this.expected & (afterItem | afterMember | documentEnd)) !== 0
    if (!isComplete && this.separator < 0) this.refuse()
    this.endSeparator('')
    const end = this.open.length > 0 ? this.text.length : this.valueEnd
    const closings = this.open.map((bracket) => (bracket === '{' ? '}' : ']')).reverse()
    if (this.isList) closings.push(']')
    if (closings.length > 0) this.edit(end, end, closings.join(''))
  }

  private close(): number {
    this.endSeparator('')
    this.open.pop()
    this.at++
    return this.endValue()
  }

  private endValue(): number {
    this.valueEnd = this.at
    const bracket = this.open.at(-1)
    return bracket === undefined ? documentEnd : bracket === '{' ? afterMember : afterItem
  }

  private get isAfterContainer(): boolean {
    return /[\]}]/.test(this.text[this.valueEnd - 1] ?? '')
  }

  /** Keeps the last separator as a comma, because something follows it, or removes it. */
  private endSeparator(by: ',' | ''): void {
    if (this.separator >= 0 && this.text[this.separator] !== by) this.edit(this.separator, this.separator + 1, by)
    this.separator = -1
  }

  private skipGap(): void {
    for (let found = this.find(gap); found !== undefined; found = this.find(gap)) {
      const start = this.at
      this.at += found.length
      if (!/[ \t\n\r]/.test(found[0]!)) this.edit(start, this.at, found[0] === '/' ? '' : ' ')
    }
    if (this.text.startsWith('/*', this.at)) this.refuse('Unclosed comment')
  }

  private find(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    return pattern.exec(this.text)?.[0]
  }

  private remove(pattern: RegExp): boolean {
    const found = this.find(pattern)
    if (found === undefined) return false
    this.edit(this.at, this.at + found.length, '')
    this.at += found.length
    return true
  }

  private edit(from: number, to: number, text: string): void {
    this.edits.push({ from, to, text })
  }

  /** Records the first place that would need a guess. */
  private refuse(reason?: string): number {
    const { at, expected } = this
    this.fault ??= reason === undefined ? { at, expected } : { at, reason }
    return expected
  }
}
