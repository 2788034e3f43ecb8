import { CopyValue } from './copy-value.tsx'
import { formatWallTime } from './format.ts'
import type { Reading } from './state.ts'
import type { Zone } from './zone.ts'

/** What a clock on the wall shows in the zone in use. */
export function LocalTime({ reading: { instant, error, notice }, zone }: { reading: Reading; zone: Zone }) {
  const wallTime = instant === undefined ? '' : formatWallTime(instant, zone.offsetAt(instant))
  return (
    <section
      aria-label="Local time"
      className="flex min-h-16 items-center gap-3 border-t border-line py-2.5 pr-1.5 pl-3.5"
    >
      <p className="min-w-0 grow leading-tight">
        <span className="block font-mono text-lead font-strong wrap-anywhere sm:text-lg">
          {wallTime || (
            <span className="font-sans text-body font-normal text-ink-2">
              {error || notice ? 'No time to show' : 'Enter a timestamp or a date'}
            </span>
          )}
        </span>
        <span className="text-note text-ink-3">Local time in {zone.name}</span>
      </p>
      <CopyValue name="Copy local time" text={wallTime} label="Local time" />
    </section>
  )
}
