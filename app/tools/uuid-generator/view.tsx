import { useRef } from 'react'
import { group } from '#app/lib/plural.ts'
import { runOnCommand } from '#app/ui/keys/run-on-enter.ts'
import { Column, Pane, Panes, Status, StatusBar } from '#app/ui/layout/bench.tsx'
import { Tabs, useTabs } from '#app/ui/layout/tabs.tsx'
import { type Actions, Bar, copyAction } from '#app/work/bench/actions.tsx'
import { UndoButton } from '#app/work/bench/undo-button.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { InputPane } from '#app/work/in/input-pane.tsx'
import { textCleared, workCanceled } from '#app/work/messages.ts'
import { CopyAction, GiveActions } from '#app/work/out/output-actions.tsx'
import { WorkProblem, WorkProgress, WorkStatus } from '#app/work/run/progress.tsx'
import { asTool } from '../as-tool.tsx'
import { noneFound } from './messages.ts'
import { isFixed, type Settings, takesName } from './settings.ts'
import { SettingsFields } from './settings-fields.tsx'
import { lazy, useUuids } from './use-uuids.ts'

const cleared = { title: textCleared }
const sourceOf = (version: Settings['version']) =>
  takesName(version) ? 'computed from namespace and name' : isFixed(version) ? 'constant' : 'cryptographic source'

export default asTool(View)

function View() {
  const tabs = useTabs('Generated UUIDs', 'UUIDs to inspect', 'Inspected UUIDs')
  const uuids = useUuids(() => tabs.show('Generated UUIDs'))
  const { desk, part, list, found, work, generate } = uuids
  const { batch, inspected, problem, settings } = desk.state
  const listed = useRef<HTMLOListElement>(null)
  const isNothing = inspected.length > 0 && found.length === 0 && work.isCurrent && !desk.isHeld

  const place = { pane: 'Generated UUIDs', focus: () => listed.current?.focus() }
  const table = part && found.length > 0 && part.giveTable({ uuids: found })
  const actions: Actions = {
    primary: { label: 'Generate', keys: '↵', onPress: () => void generate() },
    secondary: [tabs.isPhone && table && copyAction(table, true)],
    ...(list && {
      clear: { label: 'Clear', onPress: () => desk.replace({ type: 'clear' }, { toast: cleared, place }) },
      outputs: { 'Generated UUIDs': list },
    }),
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
      <Panes slug="uuid-generator" start={33}>
        <Pane
          title="Generated UUIDs"
          note={list && <span className="lg:max-xl:hidden">{list.uuids.length}</span>}
          actions={
            <>
              <UndoButton desk={desk} pane={place.pane} />
              {list && <GiveActions {...list} />}
            </>
          }
          className="give-narrow"
        >
          {part && list ? (
            <part.UuidList uuids={list.uuids} ref={listed} />
          ) : (
            <p className="empty-line">Press Generate to list UUIDs here.</p>
          )}
        </Pane>
        <Column>
          <InputPane
            desk={desk}
            title="UUIDs to inspect"
            value={inspected}
            onChange={(text) => desk.edit({ type: 'edit', fields: { inspected: text } })}
            note={found.length > 0 && `${group(found.length)} found`}
            placeholder="Paste any text or drop a file to find its UUIDs"
            className="lg:grow-0 lg:basis-[28%]"
          >
            <WorkProgress work={work} desk={desk} label="Reading" />
            <WorkProblem work={work} words={{ canceled: workCanceled }} />
          </InputPane>
          <Pane title="Inspected UUIDs" actions={table && <CopyAction {...table} />}>
            {part && found.length > 0 ? (
              <part.Inspected uuids={found} />
            ) : (
              <p className="empty-line">{isNothing ? noneFound : 'Each UUID in the text gets a row here.'}</p>
            )}
          </Pane>
        </Column>
      </Panes>
      <StatusBar>
        {problem ? (
          <Status tone="bad">Nothing generated</Status>
        ) : part && batch ? (
          <part.ListStatus batch={batch} />
        ) : (
          <span>Ready</span>
        )}
        <span>{sourceOf(batch?.version ?? settings.version)}</span>
        <WorkStatus work={work}>{part && found.length > 0 && <part.FoundStatus uuids={found} />}</WorkStatus>
      </StatusBar>
    </Workbench>
  )
}
