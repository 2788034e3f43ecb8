import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { Icon } from '#app/ui/controls/icon.tsx'
import type { Conversion } from './conversion.ts'
import { absoluteZeroIn, isBelowAbsoluteZero } from './convert.ts'
import { formatNumber } from './format-number.ts'
import { belowAbsoluteZero, isReadAs, readAs } from './messages.ts'
import type { DecimalSign } from './parse-number.ts'
import { compare } from './rational.ts'
import { unitsOf } from './units.ts'

type Props = { id: string; conversion: Conversion; onChoose: (decimalSign: DecimalSign) => void }

/** Says how an unclear value was read, with a button per reading, and warns about a value below absolute zero. */
export function ValueNotes({ id, conversion: { settings, input }, onChoose }: Props) {
  const { value, plain, isRespelled, meanings } = input.read ?? {}
  const [from] = unitsOf(settings)
  return (
    <>
      <p id={id} role="status" className="text-ink-2 wrap-anywhere">
        {value && meanings
          ? isReadAs(input.text.trim(), formatNumber(value))
          : isRespelled && plain !== undefined && readAs(plain)}
      </p>
      {value &&
        meanings?.map((meaning) => (
          <button
            key={meaning.decimalSign}
            type="button"
            className="chip"
            aria-pressed={compare(meaning.value, value) === 0}
            onClick={() => onChoose(meaning.decimalSign)}
          >
            {readAs(formatNumber(meaning.value))}
          </button>
        ))}
      <p role="status" className="font-strong text-warn">
        {value && isBelowAbsoluteZero(value, settings.category, from) && (
          <span className="flex items-center gap-2">
            <Icon of={TriangleAlert} className="shrink-0" />
            {belowAbsoluteZero(absoluteZeroIn(from))}
          </span>
        )}
      </p>
    </>
  )
}
