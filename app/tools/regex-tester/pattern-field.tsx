import { type Ref, useId } from 'react'
import { Checkbox } from '#app/ui/field.tsx'
import { useEarlyInput } from '#app/ui/use-early-input.ts'
import { type Flag, type FlagChoice, type Flags, mainFlags } from './flags.ts'
import { invalidPattern, validPattern } from './messages.ts'
import type { Outcome } from './outcome.tsx'
import type { PatternError } from './parse.ts'

type FlagsProps = { choices: readonly FlagChoice[]; flags: Flags; onToggle: (flag: Flag) => void }

export function FlagBoxes({ choices, flags, onToggle }: FlagsProps) {
  return choices.map(({ flag, label }) => (
    <Checkbox key={flag} label={label} checked={flags.includes(flag)} onChange={() => onToggle(flag)} />
  ))
}

type Props = {
  pattern: string
  flags: Flags
  error: PatternError | null
  isValid: boolean
  ErrorPlace: Outcome['ErrorPlace'] | undefined
  onPattern: (pattern: string) => void
  onToggle: (flag: Flag) => void
  onRun: () => void
  ref: Ref<HTMLInputElement>
}

/** The pattern with its flags, and what is true or wrong of it. */
export function PatternField({ pattern, flags, error, isValid, ErrorPlace, onPattern, onToggle, onRun, ref }: Props) {
  const id = useId()
  useEarlyInput<HTMLInputElement>(id, (field) => {
    if (field.value !== pattern) onPattern(field.value)
  })
  return (
    <div className="grid gap-1.5 border-b border-line px-3.5 pt-3 pb-2">
      <label htmlFor={id} className="w-fit text-small leading-tight font-strong">
        Pattern
      </label>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className={`pattern-box ${error ? 'border-bad' : 'border-control'}`}>
          <span aria-hidden="true" className="pl-3 text-ink-3">
            /
          </span>
          <input
            ref={ref}
            id={id}
            type="text"
            value={pattern}
            onChange={(event) => onPattern(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onRun()
            }}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={error !== null}
            aria-describedby={error || isValid ? `${id}-note` : undefined}
            className="h-full min-w-0 grow bg-transparent px-1.5 text-ink outline-none"
          />
          <span aria-hidden="true" className="pr-3 text-ink-3">
            /{flags.join('')}
          </span>
        </div>
        <div className="flex flex-wrap gap-x-4">
          <FlagBoxes choices={mainFlags} flags={flags} onToggle={onToggle} />
        </div>
      </div>
      <div className="min-h-5 text-small leading-5">
        {error && (
          <div id={`${id}-note`} className="grid gap-1 text-bad">
            <p role="alert" className="wrap-anywhere">
              <strong className="font-strong">{invalidPattern}</strong> <span>{error.message}</span>
            </p>
            {ErrorPlace && error.index !== undefined && (
              <p className="font-mono whitespace-pre-wrap text-ink-2 wrap-anywhere">
                <ErrorPlace pattern={pattern} index={error.index} />
              </p>
            )}
          </div>
        )}
        {isValid && !error && (
          <p id={`${id}-note`} className="font-strong text-ok">
            {validPattern}
          </p>
        )}
      </div>
    </div>
  )
}
