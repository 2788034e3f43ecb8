import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { count } from '#app/lib/plural.ts'
import { useShowMore } from '#app/ui/controls/show-more.tsx'
import { countTimes, describeBits, headings, inspectUuid, type Part, splitUuid, writeTable } from './inspect.ts'
import { copiedTable, copyFailed } from './messages.ts'

type Uuids = { uuids: readonly string[] }

export const giveTable = ({ uuids }: Uuids) => ({
  label: 'Copy table',
  isEmpty: uuids.length === 0,
  length: uuids.length * 120,
  text: () => writeTable(uuids),
  copied: copiedTable,
  copyFailed,
})

export function FoundStatus({ uuids }: Uuids) {
  const times = useMemo(() => countTimes(uuids), [uuids])
  return (
    <span>
      {count(uuids.length, 'UUID')} inspected{times > 0 && `, ${times} with a time`}
    </span>
  )
}

/** `"2022-02-22T19:22:22Z"` may wrap after the T, a node address in its middle. */
const breakable = (value: string | null): ReactNode =>
  value?.split(/(?<=T)|(?<=^(?:\w\w:){3})/).map((piece, index) => (
    <span key={index}>
      {index > 0 && <wbr />}
      {piece}
    </span>
  ))

type RowProps = { uuid: string; isChosen: boolean; onChoose: () => void; onStep: (event: KeyboardEvent) => void }

function Row({ uuid, isChosen, onChoose, onStep }: RowProps) {
  const { version, variant, time, clockSequence, node, isValid } = inspectUuid(uuid)
  const [name, ...kind] = version.split(/(?= \()/)
  const cells = [
    <span key="version" className="font-sans @3xl:whitespace-nowrap">
      {name}
      <span className="@3xl:sr-only">{kind}</span>
    </span>,
    <span key="variant" className="font-sans text-ink-2">
      {variant}
    </span>,
    breakable(time),
    clockSequence,
    breakable(node),
    <span key="validity" className={`font-sans font-strong whitespace-nowrap ${isValid ? 'text-ok' : 'text-bad'}`}>
      {isValid ? 'Valid' : 'Not valid'}
    </span>,
  ]
  return (
    // With the keyboard, visitors press the button inside the row.
    <tr aria-current={isChosen || undefined} onClick={onChoose}>
      <td data-heading={headings[0]}>
        <button type="button" tabIndex={isChosen ? 0 : -1} onKeyDown={onStep}>
          {uuid}
        </button>
      </td>
      {cells.map((cell, index) => (
        <td key={headings[index + 1]} data-heading={headings[index + 1]} className={cell ? '' : '@max-3xl:hidden'}>
          <span>{cell ?? <span className="text-ink-3">none</span>}</span>
        </td>
      ))}
    </tr>
  )
}

const tones: Record<Part, string> = {
  time: 'border-code-num text-code-num',
  fixed: 'border-code-lit text-code-lit',
  rest: 'border-code-key text-code-key',
}

/** The bits of one UUID, each part colored and explained. */
const BitsPanel = ({ uuid }: { uuid: string }) => (
  <div className="flex-none border-line px-3.5 py-3 max-sm:order-first max-sm:border-b sm:border-t">
    <p className="font-mono text-lead leading-none font-strong tracking-tight max-sm:text-small">
      {splitUuid(uuid).map(({ text, part }, index) => (
        <span key={index} className={part ? `inline-block border-b-2 pb-1.25 ${tones[part]}` : 'text-ink-3'}>
          {text}
        </span>
      ))}
    </p>
    <dl className="mt-2.5 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 text-small leading-tight">
      {describeBits(uuid).map(({ part, label, value }) => (
        <div key={label} className="contents">
          <dt className={tones[part]}>{label}</dt>
          <dd className="font-mono wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)

/** A row for each UUID (only the first ones until the visitor asks for more), and the bits of the chosen one. */
export function Inspected({ uuids }: Uuids) {
  const { shown, button } = useShowMore(uuids)
  const [wanted, setWanted] = useState(0)
  const last = shown.length - 1
  const chosen = Math.min(wanted, last)

  function step(event: KeyboardEvent) {
    const next = { ArrowDown: chosen + 1, ArrowUp: chosen - 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const bounded = Math.max(0, Math.min(next, last))
    setWanted(bounded)
    event.currentTarget.closest('tbody')?.rows[bounded]?.querySelector('button')?.focus()
  }

  return (
    <>
      <div className="@container max-h-[max(300px,calc(100dvh-260px))] min-h-0 flex-auto overflow-auto lg:max-h-none lg:basis-0">
        <table aria-label="Inspected UUIDs" className="grid-table inspected">
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((uuid, index) => (
              <Row
                key={index}
                uuid={uuid}
                isChosen={index === chosen}
                onChoose={() => setWanted(index)}
                onStep={step}
              />
            ))}
          </tbody>
        </table>
        {button}
      </div>
      <BitsPanel uuid={shown[chosen]!} />
    </>
  )
}
