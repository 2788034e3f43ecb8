import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import FolderOpen from 'lucide-react/icons/folder-open'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Bar, Bench, Pane, Panes, Spacer, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import { FileButton, useFileDrop } from '#app/ui/file-button.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { TextPane } from '#app/ui/text-pane/text-pane.tsx'
import { copyLimit } from '#app/work/copy.ts'
import { useHandOver } from '#app/work/use-hand-over.ts'
import { Explanation } from './explain/explanation.tsx'
import { type Flag, moreFlags } from './flags.ts'
import { measureList } from './match/highlight.ts'
import { Highlighted, type Target } from './match/highlighted.tsx'
import { MatchList } from './match/match-list.tsx'
import { useQuietText } from './match/use-quiet-text.ts'
import { countMatches, nameDuration, stops, tooLargeToCopy, unreadable } from './messages.ts'
import { Flags, PatternField } from './pattern-field.tsx'
import { PresetCards } from './preset-cards.tsx'
import { ReplacePanes } from './replace/replace-panes.tsx'
import { RunBar } from './run-bar.tsx'
import { canDownload } from './state.ts'
import { useRegex } from './use-regex.ts'

const nothing = { starts: new Uint32Array(), ends: new Uint32Array() }

export function View() {
  const regex = useRegex()
  useHandOver('regex-tester', (text, task) =>
    regex.dispatch(task === 'pattern' ? { type: 'setLiteral', literal: text } : { type: 'setText', text }),
  )
  const { state, dispatch, analysis } = regex
  const { pattern, text, flags, phase, result } = state
  const [target, setTarget] = useState<Target | null>(null)
  const options = useOptions('Options')
  const drop = useFileDrop(regex.openFile)
  const testId = useId()
  const patternField = useRef<HTMLInputElement>(null)

  const quiet = useQuietText(text, result === null)
  const shownText = result?.text ?? quiet
  const count = result?.matches.starts.length ?? 0
  const isTooLargeToCopy = useMemo(() => (result ? measureList(result.matches) > copyLimit : false), [result])
  useEffect(() => setTarget(null), [result])
  const isUnknown = !result && (phase === 'due' || phase === 'running')
  const summary = phase === 'held' ? 'not run' : isUnknown ? '' : countMatches(count)
  const toggle = (flag: Flag) => dispatch({ type: 'toggleFlag', flag })

  return (
    <Bench label="Regex Tester tool" {...drop.handlers} className={drop.isOver ? 'ring-2 ring-accent' : ''}>
      <PatternField
        ref={patternField}
        state={state}
        onPattern={(next) => dispatch({ type: 'setPattern', pattern: next })}
        onToggle={toggle}
        onRun={regex.runNow}
      />
      <Bar>
        <Button icon={<Copy {...buttonIcon} />} disabled={pattern === ''} onClick={regex.copyPattern}>
          Copy pattern
        </Button>
        <Button
          icon={<Download {...buttonIcon} />}
          disabled={!canDownload(state)}
          aria-busy={regex.isSaving}
          onClick={regex.download}
        >
          Download Results
        </Button>
        <Button variant="ghost" onClick={regex.clear}>
          Clear All
        </Button>
        <Spacer />
        {options.button}
      </Bar>
      {options.row(<Flags choices={moreFlags} flags={flags} onToggle={toggle} />)}
      <RunBar
        phase={phase}
        offer={regex.offer}
        hasFailed={state.hasFailed}
        onKeep={regex.keepRunning}
        onCancel={() => dispatch({ type: 'cancel' })}
        onRunAgain={() => dispatch({ type: 'runAgain' })}
        onLeave={() => patternField.current?.focus()}
      />
      <Panes>
        <Pane
          title="Test string"
          labelFor={testId}
          note={text.length > 0 ? `${text.length.toLocaleString('en')} characters` : ''}
          actions={<FileButton label="Open file" icon={<FolderOpen {...buttonIcon} />} onFiles={regex.openFile} />}
        >
          {state.isUnreadable && (
            <p role="alert" className="border-b border-line bg-bad-soft px-3.5 py-2 text-sm text-bad">
              {unreadable}
            </p>
          )}
          <div className="flex min-h-[120px] flex-auto flex-col">
            <TextPane
              id={testId}
              label="Test string"
              minHeight="small"
              value={text}
              onChange={(next) => dispatch({ type: 'setText', text: next })}
              onRun={regex.runNow}
              placeholder="Text to search, or drop a file"
            />
          </div>
        </Pane>
        <Pane
          title="Match details"
          note={<span role="status">{summary}</span>}
          actions={
            <Button
              variant="ghost"
              isCompact
              icon={<Copy {...buttonIcon} />}
              disabled={phase !== 'done' || count === 0 || isTooLargeToCopy}
              tip={isTooLargeToCopy ? tooLargeToCopy : undefined}
              onClick={regex.copyMatches}
            >
              Copy Matches
            </Button>
          }
        >
          {result && count > 0 ? (
            <MatchList result={result} isCurrent={phase === 'done'} onShow={(match) => setTarget({ match })} />
          ) : (
            <p className="px-3.5 py-3 text-sm text-ink-3">Each match with its position and groups</p>
          )}
        </Pane>
      </Panes>
      <div className="border-t border-line">
        <Panes>
          <Pane title="Highlighted matches">
            <Highlighted text={shownText} matches={result?.matches ?? nothing} target={target} />
          </Pane>
          <Pane title="Explanation">
            {analysis && !analysis.error ? (
              <Explanation analysis={analysis} />
            ) : (
              <p className="px-3.5 py-3 text-sm text-ink-3">The pattern in plain words, part by part</p>
            )}
          </Pane>
        </Panes>
      </div>
      <div className="border-t border-line">
        <ReplacePanes
          result={result}
          replacement={state.replacement}
          onReplacement={(replacement) => dispatch({ type: 'setReplacement', replacement })}
        />
      </div>
      <PresetCards chosen={state.preset} onChoose={(preset) => dispatch({ type: 'loadPreset', preset })} />
      <StatusBar>
        {phase === 'running' ? <span>Running</span> : !result && <span>Ready</span>}
        {phase === 'done' && result && <span>Searched in {nameDuration(result.milliseconds)}</span>}
        {result?.matches.stop && <Status tone="warn">{stops[result.matches.stop]}</Status>}
        {analysis && analysis.risks.length > 0 && <Status tone="warn">May backtrack for long</Status>}
        <span>Shown as text, never run as HTML</span>
      </StatusBar>
    </Bench>
  )
}
