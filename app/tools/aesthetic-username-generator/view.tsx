import { useId } from 'react'
import { Checkbox, TextField } from '#app/ui/controls/field.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { runOnEnter } from '#app/ui/keys/run-on-enter.ts'
import { Pane, StatusBar, Strip } from '#app/ui/layout/bench.tsx'
import { useTabs } from '#app/ui/layout/tabs.tsx'
import { type Actions, Bar } from '#app/work/bench/actions.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { GiveActions } from '#app/work/out/output-actions.tsx'
import { asTool } from '../as-tool.tsx'
import { keptRules, noName, noSymbolsInCool, noSymbolsOnPlatforms, settingsChanged } from './messages.ts'
import { ExampleLists, NameCell } from './name-lists.tsx'
import type { Settings } from './settings.ts'
import { explainEmpty, isOutdated } from './state.ts'
import { PlatformButtons, StyleButtons } from './toggle-buttons.tsx'
import { useUsernames } from './use-usernames.ts'

export default asTool(View)

function View() {
  const { desk, baseField, generate, give } = useUsernames()
  // The names are in sight on a phone too, so there are no tabs to press; this one only names what Copy copies.
  const tabs = useTabs('Names')
  const { baseName, settings, batch } = desk.state
  const { style, includeNumbers, includeSymbols, platforms } = settings
  const set = (changes: Partial<Settings>) => desk.dispatch({ type: 'set', settings: changes })
  const problemId = useId()

  const names = batch?.names ?? []
  const note = names.length > 0 && (batch?.shortfall ?? `${names.length} · click a name to copy it`)
  // The first name makes the announcement differ from that of an earlier batch of the same size.
  const announced = (
    <span role="status">
      {note}
      <span className="sr-only">{names[0] && `, first ${names[0].name}`}</span>
    </span>
  )
  const isChanged = isOutdated(desk.state)
  const isKept = String(batch?.options.platforms) === String(platforms)
  const problem = explainEmpty(desk.state)
  const noSymbols = platforms.length > 0 ? noSymbolsOnPlatforms : style === 'cool' ? noSymbolsInCool : null
  const actions: Actions = {
    primary: { label: 'Generate New Usernames', short: 'Generate', onPress: generate, keys: '↵' },
    outputs: { Names: give },
  }

  return (
    <Workbench label="Aesthetic Username Generator tool" desk={desk} tabs={tabs} actions={actions}>
      <Bar
        actions={actions}
        fields={
          <>
            <TextField
              ref={baseField}
              aria-keyshortcuts="Alt+I"
              label="Base name"
              className="w-full sm:w-42.5"
              value={baseName}
              onChange={(event) => desk.edit({ type: 'edit', text: event.target.value })}
              onKeyDown={runOnEnter(generate)}
              placeholder="optional"
              {...(problem && { 'aria-invalid': true, 'aria-describedby': problemId })}
            />
            <StyleButtons value={style} onChange={(value) => set({ style: value })} />
            <Checkbox label="Include Numbers" checked={includeNumbers} onChange={(on) => set({ includeNumbers: on })} />
            <Checkbox label="Include Symbols" checked={includeSymbols} onChange={(on) => set({ includeSymbols: on })} />
          </>
        }
      />
      <Strip className="min-h-11.5 border-t-0!">
        <PlatformButtons
          chosen={platforms}
          onToggle={(platform) => desk.dispatch({ type: 'togglePlatform', platform })}
        />
        {/* Longer words change no other height. */}
        <span className="basis-full leading-tight text-ink-2 max-sm:pb-1 lg:flex-1 lg:text-right">
          {includeSymbols && noSymbols ? noSymbols : keptRules(platforms.length, isKept)}
        </span>
      </Strip>
      <Pane
        title="Generated usernames"
        note={announced}
        className="border-t border-line"
        actions={
          <div className="max-sm:hidden">
            <GiveActions {...give} />
          </div>
        }
      >
        <div className="relative flex min-h-0 flex-auto flex-col">
          {/* Room for twenty names is reserved, so the layout does not shift. */}
          <ul aria-label="Generated usernames" className="names">
            {names.map((each) => (
              <NameCell key={each.name} {...each} chosen={platforms} />
            ))}
          </ul>
          {problem && (
            <>
              <Notice tone="bad" role="alert" id={problemId} className="phone-alert sm:absolute sm:inset-x-0 sm:top-0">
                {problem}
              </Notice>
              <p className="absolute inset-x-0 top-18 text-center text-body text-ink-3">{noName}</p>
            </>
          )}
        </div>
      </Pane>
      <ExampleLists />
      <StatusBar>
        <span className={isChanged ? 'max-sm:hidden' : ''}>cryptographic source</span>
        {isChanged && <span>{settingsChanged}</span>}
      </StatusBar>
    </Workbench>
  )
}
