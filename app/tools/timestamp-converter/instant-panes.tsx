import { useEffect, useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { CopyValue } from '#app/work/out/copy-value.tsx'
import { useNow } from './current-time.tsx'
import { listClocks, listForms } from './format.ts'
import { rulesFailed, rulesLoading } from './messages.ts'
import { isOwnZone, listShownZones } from './own-zone.ts'
import { describeNotice } from './reading.ts'
import type { Reading, State } from './state.ts'
import { type Instant, toInstant, type Zone } from './time.ts'
import { loadZones } from './zone-rules.ts'

type Props = { instant: Instant; zone: Zone }

/** The same instant as local time in each zone of the selector, the visitor's own marked. If their rules cannot be loaded, each change tries again. */
export function ClockTable({ instant, zone, own }: Props & { own: string }) {
  const [zones, setZones] = useState<Zone[]>()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (zones) return
    loadZones(listShownZones(own).map(({ id }) => id)).then(setZones, (error) => {
      console.error(error)
      setMissing(true)
    })
  }, [instant, zone])
  if (!zones) return <p className="empty-line">{isMissing ? rulesFailed : rulesLoading}</p>
  return (
    <div className="scroller">
      <table aria-label="Zones" className="grid-table -mt-px [&_td]:h-11 lg:[@media(height<800px)]:[&_td]:h-9">
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
          {listClocks(instant, zones, zone).map(({ name, city, time, offset, dayPart, isUsed }) => (
            <tr
              key={name}
              aria-current={isUsed || undefined}
              className="aria-[current]:bg-lifted aria-[current]:font-strong"
            >
              <th scope="row" className={`text-small! text-ink! ${isUsed ? 'font-strong!' : ''}`}>
                {city}
                {isOwnZone(name, own) && <span className="font-normal text-ink-3"> (yours)</span>}
              </th>
              <td className="px-0! lg:whitespace-nowrap">{time}</td>
              <td className="font-normal text-ink-3">{offset}</td>
              <td className="w-0 pl-0!">
                <div className="flex items-center justify-end gap-1">
                  <CopyValue name={`Copy time in ${city}`} text={`${time} ${offset}`} label={`Time in ${city}`} />
                  <span aria-hidden="true" className="day-bar max-sm:hidden lg:max-xl:hidden">
                    <i style={{ left: `${dayPart * 100}%` }} />
                  </span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="px-3.5 py-2 text-note text-ink-3 max-sm:hidden lg:max-xl:hidden">
        Each bar is a local day; 8:00–18:00 is marked
      </p>
    </div>
  )
}

/** The same instant in other formats, each with a Copy button. */
export function FormList({ instant, zone }: Props) {
  const now = useNow()
  if (now === undefined) return null
  return (
    <ul aria-label="Other forms" className="scroller">
      {listForms(instant, zone, toInstant(now)).map((form) => (
        <li
          key={form.name}
          className="flex min-h-11 items-center gap-x-1.5 border-b border-line pr-1.5 pl-3.5 text-small hover:bg-lifted max-sm:pr-1 max-sm:pl-2.5 lg:[@media(height<800px)]:min-h-9"
        >
          <p className="flex min-w-0 grow items-baseline gap-x-2">
            <span className="w-19.5 shrink-0 text-ink-2">{form.name}</span>
            <span
              className={`min-w-0 ${form.text ? 'font-mono wrap-anywhere max-sm:text-note max-sm:tracking-[-0.045em]' : 'text-ink-3'}`}
            >
              {form.text ?? form.reason}
            </span>
          </p>
          {form.text && <CopyValue name={`Copy ${form.name}`} text={form.text} label={form.name} />}
        </li>
      ))}
    </ul>
  )
}

type NoticeProps = { state: State; reading: Reading; onChoose: (text: string) => void; onLeave: () => void }

/** Explains a date that the zone's clock skips or shows twice, with a button for each moment. */
export function WallNotice({ state, reading, onChoose, onLeave }: NoticeProps) {
  const notice = describeNotice(state, reading)
  if (!notice) return null
  const buttons = notice.offers.map(({ instant, text }) => (
    <Button key={instant} size="small" onClick={() => onChoose(text)}>
      Use {text}
    </Button>
  ))
  return (
    <Notice tone="warn" onLeave={onLeave} actions={<div className="flex flex-wrap gap-2">{buttons}</div>}>
      {notice.sentence}
    </Notice>
  )
}
