import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands'
import { foldKeymap } from '@codemirror/language'
import { Compartment, EditorState, type Extension, Prec, StateEffect } from '@codemirror/state'
import { EditorView, highlightActiveLine, keymap, lineNumbers, placeholder } from '@codemirror/view'
import { jsonLook } from './editor-json.ts'
import { centerWithin, markField } from './editor-mark.ts'
import { editorTheme } from './editor-theme.ts'
import type { LineNumbers } from './line-numbers.ts'
import { keepLineBreaks } from './replay-edits.ts'

/** The look of the pane; it may change while the editor is in use. */
export interface EditorLook {
  readonly label: string
  readonly description: string | undefined
  readonly placeholder: string | undefined
  readonly readOnly: boolean
  readonly invalid: boolean
  readonly rich: 'json' | undefined
  readonly isWrapped: boolean
  /** For a text with a layer; JSON always has line numbers. */
  readonly numbers: LineNumbers | undefined
}

export const descriptionId = 'description'
export const looks = new Compartment()

/** Makes a paste its own step of the history, apart from the typing around it. */
const pasteAlone = EditorState.transactionExtender.of((transaction) =>
  transaction.isUserEvent('input.paste') ? { annotations: isolateHistory.of('full') } : null,
)

/** Adds the search panel to an editor and opens it; from then on its keys take priority. */
function openSearch(view: EditorView): boolean {
  void import('@codemirror/search').then(({ openSearchPanel, search, searchKeymap }) => {
    view.dispatch({ effects: StateEffect.appendConfig.of([search({ top: true }), Prec.high(keymap.of(searchKeymap))]) })
    openSearchPanel(view)
  })
  return true
}

export const fixedExtensions: Extension = [
  history(),
  keepLineBreaks,
  pasteAlone,
  EditorState.tabSize.of(2),
  editorTheme,
  markField,
  centerWithin,
  keymap.of([...historyKeymap, ...foldKeymap, { key: 'Mod-f', run: openSearch }, ...defaultKeymap]),
]

export function lookExtensions(look: EditorLook, isBusy: boolean): Extension {
  return [
    look.rich ? jsonLook : [],
    look.numbers && matchMedia('(width >= 640px)').matches ? lineNumbers() : [],
    look.numbers === 'caret' ? highlightActiveLine() : [],
    look.isWrapped ? EditorView.lineWrapping : [],
    look.placeholder ? placeholder(look.placeholder) : [],
    EditorState.readOnly.of(look.readOnly || isBusy),
    EditorView.contentAttributes.of({
      'aria-label': look.label,
      tabindex: '0',
      'aria-invalid': String(look.invalid),
      'aria-busy': String(isBusy),
      'aria-describedby': descriptionId,
      ...(look.readOnly ? { inputmode: 'none' } : {}),
    }),
  ]
}
