import type { Conversion } from './conversion.ts'
import { listRungs, listSteps } from './explain.ts'
import { Thousands } from './thousands.tsx'
import { unitsOf } from './units.ts'

type Props = { conversion: Conversion }

/** The steps that lead to the result. */
export const StepList = ({ conversion }: Props) => (
  <ol
    tabIndex={0}
    aria-label="Steps"
    className="min-h-0 flex-auto overflow-auto px-3.5 py-1 text-small focus-visible:-outline-offset-2"
  >
    {listSteps(conversion).map(({ about, line, note }, index) => (
      <li key={about} className="grid grid-cols-[1.5rem_minmax(0,1fr)] border-line py-2 not-last:border-b">
        <span aria-hidden="true" className="font-mono text-note text-ink-3">
          {index + 1}
        </span>
        <p className="text-ink-2 wrap-anywhere">
          {about}
          <span className="block font-mono text-ink">{line}</span>
          {note}
        </p>
      </li>
    ))}
  </ol>
)

/** A table of round numbers in the same two units. */
export function RungTable({ conversion, label }: Props & { label: string }) {
  const [from, to] = unitsOf(conversion.settings)
  return (
    <section
      tabIndex={0}
      aria-label={label}
      className="min-h-0 flex-auto overflow-auto focus-visible:-outline-offset-2"
    >
      <table aria-label={label} className="grid-table">
        <tbody>
          {listRungs(conversion).map((rung) => (
            <tr key={rung.from} className={rung.isOwn ? 'bg-sunken' : ''}>
              <td className="w-2/5 text-right wrap-anywhere">
                <Thousands text={rung.from} /> {from.symbol}
              </td>
              <td className="w-0 px-0! text-ink-3">{rung.sign}</td>
              <td className="wrap-anywhere">
                <Thousands text={rung.to} /> {to.symbol}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
