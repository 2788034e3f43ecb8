import { useEffect, useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { CopyValue } from '#app/work/out/copy-value.tsx'
import { useNow } from './current-time.tsx'
import { listClocks, listForms } from './format.ts'
import { rulesFailed, rulesLoading } from './messages.ts'
import { describeNotice } from './reading.ts'
import type { Reading, State } from './state.ts'
import { type Instant, toInstant, type Zone } from './time.ts'
import { loadMainZones } from './zone-rules.ts'

type Props = { instant: Instant; zone: Zone }

/** The same instant as local time in each zone of the selector. If their rules cannot be loaded, each change tries again. */
export function ClockTable({ instant, zone }: Props) {
  const [zones, setZones] = useState<Zone[]>()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (zones) return
    loadMainZones().then(setZones, (error) => {
      console.error(error)
      setMissing(true)
    })
  }, [instant, zone])
  if (!zones) return <p className="empty-line">{isMissing ? rulesFailed : rulesLoading}</p>
  return (
    <div className="scroller max-h-160">
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
          {listClocks(instant, zones, zone).map(({ id, city, time, offset, dayPart, isUsed }) => (
            <tr
              key={id}
              aria-current={isUsed || undefined}
              className="aria-[current]:bg-sunken aria-[current]:font-strong"
            >
              <th scope="row" className={`text-small! text-ink! ${isUsed ? 'font-strong!' : ''}`}>
                {city}
              </th>
              <td className="px-0! lg:whitespace-nowrap">{time}</td>
              <td className="font-normal text-ink-3">{offset}</td>
              <td className="w-0 pl-0!">
                <div className="flex items-center justify-end gap-1">
                  <span className="row-actions">
                    <CopyValue name={`Copy time in ${city}`} text={`${time} ${offset}`} label={`Time in ${city}`} />
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

/** The same instant in other formats, each with a Copy button. */
export function FormList({ instant, zone }: Props) {
  const now = useNow()
  if (now === undefined) return null
  return (
    <ul aria-label="Other forms" className="scroller flex max-h-160 flex-col">
      {listForms(instant, zone, toInstant(now)).map((form) => (
        <li
          key={form.name}
          className="flex min-h-9.5 flex-auto items-center gap-x-3 border-b border-line py-0.5 pr-1.5 pl-3.5 text-small hover:bg-sunken"
        >
          <p className="flex min-w-0 grow items-baseline gap-x-3">
            <span className="w-20 shrink-0 text-ink-2">{form.name}</span>
            <span className={`min-w-0 ${form.text ? 'font-mono wrap-anywhere' : 'text-ink-3'}`}>
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
