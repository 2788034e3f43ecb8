import { readPreference } from '#app/browser/storage.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { isApple } from '#app/ui/keys/key-names.ts'

type Command = keyof typeof import('./palette/palette.ts').commands

const withCommand: Record<string, Command> = { k: 'palette', s: 'download' }
const withAlt: Record<string, Command> = { KeyC: 'copy', KeyX: 'clear', KeyW: 'swap', KeyI: 'input' }
const alone: Record<string, Command> = { '/': 'palette', '?': 'shortcuts' }

// An editor's field is in a shadow tree, so look at the composed path.
const isInField = (event: Event) =>
  event
    .composedPath()
    .some((each) => each instanceof Element && each.matches('input, textarea, select, [contenteditable=true]'))

/** The command of a key press. Single keys do nothing while a field has the focus, and visitors can turn them off. */
function commandOf(event: KeyboardEvent): Command | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
  if (isComposing || !(key.toLowerCase() in withCommand || code in withAlt || key in alone)) return
  const isTool = document.querySelector('.bench') !== null
  const isModal = document.querySelector('dialog[open]') !== null
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) {
    const command = withCommand[key.toLowerCase()]
    return command === 'palette' || (isTool && !isModal) ? command : undefined
  }
  // On Apple devices Option alone types letters.
  if (altKey && ctrlKey === isApple() && !metaKey && !shiftKey) return isTool && !isModal ? withAlt[code] : undefined
  const isFree = !ctrlKey && !metaKey && !altKey && !isModal && !isInField(event)
  if (!isFree || readPreference('single-keys') === 'off') return
  // The tools page has its own filter field for this key.
  return key === '/' && document.getElementById('filter') ? undefined : alone[key]
}

const isForPalette = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && !isComposing && /^(.|Enter|Arrow\w+)$/u.test(key)

/** Types the keys pressed during loading into the field that now has the focus. */
function typeLate(typed: readonly KeyboardEvent[]): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  for (const { key } of typed) {
    if (key.length === 1) field.setRangeText(key, field.value.length, field.value.length, 'end')
    const init = { key, bubbles: true, cancelable: true }
    field.dispatchEvent(key.length === 1 ? new Event('input', init) : new KeyboardEvent('keydown', init))
  }
}

/** Loads the code behind keys and buttons. The page prefetches it in idle time. */
export const fetchCommands = () => import('./palette/palette.ts')

/** Handles the keys and buttons of the whole site. Text typed while the palette loads goes into it. */
export function watchKeys(): void {
  let typed: KeyboardEvent[] | null = null
  async function run(command: Command) {
    typed = command === 'palette' ? [] : null
    const loaded = await fetchCommands().catch((error) => console.error(error))
    const late = typed ?? []
    typed = null
    if (!loaded)
      return showToast({ title: 'This could not be loaded', description: 'Check your connection and try again.' })
    loaded.commands[command]()
    typeLate(late)
  }
  addEventListener(
    'keydown',
    (event) => {
      const isTyped = typed !== null && isForPalette(event)
      const command = isTyped ? undefined : commandOf(event)
      if (!isTyped && !command) return
      event.preventDefault()
      event.stopPropagation()
      if (!command) return typed?.push(event)
      if (!event.repeat) void run(command)
    },
    true,
  )
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-command]')
    if (button) void run(button.dataset.command as Command)
  })
}
