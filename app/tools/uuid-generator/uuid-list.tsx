import type { Ref } from 'react'
import { now } from '#app/lib/clock.ts'
import { stepRows } from '#app/ui/rows/step-rows.ts'
import { CopyAction } from '#app/work/out/output-actions.tsx'
import { copied, copiedAll, copyFailed, downloaded } from './messages.ts'
import { fileNameOf, isRising, listUuids } from './spelling.ts'
import { isOutdated, type State } from './state.ts'

/** The list as shown, whether it strictly increases, and what Copy All and Download take from it. */
export function readShownList(state: State) {
  const uuids = listUuids(state)
  const text = uuids.join('\n')
  const conditions = { isEmpty: false, stale: isOutdated(state) ? ('settings' as const) : null }
  return {
    uuids,
    isRising: state.batch !== null && isRising(state.batch),
    copy: { ...conditions, label: 'Copy All', text: () => text, copied: copiedAll, copyFailed },
    download: { ...conditions, file: () => ({ name: fileNameOf(now().getTime()), text }), downloaded },
  }
}

type Props = { list: ReturnType<typeof readShownList>; ref: Ref<HTMLOListElement> }

/** The generated UUIDs. Pressing a row copies it. */
export const UuidList = ({ list: { uuids, copy }, ref }: Props) => (
  <ol
    ref={ref}
    aria-label="Generated UUIDs"
    tabIndex={0}
    data-stale={copy.stale ?? undefined}
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
            stale={copy.stale}
            text={() => uuid}
            copied={copied}
            copyFailed={copyFailed}
          />
        </label>
      </li>
    ))}
  </ol>
)
