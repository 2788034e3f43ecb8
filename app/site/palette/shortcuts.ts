import { readPreference, writePreference } from '#app/browser/storage.ts'
import { describeKeys } from '#app/ui/keys/key-names.ts'
import { make, makeButton, openDialog } from '../dom.ts'

/** `"K"` → "⌘K" on Apple devices, "Ctrl K" elsewhere */
export const command = (key: string): string => describeKeys(`Control+${key} Meta+${key}`)

/** Every shortcut with its description. */
const shortcuts = [
  [command('K'), 'Find a tool or an action'],
  [command('↵'), 'Run'],
  [command('S'), 'Download the output'],
  [describeKeys('Alt+C'), 'Copy the output'],
  [describeKeys('Alt+X'), 'Clear'],
  [describeKeys('Alt+W'), 'Swap the two sides'],
  [describeKeys('Alt+I'), 'Go to the input'],
  [command('Z'), 'Undo, even if something replaced your text'],
  ['/', 'Find a tool, or filter the list of tools'],
  ['?', 'This list'],
  ['Space', 'Random color in the palette generator'],
] as const

const title = 'Keyboard shortcuts'

/** Lists all shortcuts. Single-key shortcuts can be turned off here, for people who use speech input or hit keys by accident. */
export function showShortcuts(): void {
  const rows = shortcuts.map(([keys, what]) =>
    make(
      'tr',
      {},
      make('td', { class: 'font-sans' }, what),
      make('td', {}, make('kbd', { class: 'font-mono text-small whitespace-nowrap' }, keys)),
    ),
  )
  const box = make('input', { type: 'checkbox', autocomplete: 'off', class: 'size-4.5' })
  box.checked = readPreference('single-keys') !== 'off'
  box.addEventListener('change', () => writePreference('single-keys', box.checked ? null : 'off'))
  const done = makeButton('Close', 'close')
  openDialog(title, 'palette shortcuts', [
    make('h2', { class: 'text-lead' }, title),
    make('table', { 'aria-label': title, class: 'grid-table' }, make('tbody', {}, ...rows)),
    make('div', {}, make('label', { class: 'checkbox' }, box, 'Single-key shortcuts'), done),
  ])
  done.focus()
}
