import { type Instant, toInstant } from './calendar.ts'
import { CopyValue } from './copy-value.tsx'
import { listForms } from './forms.ts'
import { useNow } from './use-now.ts'
import type { Zone } from './zone.ts'

/** The same instant as other places write it, each to be copied. */
export function FormList({ instant, zone }: { instant: Instant; zone: Zone }) {
  const now = useNow()
  if (now === undefined) return null
  return (
    <ul aria-label="Other forms" className="border-t border-line">
      {listForms(instant, zone, toInstant(now)).map((form) => (
        <li
          key={form.name}
          className="flex min-h-10 items-center gap-x-3 border-line py-1 pr-1.5 pl-3.5 not-first:border-t"
        >
          <p className="flex min-w-0 grow items-baseline gap-x-3 text-small max-sm:flex-col">
            <span className="w-24 shrink-0 text-ink-2">{form.name}</span>
            {'text' in form ? (
              <span className="min-w-0 font-mono text-body wrap-anywhere">{form.text}</span>
            ) : (
              <span className="min-w-0 text-ink-3">{form.reason}</span>
            )}
          </p>
          {'text' in form && <CopyValue name={`Copy ${form.name}`} text={form.text} label={form.name} />}
        </li>
      ))}
    </ul>
  )
}
