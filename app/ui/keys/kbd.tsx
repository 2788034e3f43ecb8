import { useAlive } from '../island/use-alive.ts'
import { isApple } from './key-names.ts'

/** A keyboard shortcut: `"↵"` → `⌘↵` on Apple devices, `Ctrl ↵` elsewhere; a key with a name stands alone: `"Space"` */
export function Keys({ name, className = '' }: { name: string; className?: string }) {
  const apple = useAlive() && isApple()
  return (
    <span aria-hidden="true" className={`kbd ${className}`}>
      {name[1] ? name : apple ? `⌘${name}` : `Ctrl ${name}`}
    </span>
  )
}
