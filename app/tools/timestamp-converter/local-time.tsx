import Copy from 'lucide-react/icons/copy'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import { formatWallTime } from './format.ts'
import type { State } from './state.ts'

type Props = { state: State; onCopy: (text: string, label: string) => void }

/** What a clock on the wall shows in the zone in use. */
export function LocalTime({ state: { instant, zone, error, notice }, onCopy }: Props) {
  const wallTime = instant === undefined ? undefined : formatWallTime(instant, zone.offsetAt(instant))
  return (
    <section
      aria-label="Local time"
      className="flex min-h-16 items-center gap-3 border-t border-line py-2.5 pr-1.5 pl-3.5"
    >
      <p className="min-w-0 grow leading-tight">
        <span className="block font-mono text-[15px] font-[520] wrap-anywhere sm:text-lg">
          {wallTime ?? (
            <span className="font-sans text-sm font-normal text-ink-2">
              {error || notice ? 'No time to show' : 'Enter a timestamp or a date'}
            </span>
          )}
        </span>
        <span className="text-[12.5px] text-ink-3">Local time in {zone.name}</span>
      </p>
      <Button
        variant="ghost"
        size="small"
        isCompact
        aria-label="Copy local time"
        icon={<Copy {...buttonIcon} />}
        disabled={wallTime === undefined}
        onClick={() => onCopy(wallTime ?? '', 'Local time')}
      >
        Copy
      </Button>
    </section>
  )
}
