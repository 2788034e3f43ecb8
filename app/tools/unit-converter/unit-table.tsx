import { useMemo } from 'react'
import { findUnit } from './convert.ts'
import { CopyValue } from './copy-value.tsx'
import type { Rational } from './rational.ts'
import { listAllUnits } from './report.ts'
import type { CategoryKey } from './units.data.ts'

type Props = {
  value: Rational
  category: CategoryKey
  from: string
  to: string
}

const headCell = 'px-3.5 py-2 text-left text-small font-strong'

/** The same quantity in every unit of its category, each to be copied. */
export function UnitTable({ value, category, from, to }: Props) {
  const rows = useMemo(() => listAllUnits(value, category, findUnit(category, from)), [value, category, from])
  return (
    <table aria-label="All units" className="w-full border-collapse border-t border-line text-body">
      <thead className="bg-paper">
        <tr>
          <th scope="col" className={headCell}>
            Unit
          </th>
          <th scope="col" className={headCell}>
            Value
          </th>
          <th scope="col" className="w-px">
            <span className="sr-only">Copy</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ unit, text }) => (
          <tr key={unit.key} className={`border-t border-line ${unit.key === to ? 'bg-sunken' : ''}`}>
            <th scope="row" className="w-2/5 px-3.5 py-1.5 text-left font-normal">
              {unit.many} <span className="font-mono text-note text-ink-3">{unit.symbol}</span>
              {unit.group && (
                <span className="ml-2 rounded border border-line px-1 py-0.5 font-mono text-note text-ink-2">
                  {unit.group}
                </span>
              )}
            </th>
            <td className="px-3.5 py-1.5 font-mono tabular-nums wrap-anywhere">{text}</td>
            <td className="py-0.5 pr-1.5 text-right">
              <CopyValue name={`Copy ${unit.many}`} text={text} label={`Value in ${unit.many}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
