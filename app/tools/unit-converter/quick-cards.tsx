import { type QuickConversion, quickConversions } from './units.data.ts'

/** Four conversions to begin with; pressing one sets category, units and value. */
export function QuickCards({ onChoose }: { onChoose: (conversion: QuickConversion) => void }) {
  return (
    <div className="border-t border-line">
      <h2 className="bg-paper px-3.5 py-2 text-[13px] font-[560] tracking-normal">Quick Conversions</h2>
      <div className="grid grid-cols-2 gap-px border-t border-line bg-line lg:grid-cols-4">
        {quickConversions.map((conversion) => (
          <button
            key={conversion.name}
            type="button"
            onClick={() => onChoose(conversion)}
            className="bg-surface px-3.5 py-3 text-left font-mono text-[13.5px] transition-colors duration-120 hover:bg-sunken focus-visible:-outline-offset-2 active:bg-line"
          >
            {conversion.name}
          </button>
        ))}
      </div>
    </div>
  )
}
