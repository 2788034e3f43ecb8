import X from 'lucide/dist/esm/icons/x.mjs'
import type { KeyboardEvent, ReactNode } from 'react'
import { now } from '#app/lib/clock.ts'
import { Icon } from '#app/ui/controls/icon.tsx'
import { useShowMore } from '#app/ui/controls/show-more.tsx'
import {
  columns,
  countInvalid,
  countTimes,
  describeBits,
  inspectUuid,
  type Part,
  splitUuid,
  tableFileOf,
  writeTable,
} from './inspect.ts'
import { copiedTable, copyFailed, tableDownloaded } from './messages.ts'
import type { Found } from './parse.ts'

/** What Copy, Download and "Send to…" take from the table, how many UUIDs are not valid, and how many have a time. */
export function giveTable(found: readonly Found[]) {
  const uuids = found.map(({ uuid }) => uuid)
  return {
    copy: {
      label: 'Copy table',
      isEmpty: false,
      length: uuids.length * 120,
      text: () => writeTable(uuids),
      copied: copiedTable,
      copyFailed,
    },
    download: {
      isEmpty: false,
      name: 'Download table',
      file: () => ({ name: tableFileOf(now().getTime()), text: writeTable(uuids) }),
      downloaded: tableDownloaded,
    },
    invalid: countInvalid(uuids),
    times: countTimes(uuids),
  }
}

/** `"2022-02-22T19:22:22Z"` → "2022-02-22 19:22:22", which may wrap */
const shorten = (time: string | null) => time?.slice(0, -1).replace('T', ' ')

/** A node address may wrap in its middle. */
const breakable = (node: string | null): ReactNode =>
  node && (
    <>
      {node.slice(0, 9)}
      <wbr />
      {node.slice(9)}
    </>
  )

type RowProps = {
  uuid: string
  isChosen: boolean
  isStop: boolean
  onChoose: () => void
  onStep: (event: KeyboardEvent) => void
}

function Row({ uuid, isChosen, isStop, onChoose, onStep }: RowProps) {
  const { version, short, variant, time, clockSequence, node, isValid } = inspectUuid(uuid)
  const cells = [
    isValid ? (
      <span key="version" className="font-sans">
        <span aria-hidden="true">{short}</span>
        <span className="sr-only">{version}</span>
      </span>
    ) : (
      <span key="version" className="inline-flex items-center gap-1 font-sans font-strong whitespace-nowrap text-bad">
        <Icon of={X} size={13} /> Not valid
      </span>
    ),
    <span key="variant" className="font-sans whitespace-nowrap text-ink-2">
      {variant}
    </span>,
    shorten(time),
    clockSequence,
    breakable(node),
  ]
  return (
    // With the keyboard, visitors press the button inside the row. A click focuses it, for the arrow keys.
    <tr
      aria-current={isChosen || undefined}
      onClick={({ currentTarget }) => {
        onChoose()
        currentTarget.querySelector('button')?.focus({ preventScroll: true })
      }}
    >
      <td data-heading={columns[0]}>
        <button type="button" tabIndex={isStop ? 0 : -1} onKeyDown={onStep}>
          {uuid}
        </button>
      </td>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]} data-heading={columns[index + 1]} className={cell ? '' : '@max-3xl:hidden'}>
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
          <dd className="font-mono wrap-anywhere">
            {value.split(/(?<=· )/).map((piece) => (
              <span key={piece} className="inline-block whitespace-pre-wrap">
                {piece}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </div>
)

type Props = { found: readonly Found[]; chosen: number; onChoose: (index: number) => void }

/** A row for each UUID (only the first ones until the visitor asks for more), and the bits of the chosen one. */
export function Inspected({ found, chosen, onChoose }: Props) {
  const { shown, button } = useShowMore(found)
  const last = shown.length - 1
  const stop = Math.min(chosen, last)

  function step(event: KeyboardEvent) {
    const next = { ArrowDown: stop + 1, ArrowUp: stop - 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const bounded = Math.max(0, Math.min(next, last))
    onChoose(bounded)
    event.currentTarget.closest('tbody')?.rows[bounded]?.querySelector('button')?.focus()
  }

  return (
    <>
      <div className="@container max-h-[max(300px,calc(100dvh-260px))] min-h-0 flex-auto overflow-auto lg:max-h-none lg:basis-0">
        <table aria-label="Inspected UUIDs" className="grid-table inspected">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ uuid }, index) => (
              <Row
                key={index}
                uuid={uuid}
                isChosen={index === chosen}
                isStop={index === stop}
                onChoose={() => onChoose(index)}
                onStep={step}
              />
            ))}
          </tbody>
        </table>
        {button}
      </div>
      <BitsPanel uuid={found[chosen]!.uuid} />
    </>
  )
}
