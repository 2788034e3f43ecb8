import { useRef } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/controls/field.tsx'
import type { useZone } from './use-zone.ts'
import type { Zone } from './zone.ts'
import { zoneChoices } from './zones.data.ts'

type Props = { zone: Zone; zones: ReturnType<typeof useZone> }

/** The timezone selector, which shows the zone in use, and the search behind "Other…". */
export function ZoneField({ zone, zones }: Props) {
  const { ZoneFinder } = zones
  const field = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={field} className="grid content-start justify-items-start gap-1.5">
        <SelectField
          label="Timezone"
          className="w-full"
          value={zones.choice}
          choices={zoneChoices}
          error={zones.error}
          onChange={zones.choose}
        />
        {zones.error && (
          <Button
            size="small"
            onClick={() => {
              zones.retry()
              field.current?.querySelector('select')?.focus()
            }}
          >
            Try again
          </Button>
        )}
      </div>
      {ZoneFinder && zones.choice === 'other' && (
        <ZoneFinder entries={zones.entries} zone={zone} onChoose={zones.chooseEntry} />
      )}
    </>
  )
}
