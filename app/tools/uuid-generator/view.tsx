import { type KeyboardEvent, useRef } from 'react'
import { now } from '#app/lib/clock.ts'
import { count } from '#app/lib/plural.ts'
import { Spacer, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { CopyAction, DownloadAction } from '#app/work/output-actions.tsx'
import { WorkStatus } from '#app/work/progress.tsx'
import { Workbench } from '#app/work/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { Inspector } from './inspector.tsx'
import { cleared, copiedAll, copyFailed, downloaded } from './messages.ts'
import { SettingsBar } from './settings-bar.tsx'
import { fileNameOf } from './state.ts'
import { prepareInspection, useUuids } from './use-uuids.ts'
import { isFixed, takesName, type Version } from './uuid.ts'
import { UuidList } from './uuid-list.tsx'

function Source({ version }: { version: Version }) {
  if (takesName(version)) return <span>computed from namespace and name</span>
  return isFixed(version) ? <span>constant</span> : <Status tone="ok">cryptographic source</Status>
}

export default asTool(View)

function View() {
  const { desk, listed, found, work, Inspected, generate } = useUuids()
  const generateButton = useRef<HTMLButtonElement>(null)
  const text = listed.join('\n')

  function runOnCommand(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    generate()
  }
  function clear() {
    desk.replace({ type: 'clear' }, { toast: cleared })
    generateButton.current?.focus()
  }

  return (
    <Workbench
      label="UUID Generator tool"
      desk={desk}
      onKeyDown={runOnCommand}
      onFocus={prepareInspection}
      onPointerEnter={prepareInspection}
    >
      <SettingsBar desk={desk} generate={generate}>
        <Button ref={generateButton} variant="primary" className="h-10! max-sm:w-full sm:mt-[22px]" onClick={generate}>
          Generate
        </Button>
        <Spacer />
        {listed.length > 0 && (
          <div className="flex sm:mt-6">
            <CopyAction
              label="Copy All"
              isCompact={false}
              isEmpty={false}
              text={() => text}
              copied={copiedAll}
              copyFailed={copyFailed}
            />
            <DownloadAction
              isCompact={false}
              isEmpty={false}
              file={() => ({ name: fileNameOf(now().getTime()), text })}
              downloaded={downloaded}
            />
            <Button variant="ghost" onClick={clear}>
              Clear
            </Button>
          </div>
        )}
      </SettingsBar>
      <UuidList uuids={listed} />
      <Inspector desk={desk} found={found} work={work} Inspected={Inspected} />
      <StatusBar>
        <Source version={desk.state.batch?.version ?? desk.state.settings.version} />
        {listed.length > 0 && <span>{count(listed.length, 'UUID')}</span>}
        <WorkStatus work={work}>{found.length > 0 && <span>{count(found.length, 'UUID')} inspected</span>}</WorkStatus>
      </StatusBar>
    </Workbench>
  )
}
