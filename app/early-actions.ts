// Part of boot.ts, and therefore of every document.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** The value of a field: its text, whether it is checked, or the chosen radio button. */
type Value = string | boolean | HTMLInputElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('input, textarea, select')
const radiosOf = ({ name }: Field) =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter((radio) => radio.name === name)

function readValue(field: Field): Value {
  if (field.type === 'radio') return radiosOf(field).find(({ checked }) => checked)!
  return field.type === 'checkbox' ? (field as HTMLInputElement).checked : field.value
}

/** The value in the document, before the visitor changed it. */
function readFirst(field: Field): Value {
  if (field.type === 'radio') return radiosOf(field).find(({ defaultChecked }) => defaultChecked)!
  if (field instanceof HTMLSelectElement)
    return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]!).value
  return field.type === 'checkbox' ? (field as HTMLInputElement).defaultChecked : field.defaultValue
}

/** Enters a value like a person would. React notices only a value that differs from the last one it saw. */
function enter(field: Field, value: Value): void {
  if (typeof value !== 'string') {
    const box = value instanceof HTMLInputElement ? value : (field as HTMLInputElement)
    box.checked = value === false
    box.click()
    return
  }
  field.value = field.type === 'color' ? (value === '#000000' ? '#ffffff' : '#000000') : `${value} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Finds a button again by its name, because that part of the page may have been rendered again. */
function findAgain(button: HTMLElement): HTMLElement | undefined {
  const nameOf = (each: HTMLElement) => each.ariaLabel ?? each.textContent
  if (button.isConnected) return button
  return [...document.querySelectorAll('button')].find((each) => nameOf(each) === nameOf(button))
}

/** Types a text at the caret, after deleting some letters before it. */
function insert(target: Element, text: string, deleted = 0): void {
  if (!isField(target) || !('setRangeText' in target) || target.selectionStart === null) return
  const { selectionStart: start, selectionEnd: end } = target
  target.setRangeText(text, Math.max(start === end ? start - deleted : start, 0), end!, 'end')
  target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}

/** Types a key where the focus is, unless a script handles it. */
function press(target: Element, init: KeyboardEventInit): void {
  const { key = '' } = init
  const focused = document.activeElement ?? document.body
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true, composed: true })
  const isFree = (target.isConnected ? target : focused).dispatchEvent(event)
  if (isFree && key.length === 1) insert(focused, key)
  if (isFree && key === 'Backspace') insert(focused, '', 1)
}

/** A longer text would block a plain field for seconds. */
const longestPaste = 50_000

/**
 * Records what the visitor does before the page's scripts are ready: pressed buttons, Enter, the palette keys and what is typed after
 * them, files that are chosen, dropped or pasted, and the order of changes to fields. The returned function replays it and stops.
 */
export function recordActions(): () => Promise<void> {
  const actions: (() => void)[] = []
  const known = new Map<unknown, Value>()
  const played = new Set<unknown>()
  const listening = new AbortController()
  let isPaletteAsked = false
  let isPlaying = false

  function keep(event: Event, play: () => void) {
    event.preventDefault()
    event.stopImmediatePropagation()
    actions.push(play)
  }
  function hear<K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) {
    const { signal } = listening
    addEventListener(type, (event) => isPlaying || listener(event), { signal, capture: true })
  }

  hear('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button')
    if (!button) return
    const play = () => findAgain(button)?.click()
    isPaletteAsked ||= button.dataset.command === 'palette'
    // The browser itself opens menus, and closes a menu when an item is pressed.
    if (!button.hasAttribute('popovertarget')) keep(event, play)
    else if (button.getAttribute('popovertargetaction') === 'hide') actions.push(play)
  })

  hear('keydown', (event) => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, target } = event
    if (!(target instanceof Element) || isComposing || altKey) return
    const isCommand = ctrlKey || metaKey
    const isPalette = isCommand ? key.toLowerCase() === 'k' : !isField(target) && (key === '/' || key === '?')
    const isRun = key === 'Enter' && isField(target) && (isCommand || (target.localName === 'input' && !target.form))
    const isTyped = isPaletteAsked && !isCommand && /^(.|Enter|Backspace|Arrow\w+)$/u.test(key)
    const isMove = target.matches('[data-split]') && /^(Arrow(Left|Right)|Home|End|Enter)$/.test(key)
    if (!isPalette && !isRun && !isTyped && !isMove) return
    isPaletteAsked ||= isPalette
    keep(event, () => press(target, { key, code, ctrlKey, metaKey, shiftKey, repeat }))
  })

  // The browser already shows what is entered, so it is replayed only if another action came before it.
  for (const type of ['input', 'change'] as const)
    hear(type, ({ target: field }) => {
      if (!isField(field) || field.type === 'file') return
      const id = field.type === 'radio' ? field.name : field
      const value = readValue(field)
      const before = known.get(id) ?? readFirst(field)
      known.set(id, value)
      if (actions.length === 0 || before === value) return
      const put = (value: Value) => () => field.isConnected && enter(field, value)
      // Until then the field gets back the value it had during the earlier actions.
      if (!played.has(id)) actions.unshift(put(before))
      played.add(id)
      actions.push(put(value))
    })
  hear('change', ({ target: input }) => {
    if (!(input instanceof HTMLInputElement) || !input.files?.length) return
    const { files } = input
    actions.push(() => {
      const open = input.isConnected ? input : document.querySelector<HTMLInputElement>('input[type=file]')
      if (!open) return
      open.files = files
      open.dispatchEvent(new Event('change', { bubbles: true }))
    })
  })

  const holdsFiles = (transfer: DataTransfer | null) =>
    document.querySelector('[data-island]') !== null && transfer?.types.includes('Files') === true
  hear('dragover', (event) => holdsFiles(event.dataTransfer) && event.preventDefault())
  hear('drop', (event) => {
    if (!holdsFiles(event.dataTransfer)) return
    // The transfer is empty after its event.
    const items = [...event.dataTransfer!.items].map((item) => {
      const [entry, file] = [item.webkitGetAsEntry?.(), item.getAsFile()]
      return { webkitGetAsEntry: () => entry, getAsFile: () => file }
    })
    const dropped = new Event('drop', { bubbles: true, cancelable: true })
    keep(event, () => document.dispatchEvent(Object.assign(dropped, { dataTransfer: { types: ['Files'], items } })))
  })
  hear('paste', (event) => {
    const { clipboardData, target } = event
    const text = clipboardData?.getData('text/plain') ?? ''
    // The browser puts a short text into its field. Outside of a field, home takes it.
    const isShown = isField(target) && text.length < longestPaste
    if (!(target instanceof Element) || (!holdsFiles(clipboardData) && (isShown || text === ''))) return
    const transfer = new DataTransfer()
    for (const file of clipboardData!.files) transfer.items.add(file)
    if (text) transfer.setData('text/plain', text)
    keep(event, () => {
      const pasted = new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true })
      // By now the palette may be open.
      const place = isField(target) && target.isConnected ? target : (document.activeElement ?? document.body)
      if (place.dispatchEvent(pasted)) insert(place, text)
    })
  })

  return async () => {
    for (let play = actions.shift(); play; play = actions.shift()) {
      isPlaying = true
      play()
      isPlaying = false
      // Render its changes before the next action.
      await new Promise((resolve) => setTimeout(resolve))
    }
    listening.abort()
  }
}
