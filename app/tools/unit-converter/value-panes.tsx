import ArrowRightToLine from 'lucide/dist/esm/icons/arrow-right-to-line.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { Fragment } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { CopyValue } from '#app/work/out/copy-value.tsx'
import { absoluteZeroIn, type Conversion, isBelowAbsoluteZero } from './conversion.ts'
import { listAllUnits, listRungs, listSteps, splitThousands } from './explain.ts'
import { formatNumber } from './format-number.ts'
import { belowAbsoluteZero, describeReading, readAs } from './messages.ts'
import type { DecimalSign } from './parse-number.ts'
import { compare } from './rational.ts'
import { unitsOf } from './units.ts'

type Props = { conversion: Conversion }
type NotesProps = Props & { id: string; onChoose: (decimalSign: DecimalSign) => void }

/** Says how an unclear value was read, with a button per reading, and warns about a value below absolute zero. */
export function ValueNotes({ id, conversion: { settings, input }, onChoose }: NotesProps) {
  const { value, plain, isRespelled, meanings } = input.read ?? {}
  const [from] = unitsOf(settings)
  return (
    <>
      <p id={id} role="status" className="text-ink-2 wrap-anywhere">
        {value && meanings
          ? describeReading(input.text.trim(), formatNumber(value))
          : isRespelled && plain !== undefined && readAs(plain)}
      </p>
      {value &&
        meanings?.map((meaning) => (
          <button
            key={meaning.decimalSign}
            type="button"
            className="chip"
            aria-pressed={compare(meaning.value, value) === 0}
            onClick={() => onChoose(meaning.decimalSign)}
          >
            {readAs(formatNumber(meaning.value))}
          </button>
        ))}
      <p role="status" className="font-strong text-warn">
        {value && isBelowAbsoluteZero(value, settings.category, from) && (
          <span className="flex items-center gap-2">
            <Icon of={TriangleAlert} className="shrink-0" />
            {belowAbsoluteZero(absoluteZeroIn(from))}
          </span>
        )}
      </p>
    </>
  )
}

/** A number with gaps between its thousands. The gaps are not copied, and a long number wraps at them. */
const Thousands = ({ text }: { text: string }) =>
  splitThousands(text).map((group, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span className={index > 0 ? 'ml-[.3em]' : ''}>{group}</span>
    </Fragment>
  ))

/** The steps that lead to the result. */
export const StepList = ({ conversion }: Props) => (
  <ol tabIndex={0} aria-label="Steps" className="scroller px-3.5 py-1 text-small">
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
    <section tabIndex={0} aria-label={label} className="scroller">
      <table aria-label={label} className="grid-table">
        <tbody>
          {listRungs(conversion).map((rung) => (
            <tr key={rung.from} className={rung.isOwn ? 'bg-lifted' : ''}>
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

/** The same quantity in every unit of its category, with buttons to copy it or convert to that unit. */
export function UnitTable({ conversion, onTarget }: Props & { onTarget: (unit: string) => void }) {
  const { from, to } = conversion.settings
  const rows = listAllUnits(conversion)
  return (
    <table aria-label="All units" className="grid-table [&_td]:h-10 max-sm:[&_td]:h-11">
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
            <tr key={unit.key} className={`last:border-b-0 ${role === 'to' ? 'bg-lifted' : ''}`}>
              <th scope="row" className={`text-body! text-ink! ${role ? 'font-strong!' : ''}`}>
                <span className="inline-block align-middle first-letter:uppercase sm:w-40">{unit.many}</span>{' '}
                <span className="font-mono text-note font-normal text-ink-3">{unit.symbol}</span>{' '}
                {unit.group && <span className="tag border border-line text-ink-2">{unit.group}</span>}
              </th>
              <td className={`text-right text-body wrap-anywhere ${role ? 'font-strong' : ''}`}>
                <Thousands text={text} />
              </td>
              <td className="w-0 pl-0! whitespace-nowrap">
                <div className="flex items-center">
                  <CopyValue name={`Copy ${unit.many}`} text={text} label={`Value in ${unit.many}`} />
                  {role ? (
                    <span className="tag w-11 border border-line-strong bg-surface text-center font-sans">{role}</span>
                  ) : (
                    <Button
                      variant="ghost"
                      size="small"
                      icon={ArrowRightToLine}
                      tip={`Convert to ${unit.many}`}
                      aria-label={`Convert to ${unit.many}`}
                      className="row-button ml-1.75 max-sm:ml-0"
                      onClick={({ currentTarget }) => {
                        // This button disappears when pressed, so move the focus to Copy.
                        currentTarget.closest('tr')?.querySelector('button')?.focus()
                        onTarget(unit.key)
                      }}
                    />
                  )}
                </div>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
