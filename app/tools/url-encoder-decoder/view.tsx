import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { countCharacters } from '#app/lib/long-text.ts'
import { count, group } from '#app/lib/plural.ts'
import { Bar, Panes, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, SelectField } from '#app/ui/field.tsx'
import { CommandKey } from '#app/ui/kbd.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { InputPane } from '#app/work/input-pane.tsx'
import { partMissing } from '#app/work/messages.ts'
import { WorkProblem, WorkProgress, WorkStatus } from '#app/work/progress.tsx'
import { usePart } from '#app/work/use-part.ts'
import { Workbench } from '#app/work/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { modes, parameterRemoved } from './messages.ts'
import { Output } from './output.tsx'
import { useUrl } from './use-url.ts'

const longestHint = 64 * 1024

// What takes a URL apart and says what is wrong with it is fetched with the first text.
const loadParts = async () => ({
  ...(await import('./fault-messages.ts')),
  ...(await import('./failure-line.tsx')),
  ...(await import('./percent.ts')),
  ...(await import('./url-parts.ts')),
  ...(await import('./breakdown.tsx')),
})

export default asTool(View)

function View() {
  const { desk, runs, work, failure, notices, run, edit, clear } = useUrl()
  const { text, settings } = desk.state
  const decodedPane = useRef<TextPaneHandle>(null)
  const failureId = useId()
  const short = text.length > longestHint ? '' : text.toString()
  const { part, isMissing } = usePart(text.length > 0, loadParts)
  const breakdown = useMemo(() => part?.breakDown(short, settings) ?? null, [part, short, settings])
  const isEncoded = useMemo(() => part?.looksEncoded(short), [part, short])
  const chosen = modes.find(({ value }) => value === settings.mode)
  const fault = failure?.fault
  const mark = fault ? { from: fault.index, to: fault.index + fault.sequence.length } : null

  // A selection shows in a focused field only.
  useEffect(() => {
    if (!fault) return
    desk.pane.current?.reveal(fault.index, fault.index + fault.sequence.length)
    desk.focus()
  }, [fault])

  const isLaidOut = breakdown !== null
  const wasLaidOut = useRef(false)
  useLayoutEffect(() => {
    if (wasLaidOut.current && document.activeElement === document.body) desk.focus()
    wasLaidOut.current = isLaidOut
  }, [isLaidOut])

  return (
    <Workbench label="URL Encoder / Decoder tool" desk={desk}>
      <Bar>
        <Button variant="primary" className="max-sm:w-full" onClick={() => void run('encoded')}>
          Encode URL <CommandKey name="↵" className="border-current/40" />
        </Button>
        <Button onClick={() => void run('decoded')}>Decode URL</Button>
        <Button variant="ghost" onClick={clear}>
          Clear All
        </Button>
      </Bar>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2 border-b border-line bg-paper px-3.5 py-3">
        <SelectField
          label="Mode"
          className="w-full sm:w-52"
          value={settings.mode}
          choices={modes}
          onChange={(mode) => desk.dispatch({ type: 'set', settings: { mode } })}
        />
        <Checkbox
          label="+ means space"
          checked={settings.plusMeansSpace}
          onChange={(plusMeansSpace) => desk.dispatch({ type: 'set', settings: { plusMeansSpace } })}
          tip="Rules decoding only"
        />
        <p className="min-w-0 basis-full text-body text-ink-2 lg:basis-0 lg:grow lg:pb-2">
          {chosen?.use} Kept: letters, digits and <code className="font-mono text-small">{chosen?.kept}</code>{' '}
          {chosen && 'alsoKept' in chosen && chosen.alsoKept}
        </p>
      </div>
      <InputPane
        desk={desk}
        title="URL or text"
        value={text}
        onChange={edit}
        onRun={() => void run('encoded')}
        note={text.length > 0 && count(countCharacters(text), 'character')}
        minHeight="small"
        placeholder="A URL such as https://example.com/?q=café, any text, or drop a file"
        mark={mark}
        error={fault && part?.describeFault(fault)}
        errorId={failureId}
      >
        {failure && part && (
          <part.FailureLine
            id={failureId}
            failure={failure}
            onTolerate={() => {
              void run('decoded', true)
              decodedPane.current?.focus()
            }}
          />
        )}
        {part && notices && notices.noticeCount > 0 && <part.NoticeList {...notices} />}
      </InputPane>
      <div className="border-t border-line">
        <Panes>
          <Output panel="encoded" run={runs.encoded} />
          <Output panel="decoded" run={runs.decoded} pane={decodedPane} />
        </Panes>
      </div>
      <WorkProgress work={work} desk={desk} />
      <WorkProblem work={runs.encoded} />
      <WorkProblem work={runs.decoded} />
      {failure && isMissing && (
        <Notice tone="bad" role="alert">
          {partMissing}
        </Notice>
      )}
      {part && breakdown && (
        <part.Breakdown
          breakdown={breakdown}
          options={settings}
          onEdit={edit}
          onRemove={(next) => desk.replace({ type: 'load', text: next }, { toast: parameterRemoved })}
        />
      )}
      <StatusBar>
        <WorkStatus work={work}>
          <span>{text.length === 0 ? 'Ready' : count(countCharacters(text), 'character')}</span>
        </WorkStatus>
        {breakdown && <span>{count(breakdown.rows.length, 'query parameter')}</span>}
        {isEncoded && <Status tone="plain">Looks already encoded</Status>}
        {notices && notices.noticeCount > 0 && <Status tone="warn">{group(notices.noticeCount)} not decoded</Status>}
        {failure && <Status tone="bad">{failure.panel === 'encoded' ? 'Not encoded' : 'Not decoded'}</Status>}
      </StatusBar>
    </Workbench>
  )
}
