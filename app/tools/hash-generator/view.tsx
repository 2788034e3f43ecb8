import FolderOpen from 'lucide-react/icons/folder-open'
import { useId } from 'react'
import { Bench, Pane, Spacer, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { FileButton, useFileDrop } from '#app/ui/file-button.tsx'
import { CommandKey } from '#app/ui/kbd.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { TextPane } from '#app/ui/text-pane/text-pane.tsx'
import { useHandOver } from '#app/work/use-hand-over.ts'
import { FileHashes } from './file-hashes.tsx'
import { HashCards } from './hash-cards.tsx'
import { HashOptions } from './hash-options.tsx'
import * as messages from './messages.ts'
import { useHash } from './use-hash.ts'
import { Outcome, Verification } from './verification.tsx'

export function View() {
  const hash = useHash()
  useHandOver('hash-generator', hash.load)
  const { state, text, files, rows, summary, isHmac } = hash
  const { settings } = state
  const options = useOptions('Options')
  const drop = useFileDrop(hash.open, hash.drop)
  const inputId = useId()

  const hasFiles = files.files.length > 0
  const only = state.asked?.key
  const hashes = only ? { [only]: text.hashes[only] } : text.hashes
  const digests = rows.filter(({ key }) => hashes[key]?.ok).length
  const { empty } = messages
  const waiting = text.isEmpty
    ? empty.blank
    : text.isCancelled
      ? empty.cancelled
      : text.isWorking
        ? empty.working
        : empty.others

  return (
    <Bench label="Hash Generator tool" {...drop.handlers} className={drop.isOver ? 'ring-2 ring-accent' : ''}>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2 border-b border-line px-3.5 py-3">
        <SelectField
          label="Algorithm"
          className="w-full sm:w-44"
          value={settings.algorithm}
          choices={rows.map(({ key, label }) => ({ value: key, label }))}
          onChange={(algorithm) => hash.set({ algorithm })}
        />
        <Button variant="primary" className="h-10! max-sm:w-full" onClick={hash.generate}>
          Generate <CommandKey name="↵" className="border-current/40" />
        </Button>
        <Button variant="ghost" className="sm:mb-0.5" onClick={hash.clear}>
          Clear
        </Button>
        <Spacer />
        <div className="sm:mb-0.5">{options.button}</div>
      </div>
      {options.row(<HashOptions settings={settings} onSet={hash.set} onToggle={hash.toggle} onRun={hash.generate} />)}
      <Pane
        title="Text to hash"
        labelFor={inputId}
        note={state.text.length > 0 ? text.size : ''}
        actions={
          <FileButton
            label="Open file"
            icon={<FolderOpen size={16} strokeWidth={1.75} aria-hidden />}
            isMultiple
            onFiles={hash.open}
          />
        }
      >
        <TextPane
          id={inputId}
          label="Text to hash"
          value={state.text}
          onChange={hash.edit}
          onRun={hash.generate}
          minHeight="small"
          placeholder="Type or paste text, or drop files here"
        />
      </Pane>
      {text.isLong && text.isWorking && (
        <Progress label="Hashing the text" done={text.progress} cancelLabel="Cancel" onCancel={text.cancel} />
      )}
      {files.progress && (
        <>
          <Progress label="Hashing" done={files.progress.done} cancelLabel="Cancel" onCancel={files.cancel} />
          {files.progress.rate && (
            <p className="px-3.5 pb-2 font-mono text-[12.5px] leading-tight wrap-anywhere text-ink-2">
              {files.progress.name}: {files.progress.rate}
            </p>
          )}
        </>
      )}
      {(!hasFiles || !text.isEmpty) && (
        <HashCards
          rows={rows}
          hashes={hashes}
          output={settings.output}
          isHmac={isHmac}
          waiting={waiting}
          onCopy={hash.copy}
          onDownload={hash.saveOfText}
        />
      )}
      {state.refused.length > 0 && (
        <div role="alert" className="border-t border-line bg-bad-soft px-3.5 py-2.5 text-sm wrap-anywhere text-bad">
          {state.refused.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {hasFiles && (
        <FileHashes
          files={files.files}
          rows={rows}
          hmacKey={settings.hmacKey}
          output={settings.output}
          isWorking={files.isWorking}
          onCopy={hash.copy}
          onDownload={hash.saveOfFile}
        />
      )}
      <Verification
        expected={state.expected}
        onChange={hash.expect}
        reading={hash.reading}
        checks={hash.checks}
        summary={summary}
        hasSubject={hash.hasSubject}
        isWorking={hash.isWorking}
      />
      <StatusBar>
        <Outcome summary={summary} />
        {state.isListing && <span>{messages.listing}</span>}
        {digests === 0 && !hasFiles && !state.isListing && <span>{text.isWorking ? 'Working' : 'Ready'}</span>}
        {digests > 0 && <Status tone="plain">{messages.digests(digests)}</Status>}
        {hasFiles && <span>{messages.files(files.files.length)}</span>}
        {isHmac && <span>HMAC</span>}
      </StatusBar>
    </Bench>
  )
}
