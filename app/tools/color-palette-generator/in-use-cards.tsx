import { drawInUse } from './in-use.ts'
import { Dot, Tint } from './tint.tsx'

const heights = ['h-3/5', 'h-full', 'h-1/2', 'h-11/12', 'h-3/4']

/** The palette in use: a card with a chart and a button, light and dark. */
export function InUseCards({ colors }: { colors: readonly string[] }) {
  return (
    <div className="grid min-h-0 flex-auto gap-3 overflow-clip p-3.5 sm:grid-cols-2 lg:p-3 lg:max-xl:grid-cols-1">
      {drawInUse(colors).map(({ name, ground, bars, button }) => (
        <Tint
          key={name}
          of={ground}
          label={`${name} card on ${ground} with a button in ${button}`}
          className="flex flex-col items-start gap-2 rounded-lg border border-line p-3 lg:max-xl:flex-row lg:max-xl:items-center"
        >
          <span className="text-lead leading-tight font-strong lg:max-xl:grow lg:max-xl:text-small lg:max-xl:leading-tight">
            Quarterly report
          </span>
          <span className="flex h-0 min-h-6 w-full grow items-end gap-1.5 max-lg:min-h-20 lg:max-xl:hidden">
            {bars.map((hex, place) => (
              <Dot key={place} of={hex} className={`w-0 grow rounded-sm ${heights[place]}`} />
            ))}
          </span>
          <Tint of={button} as="span" className="rounded-control px-2.5 py-0.75 text-small font-strong">
            Open
          </Tint>
        </Tint>
      ))}
    </div>
  )
}
