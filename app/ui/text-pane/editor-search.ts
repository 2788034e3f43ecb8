import { openSearchPanel, search, searchKeymap } from '@codemirror/search'
import { Prec, StateEffect } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'

/** Adds the search panel to an editor and opens it; from then on its keys take priority. */
export function openSearch(view: EditorView): void {
  view.dispatch({ effects: StateEffect.appendConfig.of([search({ top: true }), Prec.high(keymap.of(searchKeymap))]) })
  openSearchPanel(view)
}
