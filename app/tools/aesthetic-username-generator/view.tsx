import { useId } from 'react'
import { count } from '#app/lib/plural.ts'
import { Pane, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, TextField } from '#app/ui/field.tsx'
import { CommandKey } from '#app/ui/kbd.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { runOnEnter } from '#app/ui/run-on-enter.ts'
import { Workbench } from '#app/work/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { ExampleLists } from './example-lists.tsx'
import { noName, noSymbolsInCool, noSymbolsOnPlatforms, settingsChanged } from './messages.ts'
import { NameGrid } from './name-grid.tsx'
import { explainEmpty, isOutdated } from './state.ts'
import { PlatformButtons, StyleButtons } from './toggle-buttons.tsx'
import { useUsernames } from './use-usernames.ts'
import type { Settings } from './username.ts'

export default asTool(View)

function View() {
  const { desk, baseField, generate } = useUsernames()
  const { baseName, settings, batch } = desk.state
  const { style, includeNumbers, includeSymbols, platforms } = settings
  const set = (changes: Partial<Settings>) => desk.dispatch({ type: 'set', settings: changes })
  const problemId = useId()

  const names = batch?.names ?? []
  const problem = explainEmpty(desk.state)
  const noSymbols = platforms.length > 0 ? noSymbolsOnPlatforms : style === 'cool' ? noSymbolsInCool : null

  return (
    <>
      <Workbench label="Aesthetic Username Generator tool" desk={desk}>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3 border-b border-line px-3.5 py-3">
          <TextField
            ref={baseField}
            label="Base name"
            className="w-full sm:w-60"
            value={baseName}
            onChange={(event) => desk.edit({ type: 'edit', text: event.target.value })}
            onKeyDown={runOnEnter(generate)}
            placeholder="Optional: luna"
            {...(problem && { 'aria-invalid': true, 'aria-describedby': problemId })}
          />
          <StyleButtons value={style} onChange={(value) => set({ style: value })} />
          <Button variant="primary" className="min-h-10 max-sm:w-full" onClick={generate}>
            Generate New Usernames <CommandKey name="↵" className="border-current/40" />
          </Button>
        </div>
        {problem && (
          <Notice tone="bad" role="alert" id={problemId} className="border-t-0!">
            {problem}
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-paper px-3.5 py-2">
          <div className="flex flex-wrap gap-x-5">
            <Checkbox
              label="Include Numbers"
              checked={includeNumbers}
              onChange={(value) => set({ includeNumbers: value })}
            />
            <Checkbox
              label="Include Symbols"
              checked={includeSymbols}
              onChange={(value) => set({ includeSymbols: value })}
            />
          </div>
          <PlatformButtons
            chosen={platforms}
            onToggle={(platform) => desk.dispatch({ type: 'togglePlatform', platform })}
          />
          {includeSymbols && noSymbols && <p className="basis-full text-small text-ink-2">{noSymbols}</p>}
        </div>
        <Pane title="Usernames" note="Click a name to copy it">
          <div className="relative">
            <NameGrid names={names} />
            {problem && <p className="absolute inset-x-0 top-6 text-center text-body text-ink-3">{noName}</p>}
          </div>
        </Pane>
        <StatusBar>
          <Status tone="ok">cryptographic source</Status>
          <span role="status">{batch && ((names.length > 0 && batch.shortfall) || count(names.length, 'name'))}</span>
          {isOutdated(desk.state) && <span>{settingsChanged}</span>}
        </StatusBar>
      </Workbench>
      <ExampleLists />
    </>
  )
}
