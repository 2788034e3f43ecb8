import { useId } from 'react'
import { Pane, Spacer, StatusBar } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { CommandKey } from '#app/ui/kbd.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { TextPane } from '#app/ui/text-pane/text-pane.tsx'
import { InputPane } from '#app/work/input-pane.tsx'
import { WorkProgress, WorkStatus } from '#app/work/progress.tsx'
import { Workbench } from '#app/work/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { HashCards } from './hash-cards.tsx'
import { useHash } from './use-hash.ts'

export default asTool(View)

function View() {
  const { desk, live, problem, rows, ofText, files, list, comparison, work, reach, generate, clear } = useHash()
  const { text, expected, hmacKey, asked, refused, settings } = desk.state
  const { reading } = list
  const options = useOptions('Options')
  const ids = { expected: useId(), problem: useId() }

  const hasFiles = files.files.length > 0
  const isHmac = hmacKey !== ''
  const hashes = asked ? { [asked.key]: ofText.hashes[asked.key] } : ofText.hashes
  const digests = rows.filter(({ key }) => hashes[key]?.ok).length

  return (
    <Workbench label="Hash Generator tool" desk={desk} onFocusCapture={reach} onPointerEnter={reach}>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2 border-b border-line px-3.5 py-3">
        <SelectField
          label="Algorithm"
          className="w-full sm:w-44"
          value={settings.algorithm}
          choices={rows.map(({ key, label }) => ({ value: key, label }))}
          onChange={(algorithm) => desk.dispatch({ type: 'set', settings: { algorithm } })}
        />
        <Button variant="primary" className="h-10! max-sm:w-full" onClick={generate}>
          Generate <CommandKey name="↵" className="border-current/40" />
        </Button>
        <Button variant="ghost" className="sm:mb-0.5" onClick={clear}>
          Clear
        </Button>
        <Spacer />
        <div className="sm:mb-0.5">{options.button}</div>
      </div>
      {options.row(live ? <live.HashOptions desk={desk} onRun={generate} /> : problem)}
      <InputPane
        desk={desk}
        title="Text to hash"
        value={text}
        onChange={(next) => desk.edit({ type: 'edit', text: next })}
        onRun={generate}
        note={text.length > 0 && ofText.size}
        isMultiple
        keepsLineBreaks
        minHeight="small"
        placeholder="Type or paste text, or drop files here"
      >
        {refused.length > 0 && (
          <Notice tone="bad" role="alert">
            {refused.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Notice>
        )}
      </InputPane>
      <WorkProgress work={ofText.work} desk={desk} label="Hashing the text" />
      {live && <live.FileProgress files={files} desk={desk} />}
      {(!hasFiles || !ofText.isEmpty) && (
        <HashCards
          rows={rows}
          waiting={ofText.waiting}
          fill={live && ((row) => live.fillTextCard(row, desk.state, hashes, ofText.waiting))}
        />
      )}
      {live && hasFiles && (
        <live.FileHashes
          files={files.files}
          rows={rows}
          hmacKey={hmacKey}
          output={settings.output}
          isWorking={files.work.isWorking}
        />
      )}
      <div className="border-t border-line">
        <Pane
          title="Expected digest"
          labelFor={ids.expected}
          note={live && reading.ok ? live.describeReading(reading.value) : ''}
        >
          <TextPane
            id={ids.expected}
            label="Expected digest"
            value={expected}
            onChange={(next) => desk.edit({ type: 'expect', text: next })}
            minHeight="small"
            placeholder="Paste a digest or a SHA256SUMS list to compare with"
            invalid={!reading.ok}
            {...(!reading.ok && { description: reading.error, describedBy: ids.problem })}
          />
          {!reading.ok && (
            <Notice tone="bad" role="alert" id={ids.problem}>
              {reading.error}
            </Notice>
          )}
          {live && comparison && <live.Checks {...comparison} />}
        </Pane>
      </div>
      <WorkProgress work={list.work} desk={desk} label="Reading the list" />
      <StatusBar>
        {live && comparison && <live.Outcome summary={comparison.summary} />}
        <WorkStatus work={work}>
          {live && <live.Amounts digests={digests} files={files.files.length} />}
          {digests === 0 && !hasFiles && <span>Ready</span>}
        </WorkStatus>
        {isHmac && <span>HMAC</span>}
      </StatusBar>
    </Workbench>
  )
}
