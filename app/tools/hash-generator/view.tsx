import { count } from '#app/lib/plural.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/controls/field.tsx'
import { useOptions } from '#app/ui/controls/options.tsx'
import { Segmented } from '#app/ui/controls/segmented.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { useLazy } from '#app/ui/island/lazy.ts'
import { Pane, Panes, StatusBar } from '#app/ui/layout/bench.tsx'
import { Tabs, useTabs } from '#app/ui/layout/tabs.tsx'
import { type Actions, Bar } from '#app/work/bench/actions.tsx'
import { Workbench } from '#app/work/bench/workbench.tsx'
import { InputPane } from '#app/work/in/input-pane.tsx'
import { WorkProgress, WorkStatus } from '#app/work/run/progress.tsx'
import { asTool } from '../as-tool.tsx'
import { extraKeys } from './algorithms/five.ts'
import { outputForms } from './algorithms/output-forms.data.ts'
import { ExpectedField } from './expected/expected-field.tsx'
import { TextRows } from './text/text-rows.tsx'
import { lazy, useHash } from './use-hash.ts'

export default asTool(View)

function View() {
  const tabs = useTabs('Text to hash', 'Digests', 'File hashes')
  const hash = useHash((pane) => tabs.show(pane))
  const { desk, live, rows, digests, ofText, files, list, generate } = hash
  const { text, hmacKey, isKeyMissing, refused, settings } = desk.state
  // A phone shows the output form under Options too.
  const declared = ['lineEndings', 'extras', ...(tabs.isPhone ? ['output'] : [])]
  const changed = desk.countChanged(...declared) + (hmacKey === '' ? 0 : 1)
  const options = useOptions('Options', changed)
  useLazy(lazy, options.isOpen)
  const underway = ofText.work.isWorking
    ? { work: ofText.work, label: 'Hashing the text' }
    : { work: list.work, label: 'Reading the list' }
  const hasFiles = files.files.length > 0
  const others = extraKeys.length - settings.extras.length
  // On a phone, the File hashes tab has its own actions, so Generate and Clear move to the menu.
  const isRare = tabs.shown === 'File hashes'
  const actions: Actions = {
    primary: { label: 'Generate', keys: '↵', isRare, onPress: generate },
    clear: { label: 'Clear', isRare, onPress: hash.clear },
    options,
    outputs: live?.giveOutputs(hash),
  }

  return (
    <Workbench label="Hash Generator tool" desk={desk} tabs={tabs} actions={actions} isMultiple lazy={lazy}>
      <Bar
        actions={actions}
        fields={
          <>
            <SelectField
              label="Algorithm"
              className="w-31 sm:w-32.5 max-sm:order-2"
              value={settings.algorithm}
              choices={rows.map(({ key, label }) => ({ value: key, label }))}
              onChange={(algorithm) => desk.dispatch({ type: 'set', settings: { algorithm } })}
            />
            <ExpectedField hash={hash} />
          </>
        }
        view={
          <span className="sm:[&_.segment]:h-8.5">
            <Segmented
              label="Output form"
              value={settings.output}
              choices={outputForms}
              onChange={(output) => desk.dispatch({ type: 'set', settings: { output } })}
            />
          </span>
        }
      />
      {options.row(live && <live.OptionsRow desk={desk} onRun={generate} />)}
      {live && isKeyMissing && (
        <Notice tone="warn" role="status">
          {live.keyMissing}
        </Notice>
      )}
      <Tabs notes={live?.noteTabs(hash) ?? { Digests: null, 'File hashes': null }} />
      <Panes
        slug="hash-generator"
        start={36}
        className={`${hasFiles ? 'lg:h-[clamp(180px,calc((100dvh-250px)*0.44),283px)] lg:flex-none' : ''} ${tabs.shown === 'File hashes' ? 'max-sm:hidden' : ''}`}
      >
        <InputPane
          desk={desk}
          title="Text to hash"
          value={text}
          onChange={(next) => desk.edit({ type: 'edit', text: next })}
          onRun={generate}
          onSample={hash.loadSample}
          note={text.length > 0 && ofText.size}
          isMultiple
          placeholder="Type or paste text, or drop files here"
        />
        <Pane
          title="Digests"
          view={live && <live.TextVerdict hash={hash} />}
          actions={
            others > 0 && (
              <Button variant="ghost" size="small" aria-expanded={options.isOpen} onClick={options.toggle}>
                {count(others, 'more algorithm')}
              </Button>
            )
          }
        >
          <TextRows hash={hash} />
        </Pane>
      </Panes>
      {live && hasFiles ? (
        <live.FileHashes hash={hash} />
      ) : (
        <Pane title="File hashes" className="sm:hidden">
          <p className="empty-line">Open files to hash them here.</p>
        </Pane>
      )}
      {refused.length > 0 && (
        <Notice tone="bad" role="alert">
          {refused.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      <WorkProgress {...underway} desk={desk} />
      <StatusBar>
        {live && <live.StatusLine hash={hash} />}
        {!files.isWorking && <WorkStatus {...underway}>{digests === 0 && !hasFiles && <span>Ready</span>}</WorkStatus>}
        {hmacKey !== '' && <span>HMAC</span>}
      </StatusBar>
    </Workbench>
  )
}
