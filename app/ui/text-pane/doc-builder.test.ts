import { isDeepStrictEqual } from 'node:util'
import { Text } from '@codemirror/state'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { DocBuilder } from './doc-builder.ts'

function build(pieces: (string | null)[]): Text {
  const builder = new DocBuilder()
  for (const piece of pieces) builder.add(piece)
  return builder.text.doc
}

const cut = (text: string, size: number) => text.match(RegExp(`[^]{1,${size}}`, 'g')) ?? []
const rows = Array.from({ length: 20_000 }, (_, row) => `row ${row}`).join('\n')

test.each([
  ['nothing', ''],
  ['one line', 'abc'],
  ['only line breaks', '\n'.repeat(100_000)],
  ['many lines', rows],
  ['an empty last line', `${rows}\n`],
  ['more parts than fit in a node', `${rows}\n`.repeat(15)],
  ['one long line', 'x'.repeat(200_000)],
  ['long lines', `${'x'.repeat(50_000)}\n`.repeat(5)],
])('%s: gives the same document in pieces of any size as in one piece', (_, text) => {
  const whole = Text.of(text.split('\n'))
  for (const size of [1000, 32_768, 1_000_000]) {
    const doc = build(cut(text, size))
    expect(doc.length).toBe(whole.length)
    expect(doc.lines).toBe(whole.lines)
    expect(doc.toString() === text).toBe(true)
    expect(doc.eq(whole)).toBe(true)
    expect(isDeepStrictEqual([...doc.iterLines()], [...whole.iterLines()])).toBe(true)
    expect(doc.lineAt(doc.length >> 1)).toEqual(whole.lineAt(doc.length >> 1))
  }
})

test('it can be edited and sliced like any other document', () => {
  const whole = Text.of(rows.split('\n'))
  const place = fc.nat(rows.length)
  fc.assert(
    fc.property(place, place, fc.constantFrom('', 'x', 'a\nb', rows), (a, b, inserted) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)]
      const insert = build(cut(inserted, 50_000))
      const doc = build(cut(rows, 100_000))
      expect(doc.replace(from, to, insert).eq(whole.replace(from, to, Text.of(inserted.split('\n'))))).toBe(true)
      expect(doc.sliceString(from, to) === rows.slice(from, to)).toBe(true)
      expect(Text.empty.append(doc).line(777)).toEqual(whole.line(777))
    }),
    { numRuns: 30 },
  )
})

test('only what is read is split into lines', () => {
  const split = vi.spyOn(String.prototype, 'split')
  const doc = Text.empty.append(build(cut(rows.repeat(20), 1 << 20)))
  doc.line(200_000)
  const read = split.mock.contexts.reduce((sum: number, text) => sum + String(text).length, 0)
  split.mockRestore()
  expect(doc.lines).toBe(20 * 20_000 - 19)
  expect(read).toBeLessThan(doc.length / 10)
})

test('no node has more than 64 parts, so a position is found quickly', () => {
  const widest = ({ children }: Text): number => Math.max(0, children?.length ?? 0, ...(children ?? []).map(widest))
  expect(widest(build(cut(rows.repeat(100), 1 << 20)))).toBeLessThanOrEqual(64)
})

test('null starts over', () => {
  expect(build([rows, 'more', null, 'a\n', 'b']).toString()).toBe('a\nb')
})
