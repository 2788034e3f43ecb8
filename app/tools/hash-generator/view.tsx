import FolderOpen from 'lucide-react/icons/folder-open'
import { useId } from 'react'
import { lineEndingChoices } from '#app/lib/line-endings.ts'
import { Bench, Pane, Spacer, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, SelectField, TextField } from '#app/ui/field.tsx'
import { FileButton, useFileDrop } from '#app/ui/file-button.tsx'
import { CommandKey } from '#app/ui/kbd.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { runOnEnter } from '#app/ui/run-on-enter.ts'
import { TextPane } from '#app/ui/text-pane/text-pane.tsx'
import { useHandOver } from '#app/work/use-hand-over.ts'
import { algorithms, floorKeys } from './algorithms.ts'
import { FileHashes } from './file-hashes.tsx'
import { HashCards } from './hash-cards.tsx'
import { empty, sriNote } from './messages.ts'
import { outputs } from './outputs.ts'
import { useHash } from './use-hash.ts'
import { Verification } from './verification.tsx'

const outputChoices = outputs.map(({ key, label }) => ({ value: key, label }))
const extraRows = algorithms.slice(floorKeys.length)
const count = (amount: number, unit: string) => `${amount.toLocaleString('en')} ${unit}${amount === 1 ? '' : 's'}`

export function View() {
  const hash = useHash()
  const receive = (text: string, task: string) => (task === 'verify' ? hash.setExpected(text) : hash.edit(text))
  useHandOver('hash-generator', receive, hash.files.open)
  const { text, files, rows, only, checks, isHmac } = hash
  const options = useOptions('Options')
  const drop = useFileDrop(files.open)
  const inputId = useId()

  const hasFiles = files.files.length > 0
  const hashes = only ? { [only]: text.hashes[only] } : text.hashes
  const waiting = text.isEmpty
    ? empty.blank
    : text.isCancelled
      ? empty.cancelled
      : text.isWorking
        ? empty.working
        : empty.others
  const digests = rows.filter(({ key }) => hashes[key]?.ok).length
  const verified = checks.filter(({ outcome }) => outcome === 'match').length

  return (
    <Bench label="Hash Generator tool" {...drop.handlers} className={drop.isOver ? 'ring-2 ring-accent' : ''}>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2 border-b border-line px-3.5 py-3">
        <SelectField
          label="Algorithm"
          className="w-full sm:w-44"
          value={hash.algorithm}
          choices={rows.map(({ key, label }) => ({ value: key, label }))}
          onChange={hash.setAlgorithm}
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
      {options.row(
        <>
          <SelectField
            label="Output form"
            className="w-full sm:w-52"
            value={hash.output}
            choices={outputChoices}
            onChange={hash.setOutput}
          />
          <SelectField
            label="Line endings"
            className="w-full sm:w-44"
            value={hash.lineEndings}
            choices={lineEndingChoices}
            onChange={hash.setLineEndings}
          />
          <TextField
            label="HMAC key"
            className="w-full sm:w-64"
            value={hash.hmacKey}
            placeholder="None: a plain hash"
            onChange={(event) => hash.setHmacKey(event.target.value)}
            onKeyDown={runOnEnter(hash.generate)}
          />
          <fieldset className="min-w-0">
            <legend className="text-[13px] leading-tight font-[560]">More algorithms</legend>
            <div className="flex flex-wrap gap-x-4">
              {extraRows.map(({ key, label }) => (
                <Checkbox
                  key={key}
                  label={label}
                  checked={hash.extras.includes(key)}
                  onChange={(isChosen) => hash.toggleExtra(key, isChosen)}
                />
              ))}
            </div>
          </fieldset>
          {hash.output === 'sri' && <p className="w-full text-sm text-ink-2">{sriNote}</p>}
        </>,
      )}
      <Pane
        title="Text to hash"
        labelFor={inputId}
        note={hash.input.length > 0 ? text.size : ''}
        actions={
          <FileButton
            label="Open file"
            icon={<FolderOpen size={16} strokeWidth={1.75} aria-hidden />}
            isMultiple
            onFiles={files.open}
          />
        }
      >
        <TextPane
          id={inputId}
          label="Text to hash"
          value={hash.input}
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
          output={hash.output}
          isHmac={isHmac}
          waiting={waiting}
          onCopy={hash.copy}
          onDownload={hash.saveOfText}
        />
      )}
      {hasFiles && (
        <FileHashes
          files={files.files}
          rows={rows}
          hmacKey={hash.hmacKey}
          output={hash.output}
          isWorking={files.isWorking}
          onCopy={hash.copy}
          onDownload={hash.saveOfFile}
        />
      )}
      <Verification
        expected={hash.expected}
        onChange={hash.setExpected}
        reading={hash.reading}
        checks={checks}
        hasSubject={hash.hasSubject}
        isWorking={text.isWorking || files.isWorking}
      />
      <StatusBar>
        {digests === 0 && !hasFiles && <span>{text.isWorking ? 'Working' : 'Ready'}</span>}
        {digests > 0 && <Status tone="plain">{count(digests, 'digest')}</Status>}
        {hasFiles && <span>{count(files.files.length, 'file')}</span>}
        {isHmac && <span>HMAC</span>}
        {verified > 0 && <Status tone="ok">{verified.toLocaleString('en')} verified</Status>}
      </StatusBar>
    </Bench>
  )
}
