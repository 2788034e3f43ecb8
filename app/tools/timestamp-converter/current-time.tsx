import { describeNow } from './clock.ts'
import { useNow } from './use-now.ts'

/** The clock; the prerendered page holds its place until the browser knows the time. */
export function CurrentTime() {
  const now = useNow()
  const time = now === undefined ? undefined : describeNow(now)
  const cells = [
    { label: 'Current time (UTC)', text: time?.date, className: 'max-sm:col-span-2' },
    { label: 'Unix seconds', text: time?.seconds, className: '' },
    { label: 'Unix milliseconds', text: time?.milliseconds, className: '' },
  ]
  return (
    <section aria-label="Current time" className="grid grid-cols-2 gap-px border-b border-line bg-line sm:grid-cols-3">
      {cells.map(({ label, text, className }) => (
        <p key={label} className={`min-w-0 bg-surface px-3.5 py-2.5 leading-tight ${className}`}>
          <span className="block font-mono text-body font-strong tabular-nums">{text ?? '…'}</span>
          <span className="text-note text-ink-3">{label}</span>
        </p>
      ))}
    </section>
  )
}
