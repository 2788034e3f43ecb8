import { useSyncExternalStore } from 'react'

const never = () => () => {}
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** A keyboard shortcut with the command key: `"↵"` → `⌘↵` on Apple's machines, `Ctrl ↵` elsewhere */
export function CommandKey({ name, className = '' }: { name: string; className?: string }) {
  const apple = useSyncExternalStore(never, isApple, () => false)
  return (
    <span aria-hidden="true" className={`kbd ${className}`}>
      {apple ? `⌘${name}` : `Ctrl ${name}`}
    </span>
  )
}
