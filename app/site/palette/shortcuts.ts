import { readPreference, writePreference } from '#app/browser/storage.ts'
import { describeKeys } from '#app/ui/keys/key-names.ts'
import { make, makeDialog } from '../dom.ts'
import { command } from './messages.ts'

/** Every shortcut with its description; `isSingle` marks keys pressed alone. */
const shortcuts: readonly { keys: string; what: string; isSingle?: true }[] = [
  { keys: command('K'), what: 'Find a tool or an action' },
  { keys: command('↵'), what: 'Run' },
  { keys: command('S'), what: 'Download the output' },
  { keys: describeKeys('Alt+C'), what: 'Copy the output' },
  { keys: describeKeys('Alt+X'), what: 'Clear' },
  { keys: describeKeys('Alt+W'), what: 'Swap the two sides' },
  { keys: describeKeys('Alt+I'), what: 'Go to the input' },
  { keys: command('Z'), what: 'Undo, even if something replaced your text' },
  { keys: '/', what: 'Find a tool, or filter the list of tools', isSingle: true },
  { keys: '?', what: 'This list', isSingle: true },
  { keys: 'Space', what: 'Random color in the palette generator', isSingle: true },
]

const title = 'Keyboard shortcuts'

/** Lists all shortcuts. Single-key shortcuts can be turned off here, for people who use speech input or hit keys by accident. */
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
    make('div', {}, make('label', { class: 'checkbox' }, box, 'Single-key shortcuts'), done),
  ])
  done.addEventListener('click', close)
  document.body.append(dialog)
  dialog.showModal()
  done.focus()
}
