import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import FolderOpen from 'lucide-react/icons/folder-open'
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { countCharacters } from '#app/lib/long-text.ts'
import { Bar, Bench, Pane, Panes, Status, StatusBar } from '#app/ui/bench.tsx'
import { Button, buttonIcon } from '#app/ui/button.tsx'
import { Checkbox, SelectField } from '#app/ui/field.tsx'
import { FileButton } from '#app/ui/file-button.tsx'
import { CommandKey } from '#app/ui/kbd.tsx'
import { TextPane, type TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { copyLimit } from '#app/work/copy.ts'
import { useHandOver } from '#app/work/use-hand-over.ts'
import { useTextFile } from '#app/work/use-text-file.ts'
import { Breakdown } from './breakdown.tsx'
import { FailureLine, NoticeList } from './failure-line.tsx'
import { describeFault, tooLargeToCopy, unreadable } from './messages.ts'
import { looksEncoded, type PercentMode } from './percent.ts'
import type { Panel } from './state.ts'
import { breakDown } from './url-parts.ts'
import { useUrl } from './use-url.ts'

type ModeChoice = { value: PercentMode; label: string; use: string; kept: string; alsoKept?: string }

const modes: ModeChoice[] = [
  { value: 'component', label: 'Component', use: 'For one value inside a URL.', kept: "- _ . ! ~ * ' ( )" },
  {
    value: 'whole-url',
    label: 'Whole URL',
    use: 'For a complete URL.',
    kept: "- _ . ! ~ * ' ( ) : / ? # @ $ & + , ; =",
    alsoKept: 'and the brackets around an IPv6 host',
  },
  { value: 'form', label: 'Form data', use: 'As a form is sent: a space becomes +.', kept: '* - . _' },
  { value: 'strict', label: 'Strict RFC 3986', use: 'Unreserved characters only.', kept: '- . _ ~' },
]
const longestHint = 64 * 1024
const plural = (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

export function View() {
  const { state, isWorking, ...actions } = useUrl()
  useHandOver('url-encoder-decoder', (text, task) => {
    actions.type(text)
    if (task === 'decode') actions.decode()
  })
  const file = useTextFile(actions.type, unreadable)
  const { input, mode, plusMeansSpace, failure, notices, noticeCount } = state
  const panes = {
    input: useRef<TextPaneHandle>(null),
    encoded: useRef<TextPaneHandle>(null),
    decoded: useRef<TextPaneHandle>(null),
  }
  const ids = { input: useId(), failure: useId(), encoded: useId(), decoded: useId() }
  const options = useMemo(() => ({ mode, plusMeansSpace }), [mode, plusMeansSpace])
  const short = input.length > longestHint ? '' : input.toString()
  const breakdown = useMemo(() => breakDown(short, options), [short, options])
  const isEncoded = useMemo(() => looksEncoded(short), [short])
  const chosen = modes.find(({ value }) => value === mode)
  const mark = failure && { from: failure.fault.index, to: failure.fault.index + failure.fault.sequence.length }

  // A selection shows in a focused field only.
  useEffect(() => {
    if (!failure) return
    const { index, sequence } = failure.fault
    panes.input.current?.reveal(index, index + sequence.length)
    panes.input.current?.focus()
  }, [failure])

  const isLaidOut = breakdown !== null
  const wasLaidOut = useRef(false)
  useLayoutEffect(() => {
    if (wasLaidOut.current && document.activeElement === document.body) panes.input.current?.focus()
    wasLaidOut.current = isLaidOut
  }, [isLaidOut])

  function cancel() {
    actions.cancel()
    panes.input.current?.focus()
  }
  function decodeTolerant() {
    actions.decodeTolerant()
    panes.decoded.current?.focus()
  }

  const renderOutput = (panel: Panel, title: string) => {
    const text = state[panel]
    const isTooLarge = text.length > copyLimit
    return (
      <Pane
        title={title}
        labelFor={ids[panel]}
        note={text.length > 0 ? plural(countCharacters(text), 'character') : ''}
        actions={
          <>
            <Button
              variant="ghost"
              isCompact
              icon={<Copy {...buttonIcon} />}
              aria-label={`Copy ${panel} URL`}
              disabled={isTooLarge}
              tip={isTooLarge ? tooLargeToCopy : undefined}
              onClick={() => actions.copy(panel)}
            >
              Copy
            </Button>
            <Button
              variant="ghost"
              isCompact
              icon={<Download {...buttonIcon} />}
              aria-label={`Download ${panel} URL`}
              onClick={() => actions.download(panel)}
            >
              Download
            </Button>
          </>
        }
      >
        <TextPane
          ref={panes[panel]}
          id={ids[panel]}
          label={title}
          value={text}
          readOnly
          minHeight="small"
          placeholder={`Press ${panel === 'encoded' ? 'Encode' : 'Decode'} URL to fill this`}
        />
      </Pane>
    )
  }

  return (
    <Bench label="URL Encoder / Decoder tool" {...file.dropTarget}>
      <Bar>
        <Button variant="primary" className="max-sm:w-full" onClick={actions.encode}>
          Encode URL <CommandKey name="↵" className="border-current/40" />
        </Button>
        <Button onClick={actions.decode}>Decode URL</Button>
        <Button variant="ghost" onClick={actions.clear}>
          Clear All
        </Button>
      </Bar>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2 border-b border-line bg-paper px-3.5 py-3">
        <SelectField label="Mode" className="w-full sm:w-52" value={mode} choices={modes} onChange={actions.setMode} />
        <Checkbox label="+ means space" checked={plusMeansSpace} onChange={actions.setPlus} tip="Rules decoding only" />
        <p className="min-w-0 basis-full text-sm text-ink-2 lg:basis-0 lg:grow lg:pb-2">
          {chosen?.use} Kept: letters, digits and <code className="font-mono text-[13px]">{chosen?.kept}</code>{' '}
          {chosen?.alsoKept}
        </p>
      </div>
      <Pane
        title="URL or text"
        labelFor={ids.input}
        note={input.length > 0 ? plural(countCharacters(input), 'character') : ''}
        actions={<FileButton label="Open file" icon={<FolderOpen {...buttonIcon} />} onFiles={file.open} />}
      >
        <TextPane
          ref={panes.input}
          id={ids.input}
          label="URL or text"
          value={input}
          onChange={actions.type}
          onRun={actions.encode}
          minHeight="small"
          placeholder="A URL such as https://example.com/?q=café, any text, or drop a file"
          invalid={failure !== null}
          mark={mark}
          {...(failure && { description: describeFault(failure.fault), describedBy: ids.failure })}
        />
        {failure && <FailureLine id={ids.failure} failure={failure} onTolerate={decodeTolerant} />}
        {noticeCount > 0 && <NoticeList notices={notices} noticeCount={noticeCount} />}
      </Pane>
      <div className="border-t border-line">
        <Panes>
          {renderOutput('encoded', 'Encoded URL')}
          {renderOutput('decoded', 'Decoded URL')}
        </Panes>
      </div>
      {breakdown && <Breakdown breakdown={breakdown} options={options} onEdit={actions.type} />}
      <StatusBar>
        {isWorking && (
          <>
            <span>Working</span>
            <Button size="small" onClick={cancel}>
              Cancel
            </Button>
          </>
        )}
        {!isWorking && input.length === 0 && <span>Ready</span>}
        {!isWorking && input.length > 0 && <span>{plural(countCharacters(input), 'character')}</span>}
        {breakdown && <span>{plural(breakdown.rows.length, 'query parameter')}</span>}
        {isEncoded && <Status tone="plain">Looks already encoded</Status>}
        {noticeCount > 0 && <Status tone="warn">{noticeCount.toLocaleString('en')} not decoded</Status>}
        {failure && <Status tone="bad">{failure.panel === 'encoded' ? 'Not encoded' : 'Not decoded'}</Status>}
      </StatusBar>
    </Bench>
  )
}
