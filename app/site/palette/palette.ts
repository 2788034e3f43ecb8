import { count } from '#app/lib/plural.ts'
import type { Goods } from '#app/offline/hand-over.ts'
import { isComposing, isEnter } from '#app/ui/keys/run-on-enter.ts'
import { readCurrentBench } from '#app/work/bench/current-bench.ts'
import { make, makeButton, openDialog } from '../dom.ts'
import { arrangeEntries, type Entry, step } from './arrange-entries.ts'
import { listEntries, listRest, openShare } from './entries.ts'
import { createPaletteInput } from './palette-input.ts'
import { command, showShortcuts } from './shortcuts.ts'

const title = 'Find a tool'
const listId = 'palette-list'
/** A pasted text that is longer, or has several lines, is input for a tool and not a search. */
const longestQuery = 60

const paletteInput = createPaletteInput<Goods>()
let closeOpen: (() => void) | null = null

/** What the buttons of the page say, and their names. */
const readButtons = () =>
  [...document.querySelectorAll('main button')].flatMap((button) => [button.textContent, button.ariaLabel ?? ''])

/** Opens a search field and its results (WAI-ARIA combobox with a grouped listbox). The focus stays in the field. */
async function openPalette() {
  const field = make('input', {
    type: 'text',
    role: 'combobox',
    'aria-label': title,
    'aria-expanded': 'true',
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    placeholder: 'Search, or paste text',
    class: 'palette-field',
  })
  const list = make('div', { id: listId, role: 'listbox', 'aria-label': title, class: 'palette-list' })
  const magnifier = document.querySelector('[data-command=palette] svg')!.cloneNode(true)
  const head = make('div', { class: 'palette-head' }, magnifier, field, makeButton('Close', 'close', 'button-ghost'))
  const status = make('p', { role: 'status' })
  const hint = make('p', { 'aria-hidden': 'true' }, `↑↓ choose · ↵ open · ${command('↵')} with the output · Esc close`)
  const before = document.activeElement
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

  function makeOption({ name, glyph = '', note, keys }: Entry, at: number) {
    const option = make(
      'div',
      { id: `${listId}-${at}`, role: 'option', 'aria-selected': 'false', class: 'palette-option' },
      make('span', { 'aria-hidden': 'true', class: 'palette-glyph' }, glyph),
      make('span', {}, name),
    )
    if (note) {
      option.setAttribute('aria-description', note)
      option.append(make('small', { 'aria-hidden': 'true' }, note))
    }
    if (keys) option.append(make('span', { 'aria-hidden': 'true', class: 'kbd ml-auto shrink-0' }, keys))
    option.addEventListener('pointermove', () => at !== active && mark(at))
    option.addEventListener('click', () => choose(at, false))
    return option
  }

  function draw() {
    const { pasted, goods } = paletteInput.read()
    const text = pasted ?? field.value
    const found = arrangeEntries(listEntries(text, goods), field.value, readButtons())
    const groups = found.length > 0 ? found : listRest(text)
    shown = groups.flatMap(({ entries }) => entries)
    let at = 0
    list.replaceChildren(
      ...groups.map(({ name, entries }, index) => {
        const title = make('div', { id: `${listId}-group-${index}`, class: 'palette-group' }, name)
        const options = entries.map((entry) => makeOption(entry, at++))
        return make('div', { role: 'group', 'aria-labelledby': title.id }, title, ...options)
      }),
    )
    status.textContent = found.length > 0 ? count(shown.length, 'result') : 'Nothing found.'
    // Enter must not open what nobody searched for.
    mark(found.length > 0 ? 0 : -1)
  }

  function choose(at: number, isWithOutput: boolean) {
    const entry = shown[at]
    if (!entry) return
    closeOpen?.()
    // By now the focus is back where it was.
    void (isWithOutput && entry.runWithOutput ? entry.runWithOutput() : entry.run())
  }

  function forget() {
    closeOpen = null
    paletteInput.forget()
    // An editor may have replaced the field in the meantime, and an editor loses its caret, without which nobody can type.
    const isLost = before !== document.body && document.activeElement === document.body
    const isEditor = before?.shadowRoot?.querySelector('[contenteditable=true]:not([aria-readonly=true])')
    if (isLost || (isEditor && document.activeElement === before)) readCurrentBench()?.focus()
  }

  field.addEventListener('input', () => {
    paletteInput.paste(null)
    draw()
  })
  field.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? ''
    const trimmed = text.trim()
    const isInput = trimmed.length > longestQuery || trimmed.includes('\n')
    paletteInput.paste(isInput ? text : null)
    if (!isInput) return
    event.preventDefault()
    field.value = trimmed.split('\n')[0]!.slice(0, 200)
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

  closeOpen = openDialog(title, 'palette', [head, list, make('div', { class: 'palette-foot' }, hint, status)], forget)
  draw()
  field.focus()
  if (!(await paletteInput.open(readCurrentBench()?.pack?.()))) return
  const marked = shown[active]?.name
  draw()
  const at = shown.findIndex(({ name }) => name === marked)
  if (at > 0) mark(at)
}

/** Commands for keys and for buttons of the shell. */
export const commands = {
  palette: () => (closeOpen ? closeOpen() : void openPalette()),
  shortcuts: showShortcuts,
  share: openShare,
  download: () => readCurrentBench()?.download(),
  copy: () => readCurrentBench()?.copy(),
  clear: () => readCurrentBench()?.clear?.(),
  swap: () => readCurrentBench()?.swap?.(),
  input: () => readCurrentBench()?.focus(),
}
