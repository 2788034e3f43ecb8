import { styles } from './messages.ts'
import { type Platform, platformKeys, platforms, rulesAsOf } from './platforms.data.ts'
import { describeRules } from './platforms.ts'
import type { Style } from './settings.ts'

/** The four styles as one strip, one of them pressed. */
export function StyleButtons({ value, onChange }: { value: Style; onChange: (style: Style) => void }) {
  return (
    <fieldset className="max-sm:w-full">
      <legend className="mb-1.25 text-note leading-none font-strong">Style</legend>
      <div className="segments max-sm:flex">
        {styles.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.value === value}
            onClick={() => onChange(choice.value)}
            className="segment h-8.5! aria-pressed:bg-ink aria-pressed:text-paper max-sm:h-11! max-sm:grow max-sm:px-1.5"
          >
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type PlatformProps = { chosen: readonly Platform[]; onToggle: (platform: Platform) => void }

/** The platforms as chips. Every name must be legal on the pressed ones. */
export function PlatformButtons({ chosen, onToggle }: PlatformProps) {
  return (
    <fieldset className="flow-root">
      <legend className="float-left mr-3.5 text-small leading-7 text-ink-2 max-sm:sr-only">Platforms</legend>
      <div className="flex flex-wrap items-center gap-1.5">
        {platformKeys.map((platform) => {
          const { name } = platforms[platform]
          return (
            <button
              key={platform}
              type="button"
              aria-pressed={chosen.includes(platform)}
              data-tip={`${describeRules(platform)}. As of ${rulesAsOf}.`}
              onClick={() => onToggle(platform)}
              className="chip min-w-8 justify-center max-sm:min-w-11"
            >
              {name}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
