import { useId } from 'react'
import { type QuickName, quickConversions, quickNames } from './units.data.ts'

/** Buttons for common conversions. */
export function QuickConversions({ onChoose }: { onChoose: (chosen: (typeof quickConversions)[QuickName]) => void }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> has its own layout rules for the legend.
    <div role="group" aria-labelledby={id} className="grid gap-1.25">
      <span id={id} className="text-note leading-none font-strong">
        Quick conversions
      </span>
      <div className="flex flex-wrap gap-1.5 sm:[&_.chip]:h-9">
        {quickNames.map((name) => (
          <button key={name} type="button" className="chip" onClick={() => onChoose(quickConversions[name])}>
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}
