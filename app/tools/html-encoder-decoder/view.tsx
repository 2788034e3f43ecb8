import ArrowLeftRight from 'lucide/dist/esm/icons/arrow-left-right.mjs'
import { formatSize } from '#app/lib/bytes.ts'
import { countCharacters } from '#app/lib/long-text.ts'
import { count } from '#app/lib/plural.ts'
import { Bar, Panes, Spacer, StatusBar } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { useOptions } from '#app/ui/options.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { InputPane } from '#app/work/input-pane.tsx'
import { textCleared } from '#app/work/messages.ts'
import { CopyAction } from '#app/work/output-actions.tsx'
import { WorkProgress, WorkStatus } from '#app/work/progress.tsx'
import { Workbench } from '#app/work/workbench.tsx'
import { asTool } from '../as-tool.tsx'
import { EntityPanel } from './entity-panel.tsx'
import { exampleCards } from './examples.data.ts'
import { copied, copyFailed, forms, modes, scopes } from './messages.ts'
import { Output } from './output.tsx'
import { fetchClient, startWorker, useHtml } from './use-html.ts'

export default asTool(View)

const warmUp = () => void fetchClient().catch(() => null)

function View() {
  const html = useHtml()
  const { desk, output, work, problem } = html
  const { text, settings } = desk.state
  const options = useOptions('Options')
  const characters = count(countCharacters(text), 'character')

  return (
    <>
      <Workbench
        label="HTML Encoder / Decoder tool"
        desk={desk}
        onPointerEnter={warmUp}
        onFocusCapture={() => void startWorker().catch(() => null)}
      >
        <Bar>
          <Segmented
            label="Mode"
            value={settings.mode}
            choices={modes}
            onChange={(mode) => desk.dispatch({ type: 'set', settings: { mode } })}
          />
          <Button
            icon={ArrowLeftRight}
            disabled={!work.isCurrent || problem !== null}
            onClick={() => desk.replace({ type: 'switch', output: output.text })}
          >
            Switch Mode
          </Button>
          <Button variant="ghost" onClick={() => desk.replace({ type: 'clear' }, { toast: { title: textCleared } })}>
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
              value={settings.scope}
              choices={scopes}
              onChange={(scope) => desk.dispatch({ type: 'set', settings: { scope } })}
            />
            <SelectField
              label="Form"
              className="w-full sm:w-64"
              value={settings.form}
              choices={forms}
              onChange={(form) => desk.dispatch({ type: 'set', settings: { form } })}
            />
            {settings.mode === 'decode' && (
              <p className="pb-2 text-body text-ink-2">Scope and form apply to encoding only.</p>
            )}
          </>,
        )}
        <Panes>
          <InputPane
            desk={desk}
            title="Input"
            value={text}
            onChange={(next) => desk.edit({ type: 'edit', text: next })}
            note={text.length > 0 && characters}
            placeholder={
              settings.mode === 'encode'
                ? 'Text or HTML to encode, or drop a file'
                : 'Text with entities to decode, or drop a file'
            }
            actions={
              <CopyAction
                label="Copy Input"
                isEmpty={text.length === 0}
                length={text.length}
                text={() => text}
                copied={copied('Input')}
                copyFailed={copyFailed}
              />
            }
          />
          <Output {...html} />
        </Panes>
        <WorkProgress work={work} desk={desk} />
        <ChoiceCards cards={exampleCards} columns={3} onChoose={(name) => desk.replace({ type: 'example', name })} />
        <StatusBar>
          <WorkStatus work={work}>
            {output.text.length > 0 ? (
              <>
                <span>
                  {characters} in, {count(countCharacters(output.text), 'character')} out
                </span>
                <span>{formatSize(output.bytes)}</span>
                {settings.mode === 'decode' && output.layers === 0 && <span>No entities found</span>}
              </>
            ) : (
              <span>Ready</span>
            )}
          </WorkStatus>
          <span>Shown as text, never run as HTML</span>
        </StatusBar>
      </Workbench>
      <EntityPanel />
    </>
  )
}
