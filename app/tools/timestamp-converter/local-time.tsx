import { CopyValue } from './copy-value.tsx'
import type { formatWallTime } from './format.ts'
import type { Reading } from './state.ts'
import type { Zone } from './zone.ts'

type Props = { reading: Reading; zone: Zone; format: typeof formatWallTime | undefined }

/** The local time in the zone in use. */
export function LocalTime({ reading: { instant, error, notice }, zone, format }: Props) {
  const wallTime = instant === undefined || !format ? '' : format(instant, zone.offsetAt(instant))
  return (
    <section
      aria-label="Local time"
      className="mt-auto flex min-h-15 flex-none items-center gap-3 border-t border-line py-2 pr-1.5 pl-3.5"
    >
      <p className="min-w-0 grow leading-tight">
        <span className="text-note text-ink-2">Local time in {zone.name}</span>
        <span className="block font-mono text-lead font-strong wrap-anywhere lg:text-lg">
          {wallTime || (
            <span className="font-sans text-body font-normal text-ink-2">
              {error || notice ? 'No time to show' : 'Enter a timestamp or a date'}
            </span>
          )}
        </span>
      </p>
      <CopyValue name="Copy local time" text={wallTime} label="Local time" />
    </section>
  )
}
