import { CopyValue } from './copy-value.tsx'
import { listForms } from './forms.ts'
import { type Instant, toInstant } from './instant.ts'
import { useNow } from './use-now.ts'
import type { Zone } from './zone.ts'

/** The same instant in other formats, each with a Copy button. */
export function FormList({ instant, zone }: { instant: Instant; zone: Zone }) {
  const now = useNow()
  if (now === undefined) return null
  return (
    <ul aria-label="Other forms" className="flex max-h-160 min-h-0 flex-auto flex-col overflow-auto">
      {listForms(instant, zone, toInstant(now)).map((form) => (
        <li
          key={form.name}
          className="flex min-h-9.5 flex-auto items-center gap-x-3 border-b border-line py-0.5 pr-1.5 pl-3.5 text-small hover:bg-sunken"
        >
          <p className="flex min-w-0 grow items-baseline gap-x-3">
            <span className="w-20 shrink-0 text-ink-2">{form.name}</span>
            {'text' in form ? (
              <span className="min-w-0 font-mono wrap-anywhere">{form.text}</span>
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
