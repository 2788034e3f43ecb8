import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/controls/icon.tsx'
import { useEarlyInput } from '#app/ui/island/use-early-input.ts'
import { runOnCommand } from '#app/ui/keys/run-on-enter.ts'
import { CopyValue } from '#app/work/out/copy-value.tsx'
import type { FieldName } from './state.ts'
import { capitalize } from './time.ts'
import type { TimestampTool } from './use-timestamp.ts'

type Props = Pick<ComponentProps<'input'>, 'placeholder' | 'inputMode' | 'aria-keyshortcuts'> & {
  tool: TimestampTool
  name: FieldName
  label: string
  /** Classes for the height reserved below the field. */
  room: string
  children?: ReactNode
}

/** One of the two large fields. The error is next to its label, the reason and any offer below it, in reserved space. */
export function TimeField({ tool, name, label, room, children, ...input }: Props) {
  const value = tool.reading[name]
  const error = tool.desk.state.source === name ? tool.error : undefined
  const id = useId()

  useEarlyInput<HTMLInputElement>(id, (early) => {
    if (early.value !== value) tool.type(name, early.value)
  })

  return (
    <div className="relative grid min-w-0 gap-1.25">
      <div className="flex h-4 items-center justify-between gap-2 text-note leading-none">
        <label htmlFor={id} className="font-strong">
          {label}
        </label>
        {error && (
          <p id={`${id}-error`} role="alert" className="flex items-center gap-1.5 font-strong text-bad">
            <Icon of={CircleX} size={14} className="shrink-0" />
            {error.message}
          </p>
        )}
      </div>
      <div className="relative">
        <input
          ref={tool.fields[name]}
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => tool.type(name, event.target.value)}
          onBlur={tool.rest}
          onKeyDown={runOnCommand(tool.loadCurrentTime)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-reason` : undefined}
          className="control h-11.5! w-full min-w-0 pr-11 text-lead! font-strong placeholder:font-normal lg:[@media(height>=800px)]:h-14! lg:[@media(height>=800px)]:text-xl!"
          {...input}
        />
        <span className="absolute inset-y-0 right-1.5 grid place-items-center max-sm:right-0.5">
          <CopyValue name={`Copy ${name}`} text={value} label={capitalize(name)} />
        </span>
      </div>
      <div className={`text-small leading-snug text-ink-2 ${room}`}>
        <p id={`${id}-reason`}>{error?.reason}</p>
        {children}
      </div>
    </div>
  )
}
