import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { type Ref, useId } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import type { useOptions } from '#app/ui/controls/options.tsx'
import { useEarlyInput } from '#app/ui/island/use-early-input.ts'
import { runOnCommand } from '#app/ui/keys/run-on-enter.ts'
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
  ref: Ref<HTMLInputElement>
}

/** The pattern field with colored groups, the flags and the error message. */
export function PatternField({ regex, span, options, ref }: Props) {
  const { desk, part, error, analysis, run } = regex
  const { pattern, settings } = desk.state
  const edit = (value: string) => desk.edit({ type: 'edit', field: 'pattern', value })
  const isOn = (flag: Flag) => settings.flags.includes(flag)
  const toggle = (flag: Flag) =>
    desk.dispatch({ type: 'set', settings: { flags: toggleFlag(desk.read().settings.flags, flag) } })
  const id = useId()
  useEarlyInput<HTMLInputElement>(id, (field) => {
    if (field.value !== pattern) edit(field.value)
  })
  return (
    <>
      <div className="pattern-bar">
        <label htmlFor={id} className="col-span-full w-fit text-note leading-tight font-strong">
          Pattern
        </label>
        <div className={`pattern-line ${error ? 'border-bad!' : ''}`}>
          <span aria-hidden="true" className="pl-3.5 text-ink-3">
            /
          </span>
          <div className={`pattern-text ${part && pattern ? '[--pane-ink:transparent]' : ''}`}>
            {part && pattern && (
              <span aria-hidden="true" className="pattern-layer">
                <part.PaintedPattern pattern={pattern} analysis={analysis} span={span} />
                <span className="pl-1 text-ink-3">/</span>
              </span>
            )}
            <input
              ref={ref}
              id={id}
              type="text"
              size={1}
              value={pattern}
              onChange={(event) => edit(event.target.value)}
              onKeyDown={runOnCommand(run)}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-invalid={error !== null}
              aria-describedby={error ? `${id}-note` : undefined}
            />
          </div>
        </div>
        <div className={`pattern-flags ${error ? 'border-bad!' : ''}`}>
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
            onClick={options.toggle}
            className="px-2! max-sm:h-11! max-sm:flex-1"
          />
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
        {error && (
          <div id={`${id}-note`} className="col-span-full grid gap-0.5 text-small leading-5 text-bad">
            <p role="alert" className="flex gap-2 wrap-anywhere">
              <Icon of={TriangleAlert} className="mt-0.5 shrink-0" />
              <span>
                <strong className="font-strong">{invalidPattern}</strong> <span>{error.message}</span>
              </span>
            </p>
            {part && error.index !== undefined && (
              <p className="pl-6 font-mono whitespace-pre-wrap text-ink-2 wrap-anywhere">
                <part.ErrorPlace pattern={pattern} index={error.index} />
              </p>
            )}
          </div>
        )}
      </div>
      {options.row(
        moreFlags.map(({ flag, label }) => (
          <Checkbox key={flag} label={label} checked={isOn(flag)} onChange={() => toggle(flag)} />
        )),
      )}
    </>
  )
}
