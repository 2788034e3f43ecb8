import ArrowRightLeft from 'lucide/dist/esm/icons/arrow-right-left.mjs'
import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField, TextField } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { Pane } from '#app/ui/layout/bench.tsx'
import { usePanel } from '#app/ui/layout/tabs.tsx'
import { UndoButton } from '#app/work/bench/undo-button.tsx'
import { replaceOnTyping } from '#app/work/in/replace-on-typing.ts'
import { CopyValue, giveValue } from '#app/work/out/copy-value.tsx'
import { CopyAction } from '#app/work/out/output-actions.tsx'
import { emptyWords, numberFaults } from './messages.ts'
import type { Settings } from './settings.ts'
import { listUnitChoices, namePair, unitsOf } from './units.ts'
import type { UnitsTool } from './use-units.ts'

type Props = { units: UnitsTool; quick: ReactNode }

/** The equation, and below it the steps to the result and a table of round numbers. */
export function ConvertPane({ units, quick }: Props) {
  const { className, attributes } = usePanel('Convert')
  const { conversion, part } = units
  const pair = namePair(...unitsOf(conversion.settings))
  const shown = conversion.input.read && part
  const copyRungs = giveValue({ name: `Copy ${pair}`, text: shown ? shown.writeRungs(conversion) : '', label: pair })
  return (
    <div {...attributes} className={`flex min-h-0 min-w-0 flex-auto flex-col ${className}`}>
      <Equation units={units} />
      <div className="px-3 pb-4 sm:hidden">{quick}</div>
      <div className="grid min-h-0 flex-auto border-t border-line sm:max-lg:min-h-83 sm:grid-cols-2 lg:grid-rows-[minmax(0,1fr)]">
        <Pane title="Why this number">
          {shown ? <shown.StepList conversion={conversion} /> : <p className="empty-line">{emptyWords.steps}</p>}
        </Pane>
        <Pane
          title={pair}
          className="border-line max-lg:border-t-0! max-sm:border-t! sm:border-l"
          actions={
            <div className="give">
              <CopyAction {...copyRungs} />
            </div>
          }
        >
          {shown ? (
            <shown.RungTable conversion={conversion} label={pair} />
          ) : (
            <p className="empty-line">{emptyWords.rungs}</p>
          )}
        </Pane>
      </div>
    </div>
  )
}

/** Value and from unit = result and to unit. Messages have reserved space below, so nothing moves. */
function Equation({ units }: Pick<Props, 'units'>) {
  const { desk, valueField, conversion, summary, copyResult, fault, part, swap } = units
  const { settings, input, result } = conversion
  const isShownExact = !part || ![input, result].some(part.isRounded)
  const id = useId()
  const set = (changes: Partial<Settings>) => desk.dispatch({ type: 'set', settings: changes })
  const selectUnit = (label: string, side: 'from' | 'to') => (
    <SelectField
      label={label}
      className="max-sm:mt-3"
      value={settings[side]}
      choices={listUnitChoices(settings.category)}
      onChange={(unit) => set({ [side]: unit })}
    />
  )
  return (
    <div className="grid flex-none grid-flow-dense grid-cols-[minmax(0,1fr)_44px_minmax(0,1fr)] gap-x-2.5 px-5 pt-5 pb-3 max-sm:px-3 max-sm:pt-4">
      <FigureField
        label="Value"
        ref={valueField}
        aria-keyshortcuts="Alt+I"
        // On some phones, the number keyboard has no minus key.
        inputMode="text"
        value={input.text}
        placeholder="Type a number"
        onChange={(event) => {
          fault.type()
          desk.edit({ type: 'edit', text: event.target.value })
        }}
        onBlur={fault.rest}
        {...(desk.isFirst && {
          ...replaceOnTyping,
          // React reports no change if the visitor types the same number.
          onInput: ({ currentTarget }) => desk.edit({ type: 'edit', text: currentTarget.value }),
        })}
        {...(fault.isSaid ? { 'aria-invalid': true, 'aria-describedby': `${id}-fault` } : { 'aria-describedby': id })}
        action={<CopyValue name="Copy value" text={input.text} label="Value" />}
      />
      <div className="col-span-3 flex min-h-10 flex-wrap items-center gap-y-1 py-1 *:not-empty:mr-3 text-small leading-snug max-sm:min-h-11">
        {fault.isSaid && input.fault && (
          <p id={`${id}-fault`} role="alert" className="flex items-center gap-2 font-strong text-bad">
            <Icon of={CircleX} className="shrink-0" />
            {numberFaults[input.fault]}
          </p>
        )}
        {part && <part.ValueNotes id={id} conversion={conversion} onChoose={(decimalSign) => set({ decimalSign })} />}
        <span className="ml-auto max-sm:hidden">
          <UndoButton desk={desk} />
        </span>
      </div>
      <span aria-hidden="true" className="self-center pt-4 text-center font-mono text-3xl text-ink-3 max-sm:hidden">
        {isShownExact ? '=' : '≈'}
      </span>
      <FigureField
        label="Result"
        readOnly
        value={result.text}
        action={
          <span className="max-sm:hidden">
            <CopyAction {...copyResult} label="" tip="Copy result" className="row-button" />
          </span>
        }
      />
      {selectUnit('From unit', 'from')}
      <Button
        className="mt-auto h-9! px-0! max-sm:h-11!"
        icon={ArrowRightLeft}
        tip="Swap units"
        aria-label="Swap units"
        aria-keyshortcuts="Alt+W"
        onClick={swap}
      />
      {selectUnit('To unit', 'to')}
      <div className="col-span-3 mt-3 flex min-h-7 flex-wrap items-baseline gap-x-3.5 wrap-anywhere max-sm:min-h-15">
        <div aria-live="polite" className="min-w-0">
          {summary && (
            <section aria-label="Result summary" className="font-mono text-body font-strong">
              {summary}
            </section>
          )}
        </div>
        {!isShownExact && part && <p className="min-w-0 text-small text-ink-2">{part.describeRounding(conversion)}</p>}
      </div>
    </div>
  )
}

type FigureProps = ComponentProps<typeof TextField> & { value: string; action: ReactNode }

/** One of the two large fields, with its action inside at the end. A longer number gets smaller text. */
function FigureField({ action, value, ...field }: FigureProps) {
  return (
    <div className="figure-field max-sm:col-span-3">
      <TextField value={value} {...(value && { style: { '--figures': value.length } as CSSProperties })} {...field} />
      <div className="absolute right-2 bottom-2 grid h-19 place-items-center max-sm:right-0.5 max-sm:h-14">
        {action}
      </div>
    </div>
  )
}
