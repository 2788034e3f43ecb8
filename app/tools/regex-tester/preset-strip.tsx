import { Button } from '#app/ui/controls/button.tsx'
import { Spacer, Strip } from '#app/ui/layout/bench.tsx'
import { presetNames } from './preset-names.data.ts'
import type { Regex } from './use-regex.ts'

/** The preset buttons and Clear All. */
export const PresetStrip = ({ regex: { desk, part, loadPreset, clear } }: { regex: Regex }) => (
  <Strip className="preset-strip">
    <span className="text-ink-2">Start from</span>
    {presetNames.map((name) => (
      <button
        key={name}
        type="button"
        data-tip={part?.presets[name].description}
        aria-current={name === desk.state.preset || undefined}
        onClick={() => void loadPreset(name)}
        className="chip aria-[current]:bg-sunken"
      >
        {name}
      </button>
    ))}
    <Spacer />
    <Button variant="ghost" size="small" aria-keyshortcuts="Alt+X" onClick={clear} className="max-sm:hidden">
      Clear All
    </Button>
  </Strip>
)
