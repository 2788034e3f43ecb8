import ArrowRightToLine from 'lucide/dist/esm/icons/arrow-right-to-line.mjs'
import { useMemo } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { CopyValue } from './copy-value.tsx'
import type { Rational } from './rational.ts'
import { listAllUnits } from './report-file.ts'
import type { Settings } from './state.ts'
import { Thousands } from './thousands.tsx'
import { findUnit } from './units.ts'

type Props = { value: Rational; settings: Settings; onTarget: (unit: string) => void }

/** The same quantity in every unit of its category, with buttons to copy it or convert to that unit. */
export function UnitTable({ value, settings: { category, from, to }, onTarget }: Props) {
  const rows = useMemo(() => listAllUnits(value, category, findUnit(category, from)), [value, category, from])
  return (
    <table
      aria-label="All units"
      className={`grid-table ${rows.length > 6 ? 'h-[min(100%,44rem)]' : 'lg:[&_td]:h-18'}`}
    >
      <thead>
        <tr>
          <th scope="col">Unit</th>
          <th scope="col" className="text-right!">
            Value
          </th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ unit, text }) => {
          const role = unit.key === to ? 'to' : unit.key === from ? 'from' : ''
          return (
            <tr key={unit.key} className={`last:border-b-0 ${role === 'to' ? 'bg-sunken' : ''}`}>
              <th scope="row" className={`text-body! text-ink! ${role ? 'font-strong!' : ''}`}>
                <span className="inline-block align-middle first-letter:uppercase sm:w-40">{unit.many}</span>{' '}
                <span className="font-mono text-note font-normal text-ink-3">{unit.symbol}</span>{' '}
                {unit.group && <span className="tag border border-line text-ink-2">{unit.group}</span>}
              </th>
              <td className={`text-right text-body wrap-anywhere ${role ? 'font-strong' : ''}`}>
                <Thousands text={text} />
              </td>
              <td className="w-0 pl-0! whitespace-nowrap">
                <div className="flex items-center justify-end">
                  <span className="row-actions flex">
                    <CopyValue name={`Copy ${unit.many}`} text={text} label={`Value in ${unit.many}`} />
                    {!role && (
                      <Button
                        variant="ghost"
                        size="small"
                        icon={ArrowRightToLine}
                        tip={`Convert to ${unit.many}`}
                        aria-label={`Convert to ${unit.many}`}
                        className="row-button"
                        onClick={({ currentTarget }) => {
                          // This button disappears when pressed, so move the focus to Copy.
                          currentTarget.closest('tr')?.querySelector('button')?.focus()
                          onTarget(unit.key)
                        }}
                      />
                    )}
                  </span>
                  {role && <span className="tag ml-1 border border-line-strong bg-surface font-sans">{role}</span>}
                </div>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
