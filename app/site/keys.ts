import { readPreference } from '#app/browser/storage.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { isInField } from '#app/ui/keys/is-in-field.ts'
import { isApple } from '#app/ui/keys/key-names.ts'

type Command = keyof typeof import('./palette/palette.ts').commands

const withCommand: Record<string, Command> = { k: 'palette', s: 'download' }
const withAlt: Record<string, Command> = { KeyC: 'copy', KeyX: 'clear', KeyW: 'swap', KeyI: 'input' }
const alone: Record<string, Command> = { '/': 'palette', '?': 'shortcuts' }

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
  !ctrlKey && !metaKey && !altKey && !isComposing && /^(.|Enter|Backspace|Arrow\w+)$/u.test(key)

type Late = (field: HTMLInputElement) => void

const putLate =
  (change: (value: string) => string): Late =>
  (field) => {
    field.value = change(field.value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

/** Presses a key in the field that opens after it. */
function pressLate({ key }: KeyboardEvent): Late {
  if (key === 'Backspace') return putLate((value) => value.slice(0, -1))
  if (key.length === 1) return putLate((value) => value + key)
  return (field) => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

/** Pastes a text into the field that opens after it. */
const pasteLate =
  (text: string): Late =>
  (field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const init = { clipboardData, bubbles: true, cancelable: true }
    if (field.dispatchEvent(new ClipboardEvent('paste', init))) putLate((value) => value + text)(field)
  }

/** Loads the code behind keys and buttons. The page prefetches it in idle time. */
export const fetchCommands = () => import('./palette/palette.ts')

/** Handles the keys and buttons of the whole site. Text typed or pasted while the palette loads goes into it. */
export function watchKeys(): void {
  let typed: Late[] | null = null
  async function run(command: Command) {
    // The second press of a double click would close it again.
    if (typed && command === 'palette') return
    typed = command === 'palette' ? [] : null
    const loaded = await fetchCommands().catch((error) => console.error(error))
    const late = typed ?? []
    typed = null
    if (!loaded)
      return showToast({ title: 'This could not be loaded', description: 'Check your connection and try again.' })
    loaded.commands[command]()
    const field = document.activeElement
    if (field instanceof HTMLInputElement) for (const type of late) type(field)
  }
  addEventListener(
    'keydown',
    (event) => {
      const isTyped = typed !== null && isForPalette(event)
      const command = isTyped ? undefined : commandOf(event)
      if (!isTyped && !command) return
      event.preventDefault()
      event.stopPropagation()
      if (!command) return typed?.push(pressLate(event))
      if (!event.repeat) void run(command)
    },
    true,
  )
  addEventListener(
    'paste',
    (event) => {
      if (!typed) return
      event.preventDefault()
      event.stopPropagation()
      typed.push(pasteLate(event.clipboardData?.getData('text/plain') ?? ''))
    },
    true,
  )
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-command]')
    if (button) void run(button.dataset.command as Command)
  })
}
