import { foldGutter, foldService, indentService } from '@codemirror/language'
import { type EditorState, type Extension, RangeSetBuilder, type Text } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  highlightActiveLine,
  lineNumbers,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { type Fold, findFolds, findPair, readTokens, startOfLast } from './json-tokens.ts'

// In characters: how far coloring looks back in a line, how much is colored (a long line counts as visible until it is measured),
// how far ahead folds are looked for, and how far away the other bracket of a pair may be.
const LOOK_BACK = 1 << 20
const MOST_COLORED = 100_000
const LOOK_AHEAD = 50_000
const LOOK_AROUND = 10_000

const marks = {
  key: Decoration.mark({ class: 'cm-key' }),
  string: Decoration.mark({ class: 'cm-string' }),
  number: Decoration.mark({ class: 'cm-number' }),
  literal: Decoration.mark({ class: 'cm-literal' }),
}

/** Colors only what is visible: a JSON string ends in its line, so no line needs the ones before it. */
function paintColors({ state: { doc }, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  let done = 0
  for (const { from, to } of visibleRanges) {
    const line = doc.lineAt(from)
    if (from - line.from > LOOK_BACK) continue
    const start = line.from + startOfLast(doc.sliceString(line.from, from))
    for (const token of readTokens(doc.sliceString(start, Math.min(to, from + MOST_COLORED)))) {
      if (start + token.from < done) continue
      done = start + token.to
      builder.add(start + token.from, done, marks[token.kind])
    }
  }
  return builder.finish()
}

const bracket = Decoration.mark({ class: 'cm-matchingBracket' })

/** Marks the bracket next to the caret and its partner, if that is near. */
function markPair({ state: { doc, selection } }: EditorView): DecorationSet {
  const { main } = selection
  const at = [main.head - 1, main.head].find((place) => /[[\]{}]/.test(doc.sliceString(Math.max(0, place), place + 1)))
  if (!main.empty || at === undefined) return Decoration.none
  const line = doc.lineAt(Math.max(0, at - LOOK_AROUND))
  if (at - line.from > LOOK_BACK) return Decoration.none
  const near = Math.max(line.from, at - LOOK_AROUND)
  const start = line.from + startOfLast(doc.sliceString(line.from, near))
  const pair = findPair(doc.sliceString(start, at + LOOK_AROUND), at - start)
  if (!pair) return Decoration.none
  return Decoration.set([pair.from, pair.to].map((place) => bracket.range(start + place, start + place + 1)))
}

/** Decorates the text, and again after each update that changes how. */
const decorating = (decorate: (view: EditorView) => DecorationSet, isDue: (update: ViewUpdate) => boolean) =>
  ViewPlugin.define(
    (view) => ({
      decorations: decorate(view),
      update(update) {
        if (isDue(update)) this.decorations = decorate(update.view)
      },
    }),
    { decorations: ({ decorations }) => decorations },
  )

type Seen = { from: number; to: number; folds: Map<number, Fold> }
const seen = new WeakMap<Text, Seen>()

/** The editor asks line by line, so one look ahead serves all lines in its first half. */
function foldOf({ doc }: EditorState, from: number): Fold | null {
  let last = seen.get(doc)
  if (!last || from < last.from || from >= last.to) {
    const folds = findFolds(doc.sliceString(from, from + LOOK_AHEAD), from)
    last = { from, to: from + LOOK_AHEAD / 2, folds }
    seen.set(doc, last)
  }
  return last.folds.get(from) ?? null
}

/** A new line is indented like the one before, plus one step after an opening bracket. */
const indent = indentService.of((context, at) => {
  const { text, from } = context.lineAt(at, -1)
  if (from === at) return null
  return context.lineIndent(at, -1) + (/[[{]\s*$/.test(text.slice(-100)) ? context.unit : 0)
})

/** Line numbers, folds and colors for JSON, without a parser that would read all of a long text on the main thread. */
export const jsonLook: Extension = [
  lineNumbers(),
  foldGutter(),
  foldService.of(foldOf),
  indent,
  highlightActiveLine(),
  decorating(paintColors, ({ docChanged, viewportChanged }) => docChanged || viewportChanged),
  decorating(markPair, ({ docChanged, selectionSet }) => docChanged || selectionSet),
]
