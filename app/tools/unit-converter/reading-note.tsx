import { Button } from '#app/ui/button.tsx'
import type { Field } from './conversion.ts'
import { formatNumber } from './format-number.ts'
import { isReadAs, readAs } from './messages.ts'
import type { DecimalSign } from './parse-number.ts'
import { compare } from './rational.ts'

type Props = { id: string; input: Field; onChoose: (decimalSign: DecimalSign) => void }

/** How the value was read where that can be doubted; of two readings either can be chosen. */
export function ReadingNote({ id, input: { text, read }, onChoose }: Props) {
  const { value, plain, isRespelled, meanings } = read ?? {}
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small leading-snug text-ink-2">
      <p id={id} role="status" className="wrap-anywhere">
        {value && meanings
          ? isReadAs(text.trim(), formatNumber(value))
          : isRespelled && plain !== undefined && readAs(plain)}
      </p>
      {value && meanings && (
        <span className="flex flex-wrap gap-1.5">
          {meanings.map((meaning) => (
            <Button
              key={meaning.decimalSign}
              size="small"
              className="aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:forced-color-adjust-none"
              aria-pressed={compare(meaning.value, value) === 0}
              onClick={() => onChoose(meaning.decimalSign)}
            >
              {readAs(formatNumber(meaning.value))}
            </Button>
          ))}
        </span>
      )}
    </div>
  )
}
