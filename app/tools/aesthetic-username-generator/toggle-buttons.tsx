import { type Platform, platformKeys, platforms, rulesAsOf } from './platforms.data.ts'
import { describeRules } from './platforms.ts'
import { type Style, styleChoices } from './words.data.ts'

const legend = 'text-small leading-tight font-strong'

/** The four styles as one strip, one of them pressed. */
export function StyleButtons({ value, onChange }: { value: Style; onChange: (style: Style) => void }) {
  return (
    <fieldset className="max-sm:w-full">
      <legend className={`mb-1.5 ${legend}`}>Style</legend>
      <div className="flex overflow-clip rounded-control border border-control">
        {styleChoices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.value === value}
            onClick={() => onChange(choice.value)}
            className="h-[38px] px-3.5 text-body font-strong whitespace-nowrap transition-colors duration-120 hover:bg-sunken focus-visible:-outline-offset-4 aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:forced-color-adjust-none max-sm:grow max-sm:px-1.5"
          >
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type PlatformProps = { chosen: readonly Platform[]; onToggle: (platform: Platform) => void }

/** The platforms as badges; those pressed are the ones every name has to be legal on. */
export function PlatformButtons({ chosen, onToggle }: PlatformProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className={`float-left mr-2 ${legend} max-sm:w-full`}>Platforms</legend>
      {platformKeys.map((platform) => (
        <button
          key={platform}
          type="button"
          aria-pressed={chosen.includes(platform)}
          data-tip={`${describeRules(platform)}. As of ${rulesAsOf}.`}
          onClick={() => onToggle(platform)}
          className="h-[30px] min-w-9 rounded-full border border-control bg-surface px-3 text-small font-strong transition-colors duration-120 hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:forced-color-adjust-none"
        >
          {platforms[platform].name}
        </button>
      ))}
    </fieldset>
  )
}
