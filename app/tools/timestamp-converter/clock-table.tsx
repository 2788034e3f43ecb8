import { useEffect, useMemo, useState } from 'react'
import { createMainZones, listClocks } from './clocks.ts'
import { CopyValue } from './copy-value.tsx'
import type { Instant } from './instant.ts'
import { rulesFailed, rulesLoading } from './messages.ts'
import type { Zone } from './zone.ts'
import { loadTemporal, type TemporalApi } from './zone-rules.ts'

/** Loads the rules of all zones. If that fails, it tries again on the next change. */
function useTemporal(...changes: unknown[]) {
  const [temporal, setTemporal] = useState<TemporalApi>()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (temporal) return
    loadTemporal().then(setTemporal, (error) => {
      console.error(error)
      setMissing(true)
    })
  }, changes)
  return { temporal, isMissing }
}

/** The same instant as local time in each zone of the selector. */
export function ClockTable({ instant, zone }: { instant: Instant; zone: Zone }) {
  const { temporal, isMissing } = useTemporal(instant, zone)
  const zones = useMemo(() => temporal && createMainZones(temporal), [temporal])
  if (!zones) return <p className="empty-line">{isMissing ? rulesFailed : rulesLoading}</p>
  return (
    <div className="max-h-160 min-h-0 flex-auto overflow-auto">
      <table aria-label="Zones" className="grid-table h-[min(100%,36rem)]">
        <thead>
          <tr className="border-0!">
            {['Zone', 'Time', 'Offset', 'Actions'].map((name) => (
              <th key={name} scope="col" className="h-0! leading-none!">
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listClocks(instant, zones, zone).map(({ id, place, time, offset, dayPart, isUsed }) => (
            <tr
              key={id}
              aria-current={isUsed || undefined}
              className="aria-[current]:bg-sunken aria-[current]:font-strong"
            >
              <th scope="row" className={`text-small! text-ink! ${isUsed ? 'font-strong!' : ''}`}>
                {place}
              </th>
              <td className="px-0! lg:whitespace-nowrap">{time}</td>
              <td className="font-normal text-ink-3">{offset}</td>
              <td className="w-0 pl-0!">
                <div className="flex items-center justify-end gap-1">
                  <span className="row-actions">
                    <CopyValue name={`Copy time in ${place}`} text={`${time} ${offset}`} label={`Time in ${place}`} />
                  </span>
                  <span aria-hidden="true" className="day-bar max-sm:hidden lg:max-xl:hidden">
                    <i style={{ left: `${dayPart * 100}%` }} />
                  </span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
