import { useRef } from 'react'
import { group } from '#app/lib/plural.ts'
import type { Toast } from '#app/ui/feedback/toast.ts'
import { runOnCommand } from '#app/ui/keys/run-on-enter.ts'
import { Column, Pane, Panes, Status, StatusBar } from '#app/ui/layout/bench.tsx'
import { Tabs, useTabs } from '#app/ui/layout/tabs.tsx'
import { type Actions, Bar } from '#app/work/bench/actions.tsx'
import { UndoButton } from '#app/work/bench/undo-button.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { InputPane } from '#app/work/in/input-pane.tsx'
import { outOfDate, textCleared, workCanceled } from '#app/work/messages.ts'
import { type Give, GiveActions } from '#app/work/out/output-actions.tsx'
import { WorkProblem, WorkProgress, WorkStatus } from '#app/work/run/progress.tsx'
import { asTool } from '../as-tool.tsx'
import { noneFound, reading } from './messages.ts'
import { isFixed, type Settings, takesName } from './settings.ts'
import { SettingsFields } from './settings-fields.tsx'
import { lazy, useUuids } from './use-uuids.ts'
import { UuidList } from './uuid-list.tsx'

const cleared = { title: textCleared }
const sourceOf = (version: Settings['version']) =>
  takesName(version) ? 'computed from namespace and name' : isFixed(version) ? 'constant' : 'cryptographic source'

export default asTool(View)

const noOutput: Toast = { title: '' }
const noList: Give = {
  copy: { label: 'Copy All', isEmpty: true, text: () => null, copied: noOutput, copyFailed: noOutput },
  download: { isEmpty: true, file: () => null, downloaded: noOutput },
}

function View() {
  const tabs = useTabs('Generated UUIDs', 'UUIDs to inspect', 'Inspected UUIDs')
  const uuids = useUuids(() => tabs.show('Generated UUIDs'))
  const { desk, part, list, isStale, found, table, work, generate } = uuids
  const { batch, inspected, problem, settings } = desk.state
  const listed = useRef<HTMLOListElement>(null)
  const isNothing = inspected.length > 0 && found.length === 0 && work.isCurrent && !desk.isHeld

  const place = { pane: 'Generated UUIDs', focus: () => listed.current?.focus() }
  const actions: Actions = {
    primary: { label: 'Generate', keys: '↵', onPress: () => void generate() },
    clear: {
      label: 'Clear',
      isDisabled: !list,
      onPress: () =>
        // The list of the first sight is not worth an undo.
        batch?.isFirst ? desk.dispatch({ type: 'clear' }) : desk.replace({ type: 'clear' }, { toast: cleared, place }),
    },
    outputs: { 'Generated UUIDs': list ?? noList, ...(table && { 'Inspected UUIDs': table }) },
    input: 'UUIDs to inspect',
  }

  return (
    <Workbench
      label="UUID Generator tool"
      desk={desk}
      tabs={tabs}
      actions={actions}
      onKeyDown={runOnCommand(generate)}
      lazy={lazy}
    >
      <Bar actions={actions} fields={<SettingsFields {...uuids} />} />
      <Tabs />
      <Panes slug="uuid-generator" start={31} className="lg:max-xl:[--start:42]">
        <Pane
          title="Generated UUIDs"
          note={
            isStale ? (
              <span className="whitespace-nowrap text-warn max-[1700px]:hidden">{outOfDate}</span>
            ) : (
              list && <span className="lg:max-xl:hidden">{list.uuids.length}</span>
            )
          }
          actions={<GiveActions {...(list ?? noList)} />}
        >
          {list ? (
            <UuidList list={list} ref={listed} />
          ) : part || problem || desk.undo ? (
            <p className="empty-line flex items-center gap-2">
              Press Generate to list UUIDs here.
              <span className="-my-1.5 flex max-sm:-my-3">
                <UndoButton desk={desk} pane={place.pane} />
              </span>
            </p>
          ) : (
            // Room for the first one.
            <ol aria-hidden="true" className="uuid-list">
              <li />
            </ol>
          )}
        </Pane>
        <Column>
          <InputPane
            desk={desk}
            title="UUIDs to inspect"
            value={inspected}
            onChange={(text) => desk.edit({ type: 'edit', fields: { inspected: text } })}
            onSample={uuids.loadSample}
            note={found.length > 0 && `${group(found.length)} found`}
            placeholder="Paste any text or drop a file to find its UUIDs"
            layer={{ layering: found.length > 0 ? part?.createLayering : undefined, painting: uuids.painting }}
            className="uuid-text lg:min-h-39 lg:grow-0 lg:basis-[28%]"
          >
            <WorkProgress work={work} desk={desk} label={reading} />
            <WorkProblem work={work} words={{ canceled: workCanceled }} />
          </InputPane>
          <Pane
            title="Inspected UUIDs"
            note={table && (table.invalid > 0 ? `${group(table.invalid)} not valid` : 'all valid')}
            tone={table?.invalid ? 'bad' : 'ok'}
            actions={table && <GiveActions {...table} />}
          >
            {part && found.length > 0 ? (
              <part.Inspected found={found} chosen={uuids.chosen} onChoose={uuids.choose} />
            ) : (
              <p className="empty-line">{isNothing ? noneFound : 'Each UUID in the text gets a row here.'}</p>
            )}
          </Pane>
        </Column>
      </Panes>
      <StatusBar>
        {problem && <Status tone="bad">Nothing generated</Status>}
        {/* Where the head of the list has no room for it. */}
        {isStale && (
          <span className="min-[1700px]:hidden">
            <Status tone="warn">{outOfDate}</Status>
          </span>
        )}
        {list?.isRising && !isStale && <Status tone="ok">Strictly increasing</Status>}
        <span>{sourceOf(batch?.version ?? settings.version)}</span>
        <WorkStatus work={work} label={reading}>
          {table && table.times > 0 && <span>{table.times} with a time</span>}
        </WorkStatus>
      </StatusBar>
    </Workbench>
  )
}
