import { CopyAction } from '#app/work/output-actions.tsx'
import { copied, copyFailed } from './messages.ts'

/** What was generated, each with its own Copy. */
export function UuidList({ uuids }: { uuids: readonly string[] }) {
  if (uuids.length === 0)
    return (
      <p className="border-b border-line px-3.5 py-6 text-body text-ink-3">
        Press Generate: the UUIDs are listed here.
      </p>
    )
  return (
    <ol
      aria-label="Generated UUIDs"
      tabIndex={0}
      className="max-h-112 overflow-auto border-b border-line font-mono text-body max-sm:text-small [counter-reset:uuid] *:not-first:border-t *:border-line focus-visible:-outline-offset-2"
    >
      {uuids.map((uuid, index) => (
        <li
          key={index}
          className="flex items-center gap-3 py-1 pr-1.5 pl-3.5 [counter-increment:uuid] before:w-7 before:shrink-0 before:text-right before:text-ink-3 before:content-[counter(uuid)/''] max-sm:before:hidden"
        >
          <span className="min-w-0 grow wrap-anywhere">{uuid}</span>
          <CopyAction
            size="small"
            label=""
            name={`Copy UUID ${index + 1}`}
            tip="Copy"
            isEmpty={false}
            text={() => uuid}
            copied={copied}
            copyFailed={copyFailed}
          />
        </li>
      ))}
    </ol>
  )
}
