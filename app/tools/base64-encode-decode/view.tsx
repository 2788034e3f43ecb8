import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import FolderOpen from 'lucide-react/icons/folder-open'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { formatSize } from '#app/lib/bytes.ts'
import { count } from '#app/lib/plural.ts'
import { Bar, Bench, Pane, Panes, Spacer, StatusBar } from '#app/ui/bench.tsx'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import { FileButton, useFileDrop } from '#app/ui/file-button.tsx'
import { CommandKey } from '#app/ui/kbd.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { TextPane, type TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { copyLimit } from '#app/work/copy.ts'
import { useHandOver } from '#app/work/use-hand-over.ts'
import { FileCard } from './file-card.tsx'
import { messages } from './messages.ts'
import { OptionsRow } from './options-row.tsx'
import { ResultPanel } from './result-panel.tsx'
import { ResultStatus } from './result-status.tsx'
import { placeOf } from './state.ts'
import { useBase64 } from './use-base64.ts'

const modes = [
  { value: 'encode', label: 'Encode' },
  { value: 'decode', label: 'Decode' },
] as const
const words = {
  encode: {
    run: 'Encode to Base64',
    working: 'Encoding',
    input: 'Text to encode, or drop a file',
    output: 'The Base64 will appear here',
  },
  decode: {
    run: 'Decode from Base64',
    working: 'Decoding',
    input: 'Base64 or a data: URL to decode, or drop a file',
    output: 'The decoded text will appear here',
  },
}

export function View() {
  const base64 = useBase64()
  const receive = (text: string, task: string) => base64.receive(text, task === 'decode' ? 'decode' : 'encode')
  useHandOver('base64-encode-decode', receive, base64.openFile)
  const { mode, input, source, output, made, error, progress } = base64.state
  const options = useOptions('Options')
  const drop = useFileDrop(base64.openFile)
  const ids = { input: useId(), output: useId(), error: useId() }
  const inputPane = useRef<TextPaneHandle>(null)
  const place = source ? null : placeOf(error, input)
  const isEmpty = !made || made.file.size === 0
  const isTooLargeToCopy = !isEmpty && made.file.size > copyLimit
  const isBytes = !isEmpty && !made.isText
  const isPanelShown = !isEmpty && (made.type !== null || output.length === 0)

  function showPlace({ from, to }: { from: number; to: number }) {
    inputPane.current?.focus()
    inputPane.current?.reveal(from, to)
  }

  function closeFile() {
    flushSync(base64.closeFile)
    inputPane.current?.focus()
  }

  return (
    <Bench label="Base64 Encode / Decode tool" {...drop.handlers} className={drop.isOver ? 'ring-2 ring-accent' : ''}>
      <Bar>
        <Button variant="primary" className="max-sm:w-full" onClick={base64.run}>
          {words[mode].run} <CommandKey name="↵" className="border-current/40" />
        </Button>
        <Segmented label="Mode" value={mode} choices={modes} onChange={base64.setMode} />
        <Button icon={<ArrowLeftRight {...buttonIcon} />} onClick={base64.switchMode}>
          Switch & Use Output
        </Button>
        <Button variant="ghost" onClick={base64.clear}>
          Clear All
        </Button>
        <Spacer />
        {options.button}
      </Bar>
      {options.row(<OptionsRow mode={mode} options={base64.options} onChange={base64.setOptions} />)}
      <Panes>
        <Pane
          title="Input"
          labelFor={ids.input}
          note={!source && input.length > 0 ? count(input.length, 'character') : ''}
          actions={<FileButton label="Open file" icon={<FolderOpen {...buttonIcon} />} onFiles={base64.openFile} />}
        >
          {source ? (
            <FileCard file={source} describedBy={error ? ids.error : undefined} onClose={closeFile} />
          ) : (
            <TextPane
              ref={inputPane}
              id={ids.input}
              label="Input"
              value={input}
              onChange={base64.edit}
              onRun={base64.run}
              placeholder={words[mode].input}
              invalid={error !== null}
              mark={place}
              {...(error && { description: error.detail ?? error.message, describedBy: ids.error })}
            />
          )}
          {error && (
            <div className="border-t border-line bg-bad-soft px-3.5 py-3 text-sm text-bad">
              <div id={ids.error} role="alert" className="wrap-anywhere">
                <p className="font-[520]">{error.message}</p>
                {error.detail && <p className="mt-0.5">{error.detail}</p>}
              </div>
              {place && (
                <Button size="small" className="mt-2" onClick={() => showPlace(place)}>
                  Show in input
                </Button>
              )}
            </div>
          )}
        </Pane>
        <Pane
          title="Output"
          labelFor={ids.output}
          note={isEmpty ? '' : formatSize(made.file.size)}
          actions={
            <>
              <Button
                variant="ghost"
                isCompact
                icon={<Copy {...buttonIcon} />}
                disabled={isEmpty || isTooLargeToCopy || isBytes}
                tip={isTooLargeToCopy ? messages.tooLargeToCopy : isBytes ? messages.notText : undefined}
                onClick={base64.copy}
              >
                Copy
              </Button>
              <Button
                variant="ghost"
                isCompact
                icon={<Download {...buttonIcon} />}
                disabled={isEmpty}
                onClick={base64.download}
              >
                Download
              </Button>
            </>
          }
        >
          {isPanelShown && <ResultPanel made={made} source={source} isWhole={output.length > 0} />}
          {(isEmpty || output.length > 0) && (
            <TextPane id={ids.output} label="Output" value={output} readOnly placeholder={words[mode].output} />
          )}
        </Pane>
      </Panes>
      {progress !== null && (
        <Progress label={words[mode].working} done={progress} cancelLabel="Cancel" onCancel={base64.cancel} />
      )}
      <StatusBar>
        <ResultStatus state={base64.state} />
      </StatusBar>
    </Bench>
  )
}
