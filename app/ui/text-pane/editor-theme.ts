import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The colours are custom properties of the page, which reach into the shadow root and follow its light and dark theme. */
export const editorTheme = EditorView.theme({
  '&': {
    flex: '1 1 auto',
    minHeight: '0',
    color: 'var(--color-ink)',
    backgroundColor: 'var(--color-surface)',
    fontSize: '13.5px',
  },
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    border: '2px solid var(--color-accent)',
    pointerEvents: 'none',
  },
  '.cm-scroller': {
    flex: '1 1 auto',
    minHeight: '0',
    overflow: 'auto',
    fontFamily: 'var(--font-mono)',
    fontWeight: '450',
    lineHeight: '1.62',
  },
  '.cm-content': { padding: '14px 0', caretColor: 'var(--color-ink)' },
  '.cm-line': { padding: '0 14px' },
  '.cm-gutters + .cm-content .cm-line': { paddingLeft: '2px' },
  '.cm-line::selection, .cm-line ::selection': {
    backgroundColor: 'color-mix(in oklab, var(--color-accent) 25%, transparent)',
  },
  '.cm-placeholder': { color: 'var(--color-ink-3)' },
  '.cm-gutters': { border: 'none', color: 'var(--color-ink-3)', backgroundColor: 'var(--color-surface)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '42px', padding: '0 2px 0 8px', boxSizing: 'border-box' },
  '.cm-foldGutter .cm-gutterElement': { width: '12px', textAlign: 'center', cursor: 'pointer' },
  '.cm-foldPlaceholder': {
    margin: '0 2px',
    padding: '0 4px',
    border: '1px solid var(--color-line)',
    color: 'var(--color-ink-3)',
    backgroundColor: 'transparent',
  },
  '&.cm-focused .cm-matchingBracket, &.cm-focused .cm-nonmatchingBracket': {
    color: 'inherit',
    backgroundColor: 'var(--color-accent-soft)',
    outline: '1px solid var(--color-accent)',
  },
  '.cm-bad': { textDecoration: 'underline wavy var(--color-bad)', textUnderlineOffset: '3px' },
  '.cm-bad-point': { borderLeft: '2px solid var(--color-bad)', marginLeft: '-1px', marginRight: '-1px' },
  '.cm-panels': { color: 'var(--color-ink)', backgroundColor: 'var(--color-surface)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--color-line)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 8px',
    padding: '8px 36px 8px 12px',
    fontFamily: 'var(--font-sans)',
  },
  '.cm-panel.cm-search :is(input, button, label)': { margin: '0', fontFamily: 'inherit', fontSize: '13px' },
  '.cm-panel.cm-search label': { display: 'flex', alignItems: 'center', gap: '4px' },
  '.cm-panel.cm-search input[type=checkbox]': { accentColor: 'var(--color-accent)' },
  '.cm-textfield': {
    padding: '4px 8px',
    border: '1px solid var(--color-control)',
    borderRadius: '6px',
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  '.cm-button': {
    padding: '4px 10px',
    border: '1px solid var(--color-control)',
    borderRadius: '6px',
    color: 'inherit',
    background: 'none',
    textTransform: 'capitalize',
  },
  '.cm-panel.cm-search [name=close]': { top: '6px', right: '10px', color: 'inherit', fontSize: '18px' },
  '.cm-panel :focus-visible': { outline: '2px solid var(--color-accent)', outlineOffset: '2px' },
  '.cm-searchMatch': { backgroundColor: 'var(--color-accent-soft)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--color-accent)', outlineOffset: '-1px' },
})

export const highlightStyle = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--color-code-key)' },
  { tag: tags.string, color: 'var(--color-code-str)' },
  { tag: tags.number, color: 'var(--color-code-num)' },
  { tag: [tags.bool, tags.null], color: 'var(--color-code-lit)' },
])
