import { useRef, useState } from 'react'
import { describeLength } from '#app/lib/describe-length.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { useOptions } from '#app/ui/controls/options.tsx'
import { Column, Pane, Panes, Status, StatusBar, Strip } from '#app/ui/layout/bench.tsx'
import { Tabs, useTabs } from '#app/ui/layout/tabs.tsx'
import { type Actions, copyAction } from '#app/work/bench/actions.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { InputPane } from '#app/work/in/input-pane.tsx'
import { GiveActions } from '#app/work/out/output-actions.tsx'
import { asTool } from '../as-tool.tsx'
import type { Span } from './explain/painted-pattern.tsx'
import { moreFlags } from './flags.ts'
import { countMatches, groupLong, notRun, validPattern } from './messages.ts'
import { PatternField } from './pattern-field.tsx'
import { presetNames } from './preset-names.data.ts'
import { ReplacePane } from './replace/replace-pane.tsx'
import { isEmpty } from './state.ts'
import { lazy, useRegex } from './use-regex.ts'

export default asTool(View)

function View() {
  const tabs = useTabs('Test string', 'Match details', 'Replacement', 'Explanation')
  const regex = useRegex(tabs)
  const { desk, part, hasInput, search, analysis, current, show, give, clear } = regex
  const { text, preset, settings } = desk.state
  const { result } = search
  const options = useOptions('Options', moreFlags.filter(({ flag }) => settings.flags.includes(flag)).length)
  const patternField = useRef<HTMLTextAreaElement>(null)
  // When the explanation is collapsed, the matches get its height.
  const [isExplained, explain] = useState(true)
  const [hovered, onHover] = useState<Span | null>(null)
  const [focused, onFocus] = useState<Span | null>(null)
  const found = result?.matches.starts.length ?? 0
  const steps = { count: found, current, onShow: show }
  const isNotRun = search.problem !== null || desk.isHeld
  const isUnknown = search.isWorking && !result
  const actions: Actions = {
    primary: copyAction(give.copy),
    clear: { label: 'Clear All', onPress: clear },
    options,
    outputs: { 'Match details': give, Replacement: regex.giveReplaced },
  }

  return (
    <Workbench label="Regex Tester tool" desk={desk} tabs={tabs} actions={actions} lazy={lazy}>
      <PatternField ref={patternField} regex={regex} span={hovered ?? focused} options={options} />
      {part && <part.RunBar search={search} onLeave={() => patternField.current?.focus()} />}
      <Tabs notes={{ 'Match details': found > 0 && groupLong(found) }} />
      <Panes slug="regex-tester" start={58}>
        <Column>
          <InputPane
            desk={desk}
            title="Test string"
            className="search-text"
            value={text}
            onChange={(value) => desk.edit({ type: 'edit', field: 'text', value })}
            onRun={regex.run}
            note={text.length > 0 && describeLength(text)}
            placeholder="Text to search, or drop a file"
            {...(isEmpty(desk.state) && { onSample: regex.loadSample })}
            layer={{
              label: 'Highlighted matches',
              layering: part?.createLayering,
              painting: regex.painting,
              numbers: 'plain',
            }}
            actions={part && hasInput && <part.MatchSteps {...steps} />}
          >
            {part && result && found > 0 && <part.MatchStrip result={result} {...steps} />}
          </InputPane>
          <ReplacePane regex={regex} />
        </Column>
        <Column>
          <Pane
            title="Explanation"
            className={isExplained ? 'sm:max-lg:h-60 sm:max-lg:flex-none lg:grow-4 lg:basis-0' : 'lg:flex-none'}
            actions={
              <Button variant="ghost" size="small" aria-expanded={isExplained} onClick={() => explain(!isExplained)}>
                {isExplained ? 'Collapse' : 'Expand'}
              </Button>
            }
          >
            <div className={`flex min-h-0 flex-auto flex-col ${isExplained ? '' : 'sm:hidden'}`}>
              {part && analysis && !analysis.error ? (
                <part.Explanation analysis={analysis} onHover={onHover} onFocus={onFocus} />
              ) : (
                <p className="empty-line">The pattern in plain words, part by part</p>
              )}
            </div>
          </Pane>
          <Pane
            title="Match details"
            className="sm:max-lg:h-80 sm:max-lg:flex-none lg:grow-5 lg:basis-0"
            actions={<GiveActions {...give} />}
          >
            {part && result && found > 0 ? (
              <part.MatchTable result={result} isCurrent={search.isCurrent} current={current} onShow={show} />
            ) : (
              <p className="empty-line">Each match with its groups and its position</p>
            )}
          </Pane>
        </Column>
      </Panes>
      <Strip className="chip-strip">
        <span>Start from</span>
        {presetNames.map((name) => (
          <button
            key={name}
            type="button"
            data-tip={part?.presets[name].description}
            aria-current={name === preset || undefined}
            onClick={() => void regex.loadPreset(name)}
            className="chip aria-[current]:bg-lifted"
          >
            {name}
          </button>
        ))}
        <Button
          variant="ghost"
          size="small"
          aria-keyshortcuts="Alt+X"
          onClick={clear}
          className="ml-auto max-sm:hidden"
        >
          Clear All
        </Button>
      </Strip>
      <StatusBar>
        {regex.isValid && <Status tone="ok">{validPattern}</Status>}
        <span role="status" className="empty:absolute">
          {isNotRun ? notRun : isUnknown ? '' : countMatches(found)}
        </span>
        {part && hasInput && <part.SearchStatus search={search} analysis={analysis} />}
      </StatusBar>
    </Workbench>
  )
}
