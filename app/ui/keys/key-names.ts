export const isApple = (): boolean => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

const signs: Readonly<Record<string, string>> = { Control: 'Ctrl', Enter: '↵' }
const appleSigns: Readonly<Record<string, string>> = { Meta: '⌘', Alt: '⌃⌥', Enter: '↵' }

/**
 * The value of `aria-keyshortcuts` as this device shows it: `"Control+Enter Meta+Enter"` → "Ctrl ↵", on Apple devices "⌘↵".
 * There, Option alone types letters, so Control is added: `"Alt+C"` → "⌃⌥C"
 */
export function describeKeys(shortcuts: string, onApple = isApple()): string {
  const all = shortcuts.split(' ')
  const own = all.find((each) => each.includes('Meta') === onApple) ?? all[0]!
  const names = own.split('+').map((name) => (onApple ? appleSigns : signs)[name] ?? name)
  return names.join(onApple ? '' : ' ')
}
