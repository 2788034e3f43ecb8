import { Button } from '#app/ui/controls/button.tsx'
import { Spacer, Strip } from '#app/ui/layout/bench.tsx'
import type { Late } from './match/use-search.ts'
import { type PresetName, presetNames } from './preset-names.data.ts'

type Props = {
  /** The preset that is loaded and unchanged. */
  current: PresetName | null
  part: Late | null
  onChoose: (name: PresetName) => void
  onClear: () => void
}

/** The preset buttons and Clear All. */
export const PresetStrip = ({ current, part, onChoose, onClear }: Props) => (
  <Strip className="preset-strip">
    <span className="text-ink-2">Start from</span>
    {presetNames.map((name) => (
      <button
        key={name}
        type="button"
        data-tip={part?.presets[name].description}
        aria-current={name === current || undefined}
        onClick={() => onChoose(name)}
        className="chip aria-[current]:bg-sunken"
      >
        {name}
      </button>
    ))}
    <Spacer />
    <Button variant="ghost" size="small" aria-keyshortcuts="Alt+X" onClick={onClear} className="max-sm:hidden">
      Clear All
    </Button>
  </Strip>
)
