import { Spacer, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { CommandKey } from '#app/ui/kbd.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { InputPane } from '#app/work/input-pane.tsx'
import { WorkProgress, WorkStatus } from '#app/work/progress.tsx'
import { Workbench } from '#app/work/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { FileHashes } from './file-hashes.tsx'
import { HashCards } from './hash-cards.tsx'
import { HashOptions } from './hash-options.tsx'
import * as messages from './messages.ts'
import { useHash } from './use-hash.ts'
import { Outcome, Verification } from './verification.tsx'

export default asTool(View)

function View() {
  const { desk, rows, ofText, files, list, verification, work, generate, clear, report } = useHash()
  const { text, expected, hmacKey, asked, refused, settings } = desk.state
  const options = useOptions('Options')

  const hasFiles = files.files.length > 0
  const isHmac = hmacKey !== ''
  const hashes = asked ? { [asked.key]: ofText.hashes[asked.key] } : ofText.hashes
  const digests = rows.filter(({ key }) => hashes[key]?.ok).length

  return (
    <Workbench label="Hash Generator tool" desk={desk}>
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
      {options.row(<HashOptions desk={desk} onRun={generate} />)}
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
      <WorkProgress work={ofText.work} desk={desk} label={messages.hashingText} />
      <WorkProgress work={files.work} desk={desk} label={messages.hashingFiles} />
      {files.rate && (
        <p className="px-3.5 pb-2 font-mono text-note leading-tight wrap-anywhere text-ink-2">{files.rate}</p>
      )}
      {(!hasFiles || !ofText.isEmpty) && (
        <HashCards
          rows={rows}
          hashes={hashes}
          output={settings.output}
          isHmac={isHmac}
          waiting={ofText.waiting}
          report={report}
        />
      )}
      {hasFiles && (
        <FileHashes
          files={files.files}
          rows={rows}
          hmacKey={hmacKey}
          output={settings.output}
          isWorking={files.work.isWorking}
        />
      )}
      <Verification
        expected={expected}
        onChange={(next) => desk.edit({ type: 'expect', text: next })}
        reading={list.reading}
        {...verification}
      />
      <WorkProgress work={list.work} desk={desk} label={messages.readingList} />
      <StatusBar>
        <Outcome summary={verification.summary} />
        <WorkStatus work={work}>
          {digests === 0 && !hasFiles && <span>Ready</span>}
          {digests > 0 && <Status tone="plain">{messages.digests(digests)}</Status>}
          {hasFiles && <span>{messages.files(files.files.length)}</span>}
        </WorkStatus>
        {isHmac && <span>HMAC</span>}
      </StatusBar>
    </Workbench>
  )
}
