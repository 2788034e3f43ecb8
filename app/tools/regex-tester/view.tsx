import { useRef, useState } from 'react'
import { countCharacters } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { Bar, Pane, Panes, Spacer, StatusBar } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChoiceCards, inDocument } from '#app/ui/choice-cards.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { InputPane } from '#app/work/input-pane.tsx'
import { partMissing, textCleared } from '#app/work/messages.ts'
import { CopyAction, DownloadAction } from '#app/work/output-actions.tsx'
import { Workbench } from '#app/work/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { type Flag, moreFlags, toggleFlag } from './flags.ts'
import { MatchPane } from './match/match-pane.tsx'
import { noMatches } from './match/matches.ts'
import type { Found } from './match/search.ts'
import { copied, copyFailed, downloaded, downloadFailed } from './messages.ts'
import { FlagBoxes, PatternField } from './pattern-field.tsx'
import { presetNames } from './preset-names.data.ts'
import { listPresets } from './presets.data.ts'
import { ReplacePanes } from './replace/replace-panes.tsx'
import { canDownload } from './state.ts'
import { prepareOutcome, useRegex } from './use-regex.ts'

const unmarked = noMatches()

const presets = import.meta.env.SSR && listPresets()
const presetCards = presetNames.map((name) => ({
  key: name,
  name,
  description: presets ? presets[name].description : inDocument,
  sample: presets ? presets[name].pattern : inDocument,
}))

export default asTool(View)

function View() {
  const { desk, search, analysis, error, isValid, outcome, isMissing, loadPreset, file } = useRegex()
  const { pattern, text, replacement, preset, settings } = desk.state
  const { result } = search
  const searched = result?.text ?? text
  const options = useOptions('Options')
  const patternField = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<{ result: Found | null; match: number } | null>(null)
  const toggle = (flag: Flag) =>
    desk.dispatch({ type: 'set', settings: { flags: toggleFlag(desk.read().settings.flags, flag) } })

  return (
    <Workbench label="Regex Tester tool" desk={desk} onFocus={prepareOutcome} onPointerEnter={prepareOutcome}>
      <PatternField
        ref={patternField}
        pattern={pattern}
        flags={settings.flags}
        error={error}
        isValid={isValid}
        ErrorPlace={outcome?.ErrorPlace}
        onPattern={(value) => desk.edit({ type: 'edit', field: 'pattern', value })}
        onToggle={toggle}
        onRun={search.run}
      />
      <Bar>
        <CopyAction
          label="Copy pattern"
          variant="plain"
          isCompact={false}
          isEmpty={pattern === ''}
          text={() => pattern}
          copied={copied('Pattern')}
          copyFailed={copyFailed}
        />
        <DownloadAction
          label="Download Results"
          variant="plain"
          isCompact={false}
          isEmpty={!canDownload(desk.state)}
          file={file}
          downloaded={downloaded('Regex test results')}
          downloadFailed={downloadFailed}
        />
        <Button variant="ghost" onClick={() => desk.replace({ type: 'clear' }, { toast: { title: textCleared } })}>
          Clear All
        </Button>
        <Spacer />
        {options.button}
      </Bar>
      {options.row(<FlagBoxes choices={moreFlags} flags={settings.flags} onToggle={toggle} />)}
      {outcome && <outcome.RunBar search={search} onLeave={() => patternField.current?.focus()} />}
      {isMissing && (
        <Notice tone="bad" role="alert" className="border-t-0!">
          {partMissing}
        </Notice>
      )}
      <Panes>
        <InputPane
          desk={desk}
          title="Test string"
          value={text}
          onChange={(value) => desk.edit({ type: 'edit', field: 'text', value })}
          onRun={search.run}
          keepsLineBreaks
          note={text.length > 0 && count(countCharacters(text), 'character')}
          minHeight="medium"
          placeholder="Text to search, or drop a file"
        />
        <MatchPane search={search} MatchList={outcome?.MatchList} onShow={(match) => setShown({ result, match })} />
      </Panes>
      <div className="border-t border-line">
        <Panes>
          <Pane title="Highlighted matches">
            <section aria-label="Highlighted matches" className="flex min-h-[120px] min-w-0 flex-auto flex-col">
              {outcome && searched.length > 0 ? (
                <outcome.Highlighted
                  text={searched}
                  matches={result?.matches ?? unmarked}
                  target={shown?.result === result ? shown : null}
                />
              ) : (
                <p className="px-3.5 py-3 font-mono text-small leading-[22px] text-ink-3">
                  The test string appears here with its matches marked
                </p>
              )}
            </section>
          </Pane>
          <Pane title="Explanation">
            {outcome && analysis && !analysis.error ? (
              <outcome.Explanation analysis={analysis} />
            ) : (
              <p className="px-3.5 py-3 text-body text-ink-3">The pattern in plain words, part by part</p>
            )}
          </Pane>
        </Panes>
      </div>
      <div className="border-t border-line">
        <ReplacePanes
          search={search}
          replacement={replacement}
          ReplaceNotices={outcome?.ReplaceNotices}
          onReplacement={(value) => desk.edit({ type: 'edit', field: 'replacement', value })}
        />
      </div>
      <ChoiceCards cards={presetCards} columns={3} current={preset} onChoose={loadPreset} />
      <StatusBar>
        {outcome ? <outcome.SearchStatus search={search} analysis={analysis} /> : <span>Ready</span>}
        <span>Shown as text, never run as HTML</span>
      </StatusBar>
    </Workbench>
  )
}
