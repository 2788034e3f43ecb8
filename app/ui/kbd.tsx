import { useSyncExternalStore } from 'react'

const never = () => () => {}
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** A keyboard shortcut with the command key: `"↵"` → `⌘↵` on Apple's machines, `Ctrl ↵` elsewhere */
export function CommandKey({ name, className = '' }: { name: string; className?: string }) {
  const apple = useSyncExternalStore(never, isApple, () => false)
  return (
    <span
      aria-hidden="true"
      className={`max-sm:hidden rounded border border-b-2 px-1.25 py-0.75 font-mono text-note leading-none font-medium ${className}`}
    >
      {apple ? `⌘${name}` : `Ctrl ${name}`}
    </span>
  )
}
