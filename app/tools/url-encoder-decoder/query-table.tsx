import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs'
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import Trash2 from 'lucide/dist/esm/icons/trash.mjs'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { group } from '#app/lib/plural.ts'
import type { Result } from '#app/lib/result.ts'
import { Button } from '#app/ui/button.tsx'
import type { DecodeOptions, Fault } from './percent.ts'
import { addParameter, moveParameter, type QueryRow, removeParameter, setParameter } from './url-parts.ts'

type Props = {
  rows: readonly QueryRow[]
  options: DecodeOptions
  onChange: (rows: QueryRow[]) => void
  /** The rows without one of them. */
  onRemove: (rows: QueryRow[]) => void
  onFault: () => void
}

const page = 100
const inputClass = 'control h-9! w-full min-w-0 text-small!'
const narrowLabel = 'mb-1 block text-note text-ink-2 sm:hidden'
const headCell = 'py-2 pl-3.5 text-left text-small font-strong'

/** The parameters of a query in order, each to be edited, moved or removed; duplicates are rows of their own. */
export function QueryTable({ rows, options, onChange, onRemove, onFault }: Props) {
  const [limit, setLimit] = useState(page)
  const table = useRef<HTMLDivElement>(null)
  const wantedFocus = useRef<string[]>([])
  const titleId = useId()

  useLayoutEffect(() => {
    const controls = wantedFocus.current.map((name) => table.current?.querySelector<HTMLElement>(`[name="${name}"]`))
    controls.find((control) => control?.matches(':enabled'))?.focus()
    wantedFocus.current = []
  })

  function apply(result: Result<QueryRow[], Fault>) {
    if (result.ok) onChange(result.value)
    else onFault()
  }
  function move(from: number, to: number, direction: 'up' | 'down') {
    wantedFocus.current = [`${direction}-${to}`, `up-${to}`, `down-${to}`]
    onChange(moveParameter(rows, from, to))
  }
  function remove(index: number) {
    wantedFocus.current = [`remove-${index}`, `remove-${index - 1}`, 'add']
    onRemove(removeParameter(rows, index))
  }
  function add() {
    setLimit(Math.max(limit, rows.length + 1))
    wantedFocus.current = [`name-${rows.length}`]
    apply(addParameter(rows, { name: '', value: '' }, options))
  }

  return (
    <div ref={table}>
      <div className="flex min-h-[42px] items-center justify-between gap-2 pr-1.5 pl-3.5">
        <span>
          <span id={titleId} className="text-small font-strong">
            Query parameters
          </span>{' '}
          <span className="font-mono text-note text-ink-3">{group(rows.length)}</span>
        </span>
        <Button variant="ghost" size="small" name="add" icon={Plus} onClick={add}>
          Add parameter
        </Button>
      </div>
      {rows.length > 0 && (
        <table aria-labelledby={titleId} className="w-full border-collapse border-t border-line text-body">
          <thead className="bg-paper max-sm:sr-only">
            <tr>
              <th scope="col" className={`${headCell} w-1/3`}>
                Name
              </th>
              <th scope="col" className={headCell}>
                Value
              </th>
              <th scope="col" className={`${headCell} w-px`}>
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, limit).map((row, index) => (
              <tr
                key={index}
                className="border-t border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:py-1"
              >
                <td className="py-1.5 pl-3.5 max-sm:col-start-1">
                  <label>
                    <span className={narrowLabel}>Name</span>
                    <input
                      name={`name-${index}`}
                      aria-label={`Name of parameter ${index + 1}`}
                      className={inputClass}
                      value={row.name}
                      autoComplete="off"
                      spellCheck={false}
                      onChange={(event) => apply(setParameter(rows, index, { name: event.target.value }, options))}
                    />
                  </label>
                </td>
                <td className="py-1.5 pl-3.5 max-sm:col-start-1 max-sm:row-start-2">
                  <label>
                    <span className={narrowLabel}>Value</span>
                    <input
                      aria-label={`Value of parameter ${index + 1}`}
                      className={inputClass}
                      value={row.value ?? ''}
                      placeholder={row.value === null ? 'no value' : ''}
                      autoComplete="off"
                      spellCheck={false}
                      onChange={(event) => apply(setParameter(rows, index, { value: event.target.value }, options))}
                    />
                  </label>
                </td>
                <td className="py-1.5 px-1.5 max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:grid max-sm:content-center">
                  <div className="flex max-sm:grid max-sm:grid-cols-2">
                    <Button
                      variant="ghost"
                      size="small"
                      name={`up-${index}`}
                      aria-label={`Move parameter ${index + 1} up`}
                      disabled={index === 0}
                      icon={ArrowUp}
                      onClick={() => move(index, index - 1, 'up')}
                    />
                    <Button
                      variant="ghost"
                      size="small"
                      name={`down-${index}`}
                      aria-label={`Move parameter ${index + 1} down`}
                      disabled={index === rows.length - 1}
                      icon={ArrowDown}
                      onClick={() => move(index, index + 1, 'down')}
                    />
                    <Button
                      variant="ghost"
                      size="small"
                      name={`remove-${index}`}
                      aria-label={`Remove parameter ${index + 1}`}
                      icon={Trash2}
                      onClick={() => remove(index)}
                    />
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > limit && (
        <div className="border-t border-line px-3.5 py-2">
          <Button size="small" onClick={() => setLimit(limit + page)}>
            Show more
          </Button>{' '}
          <span className="text-body text-ink-2">
            {limit} of {group(rows.length)} shown
          </span>
        </div>
      )}
    </div>
  )
}
