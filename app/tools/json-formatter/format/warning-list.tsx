import { count } from '#app/lib/plural.ts'
import type { JsonWarning } from './warnings.ts'

type Props = { total: number; warnings: readonly JsonWarning[]; onReveal: (from: number, to: number) => void }

/** What is valid but likely to hurt somebody, each a way to its place in the input. */
export function WarningList({ total, warnings, onReveal }: Props) {
  return (
    <section aria-label="Warnings" className="border-t border-line bg-warn-soft/50">
      <h2 className="px-3.5 pt-2.5 text-small font-strong tracking-normal text-warn">
        {count(total, 'warning')}
        {total > warnings.length && `, the first ${warnings.length} are listed`}
      </h2>
      <ul className="max-h-40 overflow-auto px-1.5 pt-1 pb-2">
        {warnings.map((warning) => (
          <li key={`${warning.kind} ${warning.index}`}>
            <button
              type="button"
              onClick={() => onReveal(warning.index, warning.index + warning.length)}
              className="flex w-full items-baseline gap-3 rounded-control px-2 py-1 text-left text-body hover:bg-warn-soft focus-visible:-outline-offset-2"
            >
              <span className="shrink-0 font-mono text-note text-ink-3">
                {warning.line}:{warning.column}
              </span>
              <span className="min-w-0 wrap-anywhere">{warning.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
