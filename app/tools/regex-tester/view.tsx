import { useRef, useState } from 'react'
import { countCharacters } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { useOptions } from '#app/ui/controls/options.tsx'
import { Column, Panes, Status, StatusBar } from '#app/ui/layout/bench.tsx'
import { Tabs, useTabs } from '#app/ui/layout/tabs.tsx'
import { type Actions, copyAct } from '#app/work/bench/actions.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { InputPane } from '#app/work/in/input-pane.tsx'
import { textCleared } from '#app/work/messages.ts'
import { CopyAction } from '#app/work/out/output-actions.tsx'
import { asTool } from '../as-tool.tsx'
import { ExplanationPane } from './explain/explanation-pane.tsx'
import type { Span } from './explain/painted-pattern.tsx'
import { type Flag, toggleFlag } from './flags.ts'
import { MatchPane } from './match/match-pane.tsx'
import { useCurrent } from './match/use-current.ts'
import { copied, copyFailed, countMatches, notRun, notValid, validPattern } from './messages.ts'
import { PatternField } from './pattern-field.tsx'
import { PresetStrip } from './preset-strip.tsx'
import { ReplacePane } from './replace/replace-pane.tsx'
import { lazy, useRegex } from './use-regex.ts'

export default asTool(View)

function View() {
  const { desk, query, work, setWork, error, isValid, outcome, hasInput, ...regex } = useRegex()
  const { loadPreset, give, giveReplaced } = regex
  const { search, analysis, painting, replaced, references } = work
  const { pattern, text, replacement, preset, settings } = desk.state
  const { phase, result } = search
  const tabs = useTabs('Test string', 'Match details', 'Replacement', 'Explanation')
  const options = useOptions('Options')
  const patternField = useRef<HTMLInputElement>(null)
  const [hovered, onHover] = useState<Span | null>(null)
  const [focused, onFocus] = useState<Span | null>(null)
  const { current, show, look } = useCurrent(result, desk.pane, tabs)
  const found = result?.matches.starts.length ?? 0
  const isNotRun = phase === 'held' || phase === 'failed' || desk.release !== null
  const isUnknown = phase === 'working' && !result
  const { copy, download } = give
  const clear = () => desk.replace({ type: 'clear' }, { toast: { title: textCleared } })
  const actions: Actions = {
    primary: copyAct(copy),
    clear: { label: 'Clear All', onPress: clear },
    options,
    outputs: { 'Match details': { copy, download }, Replacement: giveReplaced },
  }
  const toggle = (flag: Flag) =>
    desk.dispatch({ type: 'set', settings: { flags: toggleFlag(desk.read().settings.flags, flag) } })

  return (
    <Workbench label="Regex Tester tool" desk={desk} tabs={tabs} actions={actions} lazy={lazy}>
      {outcome && (
        <outcome.Engine {...query} replacement={replacement} current={current} onCaret={look} onWork={setWork} />
      )}
      <PatternField
        ref={patternField}
        pattern={pattern}
        flags={settings.flags}
        error={error}
        analysis={analysis}
        span={hovered ?? focused}
        outcome={outcome}
        onPattern={(value) => desk.edit({ type: 'edit', field: 'pattern', value })}
        onToggle={toggle}
        onRun={desk.release ?? search.run}
        options={options}
        actions={
          <CopyAction
            label="Copy pattern"
            variant="plain"
            isEmpty={pattern === ''}
            text={() => pattern}
            copied={copied('Pattern')}
            copyFailed={copyFailed}
            className="pattern-copy"
          />
        }
      />
      {outcome && <outcome.RunBar search={search} onLeave={() => patternField.current?.focus()} />}
      <Tabs notes={{ 'Match details': found > 0 && String(found) }} />
      <Panes slug="regex-tester" start={58}>
        <Column>
          <InputPane
            desk={desk}
            title="Test string"
            className="search-text"
            value={text}
            onChange={(value) => desk.edit({ type: 'edit', field: 'text', value })}
            onRun={desk.release ?? search.run}
            note={text.length > 0 && count(countCharacters(text), 'character')}
            placeholder="Text to search, or drop a file"
            layer={{ label: 'Highlighted matches', layering: outcome?.layering, painting, numbers: 'plain' }}
            actions={outcome && hasInput && <outcome.MatchSteps count={found} current={current} onShow={show} />}
          >
            {outcome && result && found > 0 && <outcome.MatchStrip result={result} current={current} onShow={show} />}
          </InputPane>
          <ReplacePane
            work={replaced}
            give={giveReplaced}
            replacement={replacement}
            references={references}
            outcome={outcome}
            onReplacement={(value) => desk.edit({ type: 'edit', field: 'replacement', value })}
          />
        </Column>
        <Column>
          <ExplanationPane analysis={analysis} Explanation={outcome?.Explanation} marking={{ onHover, onFocus }} />
          <MatchPane search={search} MatchTable={outcome?.MatchTable} current={current} onShow={show} give={give} />
        </Column>
      </Panes>
      <PresetStrip
        current={preset}
        presets={outcome?.presets}
        onChoose={(name) => void loadPreset(name)}
        onClear={clear}
      />
      <StatusBar>
        {isValid && <Status tone="ok">{validPattern}</Status>}
        {error && <Status tone="bad">{notValid}</Status>}
        <span role="status">{isNotRun ? notRun : isUnknown ? '' : countMatches(found)}</span>
        {outcome && hasInput && <outcome.SearchStatus search={search} analysis={analysis} />}
      </StatusBar>
    </Workbench>
  )
}
