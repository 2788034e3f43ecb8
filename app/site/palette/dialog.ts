import { isComposing, isEnter } from '#app/ui/keys/run-on-enter.ts'
import { make, makeDialog } from '../dom.ts'
import { arrangeEntries, type Entry, step } from './groups.ts'
import { command, describeCount, noEntry, paletteName } from './messages.ts'

const listId = 'palette-list'

/** Lists the entries for a query, which may also be input for a tool. */
export type Fill = (query: string) => readonly Entry[]

export type Palette = {
  /** Opens or closes the palette. Returns whether it is now open. */
  toggle: () => boolean
  /** Draws the entries again after they changed. */
  refresh: () => void
}

type Handlers = {
  /** Gets the pasted text. `true` means it is input for a tool and not a search. */
  onPaste: (text: string) => boolean
  onEdit: () => void
  /** Moves the focus if the element that had it is gone. */
  onLost: () => void
  onClosed: () => void
}

/** A dialog with a search field and its results (WAI-ARIA combobox with a grouped listbox). The focus stays in the field. */
export function makePalette(fill: Fill, { onPaste, onEdit, onLost, onClosed }: Handlers): Palette {
  const field = make('input', {
    type: 'text',
    role: 'combobox',
    'aria-label': paletteName,
    'aria-expanded': 'true',
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    placeholder: 'Find a tool or an action, or paste a text',
    class: 'palette-field',
  })
  const list = make('div', { id: listId, role: 'listbox', 'aria-label': paletteName, class: 'palette-list' })
  const status = make('p', { role: 'status' })
  const hint = make('p', { 'aria-hidden': 'true' }, `↑↓ choose · ↵ open · ${command('↵')} open with the output`)
  const foot = make('div', { class: 'palette-foot' }, hint, status)
  // An editor may have replaced the field in the meantime, and an editor loses its caret, without which nobody can type.
  const { dialog, close } = makeDialog(paletteName, 'palette', [field, list, foot], () => {
    field.value = ''
    list.replaceChildren()
    shown = []
    onClosed()
    const isLost = before !== document.body && document.activeElement === document.body
    const isEditor = before?.shadowRoot?.querySelector('[contenteditable=true]:not([aria-readonly=true])')
    if (isLost || (isEditor && document.activeElement === before)) onLost()
  })
  let before: Element | null = null
  let shown: Entry[] = []
  let active = 0

  const optionOf = (at: number) => document.getElementById(`${listId}-${at}`)

  function mark(at: number) {
    optionOf(active)?.setAttribute('aria-selected', 'false')
    active = at
    const option = optionOf(at)
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
  }

  function makeOption(entry: Entry, at: number) {
    const glyph = make('span', { 'aria-hidden': 'true', class: 'palette-glyph' }, entry.glyph)
    const option = make('div', {
      id: `${listId}-${at}`,
      role: 'option',
      'aria-selected': 'false',
      class: 'palette-option',
    })
    option.append(glyph, make('span', {}, entry.name))
    if (entry.note) {
      option.setAttribute('aria-description', entry.note)
      option.append(make('small', { 'aria-hidden': 'true' }, entry.note))
    }
    if (entry.keys) option.append(make('span', { 'aria-hidden': 'true', class: 'kbd ml-auto shrink-0' }, entry.keys))
    option.addEventListener('pointermove', () => at !== active && mark(at))
    option.addEventListener('click', () => choose(at, false))
    return option
  }

  function draw() {
    const groups = arrangeEntries(fill(field.value), field.value)
    shown = groups.flatMap(({ entries }) => entries)
    let at = 0
    list.replaceChildren(
      ...groups.map(({ name, entries }, index) => {
        const title = make('div', { id: `${listId}-group-${index}`, class: 'palette-group' }, name)
        const group = make('div', { role: 'group', 'aria-labelledby': title.id }, title)
        group.append(...entries.map((entry) => makeOption(entry, at++)))
        return group
      }),
    )
    status.textContent = shown.length > 0 ? describeCount(shown.length) : noEntry
    mark(0)
  }

  function choose(at: number, isWithOutput: boolean) {
    const entry = shown[at]
    if (!entry) return
    close()
    // By now the focus is back where it was.
    void (isWithOutput && entry.runWithOutput ? entry.runWithOutput() : entry.run())
  }

  field.addEventListener('input', () => {
    onEdit()
    draw()
  })
  field.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? ''
    if (!onPaste(text)) return
    event.preventDefault()
    field.value = text.trim().split('\n')[0]!.slice(0, 200)
    draw()
  })
  field.addEventListener('keydown', (event) => {
    if (isComposing(event)) return
    const next = { ArrowDown: step(active, 1, shown.length), ArrowUp: step(active, -1, shown.length) }[event.key]
    const page = { PageDown: 8, PageUp: -8 }[event.key]
    if (next !== undefined) mark(next)
    else if (page !== undefined) mark(Math.max(0, Math.min(shown.length - 1, active + page)))
    else if (isEnter(event)) choose(active, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  })
  return {
    toggle() {
      if (dialog.open) {
        close()
        return false
      }
      before = document.activeElement
      document.body.append(dialog)
      dialog.showModal()
      draw()
      field.focus()
      return true
    },
    refresh: () => dialog.open && draw(),
  }
}
