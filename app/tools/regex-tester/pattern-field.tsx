import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { type ReactNode, type Ref, useId } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import type { useOptions } from '#app/ui/controls/options.tsx'
import { useEarlyInput } from '#app/ui/island/use-early-input.ts'
import { isEnter } from '#app/ui/keys/run-on-enter.ts'
import { ResetButton } from '#app/work/bench/reset-button.tsx'
import type { Analysis } from './analysis.ts'
import type { Span } from './explain/painted-pattern.tsx'
import { type Flag, type FlagChoice, type Flags, mainFlags, moreFlags } from './flags.ts'
import type { Late } from './match/use-search.ts'
import { invalidPattern } from './messages.ts'
import type { PatternError } from './parse.ts'

type FlagProps = { choice: FlagChoice; isOn: boolean; onToggle: (flag: Flag) => void }

/** A flag that is always visible, as a letter that is on or off. */
function FlagBox({ choice: { flag, label }, isOn, onToggle }: FlagProps) {
  const id = useId()
  useEarlyInput<HTMLInputElement>(id, (box) => {
    if (box.checked !== isOn) onToggle(flag)
  })
  return (
    <label data-tip={label} className="flag-box">
      <input
        id={id}
        type="checkbox"
        autoComplete="off"
        aria-label={label}
        checked={isOn}
        onChange={() => onToggle(flag)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {flag}
    </label>
  )
}

type Props = {
  pattern: string
  flags: Flags
  error: PatternError | null
  analysis: Analysis | null
  /** The part to highlight. */
  span: Span | null
  part: Late | null
  onPattern: (pattern: string) => void
  onToggle: (flag: Flag) => void
  onRun: () => void
  /** The Options row with the other flags. */
  options: ReturnType<typeof useOptions>
  /** Buttons beside the field. */
  actions: ReactNode
  ref: Ref<HTMLInputElement>
}

/** The pattern field with colored groups, the flags and the error message. */
export function PatternField({ pattern, flags, error, analysis, span, part, ...props }: Props) {
  const { onPattern, onToggle, onRun, options, actions, ref } = props
  const id = useId()
  useEarlyInput<HTMLInputElement>(id, (field) => {
    if (field.value !== pattern) onPattern(field.value)
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
              onChange={(event) => onPattern(event.target.value)}
              onKeyDown={(event) => {
                if (isEnter(event.nativeEvent) && (event.ctrlKey || event.metaKey)) onRun()
              }}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-invalid={error !== null}
              aria-describedby={error ? `${id}-note` : undefined}
            />
          </div>
        </div>
        <div className={`pattern-flags ${error ? 'border-bad!' : ''}`}>
          {mainFlags.map((choice) => (
            <FlagBox key={choice.flag} choice={choice} isOn={flags.includes(choice.flag)} onToggle={onToggle} />
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
        {actions}
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
          <Checkbox key={flag} label={label} checked={flags.includes(flag)} onChange={() => onToggle(flag)} />
        )),
      )}
    </>
  )
}
