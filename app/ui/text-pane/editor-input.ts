import type { EditorView } from '@codemirror/view'
import type { Place } from './editor-mark.ts'

const LONG_LINE = 64 * 1024

/** Asks the page for the selection: the editor hears of a new one a moment later than of the event that replaces it. */
export function readSelection(view: EditorView): Place {
  const selection = document.getSelection()
  const isKnown = selection && 'getComposedRanges' in selection && view.root instanceof ShadowRoot
  const [range] = isKnown ? selection.getComposedRanges({ shadowRoots: [view.root] }) : []
  if (!range || !view.contentDOM.contains(range.startContainer)) return view.state.selection.main
  return {
    from: view.posAtDOM(range.startContainer, range.startOffset),
    to: view.posAtDOM(range.endContainer, range.endOffset),
  }
}

/** Without this, the editor finds a typed character by comparing the whole line, which may be 10 MB long. */
export function typeInLongLine(view: EditorView, event: InputEvent): boolean {
  const { inputType, data, cancelable } = event
  if (inputType !== 'insertText' || !data || !cancelable || view.composing || view.state.readOnly) return false
  const { from, to } = readSelection(view)
  if (view.state.doc.lineAt(to).length < LONG_LINE) return false
  event.preventDefault()
  view.dispatch({
    changes: { from, to, insert: data },
    selection: { anchor: from + data.length },
    userEvent: 'input.type',
    scrollIntoView: true,
  })
  return true
}
