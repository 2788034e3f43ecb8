import { type Preset, presets } from './presets.data.ts'

/** Six patterns to begin with; pressing one loads it with a text to try it on. */
export function PresetCards({ chosen, onChoose }: { chosen: string | null; onChoose: (preset: Preset) => void }) {
  return (
    <div className="grid gap-px border-t border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {presets.map((preset) => (
        <button
          key={preset.name}
          type="button"
          aria-current={preset.name === chosen ? 'true' : undefined}
          onClick={() => onChoose(preset)}
          className="grid min-w-0 content-start gap-0.5 bg-surface px-3.5 py-2.5 text-left transition-colors duration-120 hover:bg-sunken focus-visible:-outline-offset-2 active:bg-line aria-current:bg-sunken"
        >
          <span className="text-[13px] font-[560]">{preset.name}</span>
          <span aria-hidden="true" className="text-[13px] leading-snug text-ink-2">
            {preset.description}
          </span>
          <span aria-hidden="true" className="truncate font-mono text-[12.5px] text-ink-3">
            {preset.pattern}
          </span>
        </button>
      ))}
    </div>
  )
}
