import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { describeLength } from '#app/lib/describe-length.ts'
import { useLazy } from '#app/ui/island/lazy.ts'
import { Column, Pane, Panes, StatusBar } from '#app/ui/layout/bench.tsx'
import { Tabs, useTabs } from '#app/ui/layout/tabs.tsx'
import type { TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { type Actions, Bar } from '#app/work/bench/actions.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { InputPane } from '#app/work/in/input-pane.tsx'
import { showPlace } from '#app/work/in/show-place.ts'
import { usePeel } from '#app/work/out/output-pane.tsx'
import { WorkProblem, WorkProgress } from '#app/work/run/progress.tsx'
import { asTool } from '../as-tool.tsx'
import { describeFault, parameterRemoved, titles } from './messages.ts'
import { ModeFields } from './mode-fields.tsx'
import { giveOutput, Output, peelable } from './output.tsx'
import { lazy, useUrl } from './use-url.ts'

const longestHint = 64 * 1024

export default asTool(View)

function View() {
  const tabs = useTabs('URL or text', 'Query parameters', titles.encoded, titles.decoded)
  const url = useUrl((made) => tabs.show(made ? titles[made] : 'URL or text'))
  const { desk, runs, work, failure, made, run, edit } = url
  const { text, settings } = desk.state
  const decodedPane = useRef<TextPaneHandle>(null)
  const failureId = useId()
  const short = desk.ready.text.length > longestHint ? '' : desk.ready.text.toString()
  const { part } = useLazy(lazy, text.length > 0)
  const breakdown = useMemo(() => part?.breakDown(short, settings) ?? null, [part, short, settings])
  const rows = breakdown?.rows ?? null
  const isEncoded = useMemo(() => part?.looksEncoded(short), [part, short])
  const fault = failure?.isPressed ? failure.fault : undefined
  const mark = fault ? { from: fault.index, to: fault.index + fault.sequence.length } : null
  const decoded = usePeel(giveOutput('decoded', runs.decoded), peelable(runs.decoded))
  const give = { encoded: giveOutput('encoded', runs.encoded), decoded }
  const actions: Actions = {
    primary: { label: 'Encode URL', keys: '↵', onPress: () => void run('encoded') },
    secondary: [{ label: 'Decode URL', onPress: () => void run('decoded') }],
    clear: { label: 'Clear All', onPress: url.clear },
    outputs: {
      ...(!give.encoded.copy.isEmpty && { [titles.encoded]: give.encoded }),
      ...(!give.decoded.copy.isEmpty && { [titles.decoded]: give.decoded }),
    },
  }

  useEffect(() => {
    if (mark) showPlace(desk)(mark.from, mark.to)
  }, [fault])

  function tolerate() {
    void run('decoded', true)
    decodedPane.current?.focus()
  }

  // The pane beside it says why; on a phone that is another tab, which has the alert.
  const unshown = tabs.isPhone && failure?.panel === 'decoded' && { ...failure, isPressed: false }
  const isLaidOut = rows !== null
  const wasLaidOut = useRef(false)
  useLayoutEffect(() => {
    if (wasLaidOut.current && document.activeElement === document.body) desk.focus()
    wasLaidOut.current = isLaidOut
  }, [isLaidOut])

  return (
    <Workbench label="URL Encoder / Decoder tool" desk={desk} tabs={tabs} actions={actions} lazy={lazy}>
      <Bar
        actions={actions}
        fields={
          <ModeFields settings={settings} onChange={(changes) => desk.dispatch({ type: 'set', settings: changes })} />
        }
      />
      <Tabs />
      <Panes slug="url-encoder-decoder" start={59}>
        <Column>
          <InputPane
            desk={desk}
            title="URL or text"
            value={text}
            onChange={edit}
            onRun={() => void run('encoded')}
            note={text.length > 0 && describeLength(text)}
            placeholder="A URL such as https://example.com/?q=café, any text, or drop a file"
            mark={mark}
            error={fault && describeFault(fault)}
            errorId={failureId}
            onSample={url.loadSample}
            className={isLaidOut ? 'lg:h-58 lg:flex-none' : ''}
          >
            {part && breakdown?.parts && <part.UrlPartsLine parts={breakdown.parts} />}
            {failure && part && <part.FailureLine id={failureId} failure={failure} onTolerate={tolerate} />}
          </InputPane>
          {part && breakdown && rows ? (
            <part.QueryTable
              url={breakdown.url}
              rows={rows}
              options={settings}
              onEdit={edit}
              onRemove={(next) => desk.replace({ type: 'load', text: next }, { toast: parameterRemoved })}
            />
          ) : (
            <Pane title="Query parameters" className="sm:hidden">
              <p className="empty-line">
                {breakdown ? 'A URL of this kind has no query parameters.' : 'The URL’s query parameters appear here.'}
              </p>
            </Pane>
          )}
        </Column>
        <Column>
          <Output panel="encoded" run={runs.encoded} give={give.encoded} />
          <Output
            panel="decoded"
            run={runs.decoded}
            give={give.decoded}
            pane={decodedPane}
            failure={part && unshown && <part.FailureLine failure={unshown} onTolerate={tolerate} />}
            after={part && made && made.noticeCount > 0 && <part.NoticeList {...made} />}
          />
        </Column>
      </Panes>
      <WorkProgress work={work} desk={desk} />
      <WorkProblem work={runs.encoded} />
      <WorkProblem work={runs.decoded} />
      {part ? (
        <part.UrlStatus {...url} breakdown={breakdown} isEncoded={isEncoded} />
      ) : (
        <StatusBar>
          <span>Ready</span>
        </StatusBar>
      )}
    </Workbench>
  )
}
