import type { ReactNode } from 'react'
import { Pane } from '#app/ui/layout/bench.tsx'
import { usePanel } from '#app/ui/layout/tabs.tsx'
import { CopyAction } from '#app/work/out/output-actions.tsx'
import { giveText } from './copy-value.tsx'
import { Equation } from './equation.tsx'
import { emptyWords } from './messages.ts'
import { namePair, unitsOf } from './units.ts'
import type { useUnits } from './use-units.ts'

type Props = { units: ReturnType<typeof useUnits>; quick: ReactNode }

/** The equation, and below it the steps to the result and a table of round numbers. */
export function ConvertPane({ units, quick }: Props) {
  const { className, attributes } = usePanel('Convert')
  const { conversion, part } = units
  const pair = namePair(...unitsOf(conversion.settings))
  const shown = conversion.input.read && part
  return (
    <div {...attributes} className={`flex min-h-0 min-w-0 flex-auto flex-col ${className}`}>
      <Equation units={units} />
      <div className="px-3 pb-4 sm:hidden">{quick}</div>
      <div className="grid min-h-0 flex-auto border-t border-line sm:grid-cols-2 lg:grid-rows-[minmax(0,1fr)]">
        <Pane title="Why this number">
          {shown ? <shown.StepList conversion={conversion} /> : <p className="empty-line">{emptyWords.steps}</p>}
        </Pane>
        <Pane
          title={pair}
          className="border-line max-lg:border-t-0! max-sm:border-t! sm:border-l"
          actions={
            <CopyAction
              {...giveText({ name: `Copy ${pair}`, text: shown ? shown.writeRungs(conversion) : '', label: pair })}
            />
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
