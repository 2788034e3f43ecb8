import { Checkbox, SelectField } from '#app/ui/controls/field.tsx'
import { modes } from './messages.ts'
import type { Settings } from './settings.ts'

type Props = { settings: Settings; onChange: (changes: Partial<Settings>) => void }

/** The mode, the + switch, and which characters the mode keeps. */
export function ModeFields({ settings, onChange }: Props) {
  const chosen = modes.find(({ value }) => value === settings.mode)
  return (
    <>
      <SelectField
        label="Mode"
        className="w-43"
        value={settings.mode}
        choices={modes}
        onChange={(mode) => onChange({ mode })}
      />
      <Checkbox
        label="+ means space"
        checked={settings.plusMeansSpace}
        onChange={(plusMeansSpace) => onChange({ plusMeansSpace })}
        tip="Only affects decoding"
      />
      <p className="order-last text-note leading-snug text-ink-2 max-xl:basis-full max-[43rem]:min-h-[2lh] xl:min-h-9 xl:flex-99 xl:content-center xl:text-right">
        {chosen?.use} Kept: letters, digits and{' '}
        <code className="font-mono whitespace-nowrap sm:tracking-widest">{chosen?.kept}</code>{' '}
        {chosen && 'alsoKept' in chosen && chosen.alsoKept}
      </p>
    </>
  )
}
