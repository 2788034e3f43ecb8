import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/field.tsx'
import { ChangedBadge, describeChanged, type useOptions } from '#app/ui/controls/options.tsx'
import { useEarlyInput } from '#app/ui/island/use-early-input.ts'
import { isEnter, runOnCommand } from '#app/ui/keys/run-on-enter.ts'
import { ResetButton } from '#app/work/bench/reset-button.tsx'
import { copiedToast } from '#app/work/messages.ts'
import { CopyAction } from '#app/work/out/output-actions.tsx'
import type { Span } from './explain/painted-pattern.tsx'
import { type Flag, mainFlags, moreFlags, toggleFlag } from './flags.ts'
import { copyFailed, invalidPattern } from './messages.ts'
import type { Regex } from './use-regex.ts'

type FlagProps = { flag: Flag; label: string; isOn: boolean; onToggle: () => void }

/** A flag that is always visible, as a letter that is on or off. */
function FlagBox({ flag, label, isOn, onToggle }: FlagProps) {
  const id = useId()
  useEarlyInput<HTMLInputElement>(id, (box) => {
    if (box.checked !== isOn) onToggle()
  })
  return (
    <label data-tip={label} className="flag-box">
      <input
        id={id}
        type="checkbox"
        autoComplete="off"
        aria-label={label}
        checked={isOn}
        onChange={onToggle}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {flag}
    </label>
  )
}

type Props = {
  regex: Regex
  /** The part to highlight. */
  span: Span | null
  /** The Options row with the other flags. */
  options: ReturnType<typeof useOptions>
  ref: Ref<HTMLTextAreaElement>
}

/** The pattern field with colored groups, the flags and the error message. Below 1,024 px a long pattern wraps. */
export function PatternField({ regex, span, options, ref }: Props) {
  const { desk, part, error, isPressed, analysis, run } = regex
  const { pattern, settings } = desk.state
  // A pattern is one line, whatever is pasted.
  const edit = (value: string) => desk.edit({ type: 'edit', field: 'pattern', value: value.replaceAll(/[\r\n]+/g, '') })
  const press = (event: KeyboardEvent) => {
    if (isEnter(event.nativeEvent)) event.preventDefault()
    runOnCommand(run)(event)
  }
  const isOn = (flag: Flag) => settings.flags.includes(flag)
  const toggle = (flag: Flag) =>
    desk.dispatch({ type: 'set', settings: { flags: toggleFlag(desk.read().settings.flags, flag) } })
  const id = useId()
  useEarlyInput<HTMLTextAreaElement>(id, (field) => {
    if (field.value !== pattern) edit(field.value)
  })
  return (
    <>
      <div className="pattern-bar">
        <div className="col-span-full flex h-4 min-w-0 gap-3.5 text-note leading-4">
          <label htmlFor={id} className="shrink-0 font-strong">
            Pattern
          </label>
          {error && (
            // An alert is announced if it is new.
            <p
              key={String(isPressed)}
              id={`${id}-note`}
              role={isPressed ? 'alert' : undefined}
              className="pattern-error phone-alert"
            >
              <strong className="font-strong">{invalidPattern}</strong>: {error.message}
            </p>
          )}
        </div>
        <div className="pattern-line">
          <span aria-hidden="true" className="pl-3.5 text-ink-3">
            /
          </span>
          <div className={`pattern-text ${part && pattern ? '[--pane-ink:transparent]' : ''}`}>
            {part && pattern && (
              <span aria-hidden="true" className="pattern-layer">
                <part.PaintedPattern pattern={pattern} analysis={analysis} span={span} errorAt={error?.index} />
                <span className="pl-1 text-ink-3">/</span>
              </span>
            )}
            <textarea
              ref={ref}
              id={id}
              rows={1}
              value={pattern}
              onChange={(event) => edit(event.target.value)}
              onKeyDown={press}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-invalid={error !== null}
              aria-describedby={error ? `${id}-note` : undefined}
            />
          </div>
        </div>
        <div className="pattern-flags">
          {mainFlags.map(({ flag, label }) => (
            <FlagBox key={flag} flag={flag} label={label} isOn={isOn(flag)} onToggle={() => toggle(flag)} />
          ))}
          <Button
            variant="ghost"
            size="small"
            icon={Ellipsis}
            tip={options.label}
            aria-label={options.label}
            aria-expanded={options.isOpen}
            aria-description={describeChanged(options.changed)}
            onClick={options.toggle}
            className="px-2! max-sm:h-11! max-sm:flex-1"
          >
            <ChangedBadge changed={options.changed} />
          </Button>
          <ResetButton />
        </div>
        <CopyAction
          label="Copy pattern"
          variant="plain"
          isEmpty={pattern === ''}
          text={() => pattern}
          copied={copiedToast('Pattern')}
          copyFailed={copyFailed}
          className="pattern-copy"
        />
      </div>
      {options.row(
        moreFlags.map(({ flag, label }) => (
          <Checkbox key={flag} label={label} checked={isOn(flag)} onChange={() => toggle(flag)} />
        )),
      )}
    </>
  )
}
