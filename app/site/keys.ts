import { readPreference } from '#app/browser/storage.ts'
import { isApple } from '#app/ui/key-names.ts'

type Command = keyof typeof import('./palette/commands.ts').commands

const withCommand: Record<string, Command> = { k: 'palette', s: 'download' }
const withAlt: Record<string, Command> = { KeyC: 'copy', KeyX: 'clear', KeyW: 'swap', KeyI: 'input' }
const alone: Record<string, Command> = { '/': 'palette', '?': 'shortcuts' }

// An editor has its field in a tree of its own.
const isInField = (event: Event) =>
  event
    .composedPath()
    .some((each) => each instanceof Element && each.matches('input, textarea, select, [contenteditable=true]'))

/** The command of a key; one that is pressed alone is meant for a field that has the focus, and can be switched off. */
function commandOf(event: KeyboardEvent): Command | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
  if (isComposing || !(key.toLowerCase() in withCommand || code in withAlt || key in alone)) return
  const isTool = document.querySelector('.bench') !== null
  const isModal = document.querySelector('dialog[open]') !== null
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) {
    const command = withCommand[key.toLowerCase()]
    return command === 'palette' || (isTool && !isModal) ? command : undefined
  }
  // On Apple's machines Option alone writes letters.
  if (altKey && ctrlKey === isApple() && !metaKey && !shiftKey) return isTool && !isModal ? withAlt[code] : undefined
  const isFree = !ctrlKey && !metaKey && !altKey && !isModal && !isInField(event)
  if (!isFree || readPreference('single-keys') === 'off') return
  // The list of tools has a field of its own for it.
  return key === '/' && document.getElementById('filter') ? undefined : alone[key]
}

/** Follows the keys and the buttons of the whole site; what answers them is fetched with the first. */
export function watchKeys(): void {
  const run = (command: Command) => void import('./palette/commands.ts').then(({ commands }) => commands[command]())
  addEventListener(
    'keydown',
    (event) => {
      const command = commandOf(event)
      if (!command) return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) run(command)
    },
    true,
  )
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-command]')
    if (button) run(button.dataset.command as Command)
  })
}
