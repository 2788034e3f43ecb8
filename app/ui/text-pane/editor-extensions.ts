import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands'
import { foldKeymap } from '@codemirror/language'
import { EditorState, type Extension, Prec, StateEffect } from '@codemirror/state'
import { EditorView, highlightActiveLine, keymap, lineNumbers, placeholder } from '@codemirror/view'
import { jsonLook } from './editor-json.ts'
import { centerWithin, markField, type Place } from './editor-mark.ts'
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

export function lookOf(look: EditorLook, isBusy: boolean): Extension {
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

const LONG_LINE = 64 * 1024
const LONG_INSERTION = 256 * 1024

/** Reads the selection from the page, because the editor learns of a new one only after the event that replaces it. */
function readSelection(view: EditorView): Place {
  const selection = document.getSelection()
  const isKnown = selection && 'getComposedRanges' in selection && view.root instanceof ShadowRoot
  const [range] = isKnown ? selection.getComposedRanges({ shadowRoots: [view.root] }) : []
  if (!range || !view.contentDOM.contains(range.startContainer)) return view.state.selection.main
  return {
    from: view.posAtDOM(range.startContainer, range.startOffset),
    to: view.posAtDOM(range.endContainer, range.endOffset),
  }
}

/**
 * Types into a long line and over a selection. Without this, the editor compares the whole line, which may be 10 MB long,
 * and Chromium gives what is typed over marked text the style of the mark, inline, which the policy refuses.
 */
function takeTyped(event: InputEvent, view: EditorView): boolean {
  const { inputType, data, cancelable } = event
  if (inputType !== 'insertText' || !data || !cancelable || view.composing || view.state.readOnly) return false
  const { from, to } = readSelection(view)
  if (from === to && view.state.doc.lineAt(to).length < LONG_LINE) return false
  event.preventDefault()
  view.dispatch({
    changes: { from, to, insert: data },
    selection: { anchor: from + data.length },
    userEvent: 'input.type',
    scrollIntoView: true,
  })
  return true
}

/** Takes from the editor what it would be slow at: `insert` gets a long insertion. Leaves a dropped file to the tool. */
export function takeInput(insert: (from: number, to: number, text: string) => void): Extension {
  function takeLong(event: Event, view: EditorView, text: string | null | undefined): boolean {
    if (view.state.readOnly || !event.cancelable || !text || text.length < LONG_INSERTION) return false
    event.preventDefault()
    const { from, to } = readSelection(view)
    insert(from, to, text)
    return true
  }
  return EditorView.domEventHandlers({
    paste: (event, view) => takeLong(event, view, event.clipboardData?.getData('text/plain')),
    beforeinput: (event, view) => takeLong(event, view, event.data) || takeTyped(event, view),
    // The editor would insert its text.
    drop: (event) => event.dataTransfer?.types.includes('Files') ?? false,
  })
}
