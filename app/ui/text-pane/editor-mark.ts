import { type EditorState, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'

export type Place = { from: number; to: number }

class PointWidget extends WidgetType {
  toDOM() {
    const point = document.createElement('span')
    point.className = 'cm-bad-point'
    return point
  }
}

const underline = Decoration.mark({ class: 'cm-bad' })
const point = Decoration.widget({ widget: new PointWidget(), side: 1 })

/** Keeps a place inside the document: `{ from: 3, to: 99 }` in a text of 5 → `{ from: 3, to: 5 }` */
export function clampPlace({ doc }: EditorState, { from, to }: Place): Place {
  const start = Math.max(0, Math.min(from, doc.length))
  return { from: start, to: Math.max(start, Math.min(to, doc.length)) }
}

function decorate(state: EditorState, place: Place | null): DecorationSet {
  if (!place) return Decoration.none
  const { from, to } = clampPlace(state, place)
  return Decoration.set((from === to ? point : underline).range(from, to))
}

export const setMark = StateEffect.define<Place | null>()

export const markField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const effect = transaction.effects.findLast((effect) => effect.is(setMark))
    return effect ? decorate(transaction.state, effect.value) : marks.map(transaction.changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** Where a place is drawn. The editor's own method does not work while it scrolls. */
function rectAt(view: EditorView, place: number): DOMRect {
  const { node, offset } = view.domAtPos(place)
  const range = document.createRange()
  range.selectNodeContents(node)
  const { endOffset } = range
  range.setStart(node, Math.min(offset, endOffset))
  range.setEnd(node, Math.min(offset + 1, endOffset))
  const rect = range.getBoundingClientRect()
  const around = node instanceof Element ? node : node.parentElement
  return rect.height > 0 || !around ? rect : around.getBoundingClientRect()
}

/** Scrolls only the editor to center a place; the page around it does not move. */
export const centerWithin = EditorView.scrollHandler.of((view, { head }, { y }) => {
  if (y !== 'center') return false
  const { scrollDOM } = view
  const place = rectAt(view, head)
  const box = scrollDOM.getBoundingClientRect()
  scrollDOM.scrollTop += (place.top + place.bottom - box.top - box.bottom) / 2
  if (place.left < box.left || place.right > box.right)
    scrollDOM.scrollLeft += (place.left + place.right - box.left - box.right) / 2
  return true
})
