import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs'
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { Button } from '#app/ui/controls/button.tsx'
import type { IconNode } from '#app/ui/controls/icon.tsx'
import type { QueryEdit, QueryRow } from './url-parts.ts'

type Props = {
  index: number
  /** Null for the row that adds a parameter. */
  row: QueryRow | null
  isLast: boolean
  onEdit: (change: QueryEdit) => void
  onMove: (direction: 'up' | 'down') => void
  onRemove: () => void
}

type CellProps = {
  label: string
  of: string
  name?: string
  value: string
  placeholder: string
  onChange: (value: string) => void
}

const Cell = ({ label, of, onChange, ...input }: CellProps) => (
  <label>
    <span className="mb-1 block font-sans text-note text-ink-2 sm:hidden">{label}</span>
    <input
      aria-label={`${label} of ${of}`}
      className="cell-field"
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      {...input}
    />
  </label>
)

/** A parameter in the table, or the row for a new one. */
export function ParameterRow({ index, row, isLast, onEdit, onMove, onRemove }: Props) {
  const number = index + 1
  const of = row ? `parameter ${number}` : 'a new parameter'
  const act = (action: string, label: string, icon: IconNode, isDisabled: boolean, onPress: () => void) => (
    <Button
      variant="ghost"
      size="small"
      name={`${action}-${index}`}
      aria-label={label}
      tip={label}
      className="max-sm:size-11"
      disabled={isDisabled}
      icon={icon}
      onClick={onPress}
    />
  )
  return (
    <tr className="group max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-2 max-sm:gap-y-1.5 max-sm:px-3 max-sm:py-2.5">
      <td className="text-ink-3 max-sm:hidden">{number}</td>
      <td className="max-sm:col-span-2 max-sm:h-auto max-sm:p-0! [&_input]:font-strong">
        <Cell
          label="Name"
          of={of}
          name={`name-${index}`}
          value={row?.name ?? ''}
          placeholder={row ? '' : 'name'}
          onChange={(name) => onEdit({ name })}
        />
      </td>
      <td className={`max-sm:h-auto max-sm:p-0! ${row ? '' : 'max-sm:col-span-2'}`}>
        <Cell
          label="Value"
          of={of}
          value={row?.value ?? ''}
          placeholder={row ? (row.value === null ? 'no value' : '') : 'value'}
          onChange={(value) => onEdit({ value })}
        />
      </td>
      <td className="truncate text-ink-3 max-xl:hidden">{row?.rawValue}</td>
      <td className="max-sm:h-auto max-sm:self-end max-sm:p-0! max-sm:empty:hidden sm:px-1.5!">
        {row && (
          <div className="row-actions">
            {act('up', `Move parameter ${number} up`, ArrowUp, index === 0, () => onMove('up'))}
            {act('down', `Move parameter ${number} down`, ArrowDown, isLast, () => onMove('down'))}
            {act('remove', `Remove parameter ${number}`, X, false, onRemove)}
          </div>
        )}
      </td>
    </tr>
  )
}
