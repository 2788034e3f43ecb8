import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import FolderOpen from 'lucide-react/icons/folder-open'
import { useId, useRef } from 'react'
import { formatSize } from '#app/lib/bytes.ts'
import { countCharacters, type PaneText } from '#app/lib/long-text.ts'
import { Bar, Bench, Pane, Panes, Spacer, StatusBar } from '#app/ui/bench.tsx'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { FileButton } from '#app/ui/file-button.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { TextPane, type TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { copyLimit } from '#app/work/copy.ts'
import { useHandOver } from '#app/work/use-hand-over.ts'
import { useTextFile } from '#app/work/use-text-file.ts'
import type { Form, Scope } from './entities.ts'
import { EntityPanel } from './entity-panel.tsx'
import { ExampleCards } from './example-cards.tsx'
import { LayerLine } from './layer-line.tsx'
import { tooLargeToCopy, unreadable } from './messages.ts'
import { useHtml } from './use-html.ts'

const modes = [
  { value: 'encode', label: 'Encode' },
  { value: 'decode', label: 'Decode' },
] as const
const scopes: { value: Scope; label: string }[] = [
  { value: 'specials', label: 'Specials only: & < > " \'' },
  { value: 'map', label: 'Specials and Latin-1 symbols' },
  { value: 'non-ascii', label: 'Specials and all non-ASCII' },
]
const forms: { value: Form; label: string }[] = [
  { value: 'named', label: 'Named: &lt;' },
  { value: 'decimal', label: 'Decimal: &#60;' },
  { value: 'hexadecimal', label: 'Hexadecimal: &#x3C;' },
]
const count = (text: PaneText) => {
  const characters = countCharacters(text)
  return `${characters.toLocaleString('en')} character${characters === 1 ? '' : 's'}`
}

export function View() {
  const { state, conversion, dispatch, ...actions } = useHtml()
  useHandOver('html-encoder-decoder', (text, task) => {
    dispatch({ type: 'setMode', mode: task === 'decode' ? 'decode' : 'encode' })
    dispatch({ type: 'type', input: text })
  })
  const { input, mode, depth } = state
  const { output, isWorking, problem } = conversion
  const type = (text: PaneText) => dispatch({ type: 'type', input: text })
  const file = useTextFile(type, unreadable)
  const inputPane = useRef<TextPaneHandle>(null)
  const isLayerPressed = useRef(false)
  const options = useOptions('Options')
  const ids = { input: useId(), output: useId() }
  const hasOutput = output.text.length > 0 && !isWorking
  function cancel() {
    conversion.cancel()
    inputPane.current?.focus()
  }
  const isTooLargeToCopy = output.bytes > copyLimit

  return (
    <>
      <Bench label="HTML Encoder / Decoder tool" {...file.dropTarget}>
        <Bar>
          <Segmented
            label="Mode"
            value={mode}
            choices={modes}
            onChange={(value) => dispatch({ type: 'setMode', mode: value })}
          />
          <Button
            icon={<ArrowLeftRight {...buttonIcon} />}
            disabled={isWorking || problem !== null}
            onClick={actions.switchMode}
          >
            Switch Mode
          </Button>
          <Button variant="ghost" onClick={() => dispatch({ type: 'clear' })}>
            Clear All
          </Button>
          <Spacer />
          {options.button}
        </Bar>
        {options.row(
          <>
            <SelectField
              label="Scope"
              className="w-full sm:w-80"
              value={state.scope}
              choices={scopes}
              onChange={(scope) => dispatch({ type: 'setScope', scope })}
            />
            <SelectField
              label="Form"
              className="w-full sm:w-64"
              value={state.form}
              choices={forms}
              onChange={(form) => dispatch({ type: 'setForm', form })}
            />
            {mode === 'decode' && <p className="pb-2 text-sm text-ink-2">Scope and form apply to encoding only.</p>}
          </>,
        )}
        <Panes>
          <Pane
            title="Input"
            labelFor={ids.input}
            note={input.length > 0 ? count(input) : ''}
            actions={
              <>
                <FileButton label="Open file" icon={<FolderOpen {...buttonIcon} />} onFiles={file.open} />
                <Button
                  variant="ghost"
                  isCompact
                  icon={<Copy {...buttonIcon} />}
                  disabled={input.length === 0 || input.length > copyLimit}
                  tip={input.length > copyLimit ? tooLargeToCopy : undefined}
                  onClick={actions.copyInput}
                >
                  Copy Input
                </Button>
              </>
            }
          >
            <TextPane
              ref={inputPane}
              id={ids.input}
              label="Input"
              value={input}
              onChange={type}
              placeholder={
                mode === 'encode'
                  ? 'Text or HTML to encode, or drop a file'
                  : 'Text with entities to decode, or drop a file'
              }
            />
          </Pane>
          <Pane
            title="Output"
            labelFor={ids.output}
            note={hasOutput ? count(output.text) : ''}
            actions={
              <>
                <Button
                  variant="ghost"
                  isCompact
                  icon={<Copy {...buttonIcon} />}
                  disabled={!hasOutput || isTooLargeToCopy}
                  tip={isTooLargeToCopy ? tooLargeToCopy : undefined}
                  onClick={actions.copyOutput}
                >
                  Copy
                </Button>
                <Button
                  variant="ghost"
                  isCompact
                  icon={<Download {...buttonIcon} />}
                  disabled={!hasOutput}
                  onClick={actions.download}
                >
                  Download
                </Button>
              </>
            }
          >
            {problem && (
              <p role="alert" className="border-b border-line bg-bad-soft px-3.5 py-3 text-sm text-bad">
                {problem}
              </p>
            )}
            {hasOutput && mode === 'decode' && (
              <LayerLine
                layers={output.layers}
                depth={depth}
                isPressed={isLayerPressed}
                onDepth={(next) => dispatch({ type: 'setDepth', depth: next })}
              />
            )}
            <TextPane
              id={ids.output}
              label="Output"
              value={output.text}
              readOnly
              placeholder={`The ${mode}d text appears here as you type`}
            />
          </Pane>
        </Panes>
        {isWorking && conversion.isLong && (
          <Progress label="Working" done={conversion.progress} cancelLabel="Cancel" onCancel={cancel} />
        )}
        <ExampleCards onChoose={(example) => dispatch({ type: 'loadExample', example })} />
        <StatusBar>
          {hasOutput ? (
            <>
              <span>
                {count(input)} in, {count(output.text)} out
              </span>
              <span>{formatSize(output.bytes)}</span>
              {mode === 'decode' && output.layers === 0 && <span>No entities found</span>}
            </>
          ) : (
            <span>{isWorking ? 'Working' : 'Ready'}</span>
          )}
          <span>Shown as text, never run as HTML</span>
        </StatusBar>
      </Bench>
      <EntityPanel />
    </>
  )
}
