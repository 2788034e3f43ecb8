import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import FolderOpen from 'lucide-react/icons/folder-open'
import { useId, useRef, useState } from 'react'
import { formatSize } from '#app/lib/bytes.ts'
import { Bar, Bench, Pane, Panes, Spacer, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import { Checkbox, SelectField } from '#app/ui/field.tsx'
import { FileButton, useFileDrop } from '#app/ui/file-button.tsx'
import { CommandKey } from '#app/ui/kbd.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { TextPane, type TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { copyLimit } from '#app/work/copy.ts'
import { useHandOver } from '#app/work/use-hand-over.ts'
import { useLaunchedFile } from '#app/work/use-launched-file.ts'
import { describeChange } from './format/summary.ts'
import { WarningList } from './format/warning-list.tsx'
import { descriptions, messages } from './messages.ts'
import { RepairPanel } from './repair/repair-panel.tsx'
import type { Indent } from './state.ts'
import { TreeView } from './tree/tree-view.tsx'
import { useJson } from './use-json.ts'

const indents: { value: Indent; label: string }[] = [
  { value: '2', label: '2 spaces' },
  { value: '4', label: '4 spaces' },
  { value: 'tab', label: 'Tab' },
]
const looks = [
  { value: 'text', label: 'Text' },
  { value: 'tree', label: 'Tree' },
] as const

export function View() {
  const json = useJson()
  const { input, outcome, progress } = json.state
  const [look, setLook] = useState<'text' | 'tree'>('text')
  const options = useOptions('Options')
  const drop = useFileDrop(json.openFile)
  useHandOver('json-formatter', json.receive)
  useLaunchedFile(json.openFile)
  const inputPane = useRef<TextPaneHandle>(null)
  const ids = { input: useId(), output: useId(), note: useId(), error: useId() }

  const isValid = outcome.validity === 'valid'
  const isCurrent = isValid && outcome.isCurrent
  const change = isCurrent && describeChange(outcome.summary)
  const output = isValid ? outcome.output : ''
  const place = outcome.validity === 'invalid' ? outcome.place : undefined
  const isTooLargeToCopy = isValid && outcome.summary.bytes > copyLimit
  const description = descriptions[outcome.validity]

  function showPlace(from: number, to: number) {
    inputPane.current?.focus()
    inputPane.current?.reveal(from, to)
  }

  return (
    <Bench label="JSON Formatter tool" {...drop.handlers} className={drop.isOver ? 'ring-2 ring-accent' : ''}>
      <Bar>
        <Button variant="primary" className="max-sm:w-full" onClick={json.format}>
          Format JSON <CommandKey name="↵" className="border-current/40" />
        </Button>
        <Button onClick={json.minify}>Minify</Button>
        <Button onClick={json.loadSample}>Load Sample</Button>
        <Button variant="ghost" onClick={json.clear}>
          Clear
        </Button>
        <Spacer />
        {options.button}
      </Bar>
      {options.row(
        <>
          <SelectField
            label="Indent"
            className="w-40"
            value={json.indent}
            choices={indents}
            onChange={json.setIndent}
          />
          <Checkbox label="Sort keys" checked={json.sortsKeys} onChange={json.setSortsKeys} />
        </>,
      )}
      <Panes>
        <Pane
          title="JSON input"
          labelFor={ids.input}
          note={input.length > 0 ? `${input.length.toLocaleString('en')} characters` : ''}
          actions={
            <FileButton
              label="Open file"
              icon={<FolderOpen {...buttonIcon} />}
              accept=".json,.geojson,.jsonl,.txt,application/json"
              onFiles={json.openFile}
            />
          }
        >
          <TextPane
            ref={inputPane}
            id={ids.input}
            label="JSON input"
            rich="json"
            value={input}
            onChange={json.edit}
            onRun={json.format}
            placeholder="Paste JSON here, or drop a file"
            invalid={outcome.validity === 'invalid'}
            mark={place ? { from: place.index, to: place.index + place.length } : null}
            {...(outcome.validity === 'invalid' && { description: outcome.message, describedBy: ids.error })}
          />
        </Pane>
        <Pane
          title="JSON output"
          labelFor={ids.output}
          note={description}
          noteId={ids.note}
          tone={outcome.validity === 'invalid' ? 'bad' : undefined}
          actions={
            <>
              <Button
                variant="ghost"
                isCompact
                icon={<Copy {...buttonIcon} />}
                disabled={!isValid || isTooLargeToCopy}
                tip={isTooLargeToCopy ? messages.tooLargeToCopy : undefined}
                onClick={() => json.copy(output)}
              >
                Copy
              </Button>
              <Button
                variant="ghost"
                isCompact
                icon={<Download {...buttonIcon} />}
                disabled={!isValid}
                onClick={json.download}
              >
                Download
              </Button>
            </>
          }
        >
          {outcome.validity === 'invalid' && (
            <div className="border-b border-line bg-bad-soft px-3.5 py-3 text-sm text-bad">
              <p id={ids.error} role="alert" className="font-[520] wrap-anywhere">
                {outcome.message}
              </p>
              {place && (
                <RepairPanel
                  input={input}
                  onReveal={() => showPlace(place.index, place.index + place.length)}
                  onApply={(repaired) => {
                    json.openFile([repaired])
                    inputPane.current?.focus()
                  }}
                />
              )}
            </div>
          )}
          {isValid && (
            <div className="flex items-center gap-3 border-b border-line px-2 py-1.5">
              <Segmented label="Show output as" value={look} choices={looks} onChange={setLook} />
            </div>
          )}
          {isValid && look === 'tree' && json.result.current ? (
            <TreeView source={json.result.current} />
          ) : (
            <TextPane
              id={ids.output}
              label="JSON output"
              rich="json"
              value={output}
              readOnly
              description={description}
              describedBy={ids.note}
            />
          )}
        </Pane>
      </Panes>
      {progress !== null && <Progress label="Working" done={progress} cancelLabel="Cancel" onCancel={json.cancel} />}
      {isCurrent && outcome.summary.warnings.total > 0 && (
        <WarningList {...outcome.summary.warnings} onReveal={showPlace} />
      )}
      <StatusBar>
        {outcome.validity === 'unknown' && <span>Ready</span>}
        {outcome.validity === 'invalid' && <Status tone="bad">{place ? 'Invalid JSON' : 'Nothing to show'}</Status>}
        {isValid && (
          <>
            {isCurrent ? <Status tone="ok">Valid JSON</Status> : <span>Input changed since</span>}
            {change && <span className="font-[560] text-ok">{change}</span>}
            <span>{outcome.summary.lines.toLocaleString('en')} lines</span>
            <span>{formatSize(outcome.summary.bytes)}</span>
            <span>{outcome.summary.milliseconds.toLocaleString('en', { maximumFractionDigits: 1 })} ms</span>
          </>
        )}
      </StatusBar>
    </Bench>
  )
}
