import type { Ref } from 'react'
import { now } from '#app/lib/clock.ts'
import { count } from '#app/lib/plural.ts'
import { Status } from '#app/ui/layout/bench.tsx'
import { stepRows } from '#app/ui/rows/step-rows.ts'
import { CopyAction } from '#app/work/out/output-actions.tsx'
import { copied, copiedAll, copyFailed, downloaded } from './messages.ts'
import { fileNameOf, isRising, listUuids } from './spelling.ts'
import type { State } from './state.ts'

/** The list as shown, and what Copy All and Download take from it. */
export function readShownList(state: State) {
  const uuids = listUuids(state)
  const text = uuids.join('\n')
  return {
    uuids,
    copy: { label: 'Copy All', isEmpty: false, text: () => text, copied: copiedAll, copyFailed },
    download: { isEmpty: false, file: () => ({ name: fileNameOf(now().getTime()), text }), downloaded },
  }
}

/** How many UUIDs the list has, and whether they strictly increase. */
export function ListStatus({ batch }: { batch: NonNullable<State['batch']> }) {
  const amount = count(batch.uuids.length, 'UUID')
  if (!isRising(batch)) return <span>{amount}</span>
  return (
    <Status tone="ok">
      <span>
        {amount}, <span className="max-sm:hidden">strictly</span> increasing
      </span>
    </Status>
  )
}

/** The generated UUIDs. Pressing a row copies it. */
export const UuidList = ({ uuids, ref }: { uuids: readonly string[]; ref: Ref<HTMLOListElement> }) => (
  <ol
    ref={ref}
    aria-label="Generated UUIDs"
    tabIndex={0}
    data-short={uuids[0]!.length < 40 || undefined}
    className="uuid-list"
    onKeyDown={stepRows}
  >
    {uuids.map((uuid, index) => (
      <li key={index}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: it labels the button inside, so a click on the row presses the button. */}
        <label>
          <span>{uuid}</span>
          <CopyAction
            label=""
            tabIndex={-1}
            name={`Copy UUID ${index + 1}`}
            tip="Copy"
            isEmpty={false}
            text={() => uuid}
            copied={copied}
            copyFailed={copyFailed}
          />
        </label>
      </li>
    ))}
  </ol>
)
