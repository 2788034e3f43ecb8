import { readPreference, writePreference } from '#app/browser/storage.ts'
import { describeKeys } from '#app/ui/keys/key-names.ts'
import { make, makeDialog } from '../dom.ts'
import { command } from './messages.ts'

/** Every shortcut in words, with whether it is a key pressed alone. */
const shortcuts: readonly { keys: string; what: string; isSingle?: true }[] = [
  { keys: command('K'), what: 'Find a tool or an action' },
  { keys: command('↵'), what: 'Run' },
  { keys: command('S'), what: 'Download the output' },
  { keys: describeKeys('Alt+C'), what: 'Copy the output' },
  { keys: describeKeys('Alt+X'), what: 'Clear' },
  { keys: describeKeys('Alt+W'), what: 'Swap the two sides' },
  { keys: describeKeys('Alt+I'), what: 'Go to the input' },
  { keys: command('Z'), what: 'Undo, also what replaced your text' },
  { keys: '/', what: 'Find a tool; on the list of tools, its filter', isSingle: true },
  { keys: '?', what: 'This list', isSingle: true },
  { keys: 'Space', what: 'A random color, in the palette generator', isSingle: true },
]

const title = 'Keyboard shortcuts'

/** Lists all shortcuts; those of a single key can be switched off here, for who speaks to the computer or presses keys by chance. */
export function showShortcuts(): void {
  const rows = shortcuts.map(({ keys, what }) =>
    make(
      'tr',
      {},
      make('td', { class: 'font-sans' }, what),
      make('td', {}, make('kbd', { class: 'font-mono text-small' }, keys)),
    ),
  )
  const box = make('input', { type: 'checkbox', autocomplete: 'off', class: 'size-4.5' })
  box.checked = readPreference('single-keys') !== 'off'
  box.addEventListener('change', () => writePreference('single-keys', box.checked ? null : 'off'))
  const done = make('button', { type: 'button', class: 'button button-plain button-normal' }, 'Close')
  const { dialog, close } = makeDialog(title, 'palette shortcuts', [
    make('h2', { class: 'text-lead' }, title),
    make('table', { 'aria-label': title, class: 'grid-table' }, make('tbody', {}, ...rows)),
    make('div', {}, make('label', { class: 'checkbox' }, box, 'Shortcuts of a single key'), done),
  ])
  done.addEventListener('click', close)
  document.body.append(dialog)
  dialog.showModal()
  done.focus()
}
