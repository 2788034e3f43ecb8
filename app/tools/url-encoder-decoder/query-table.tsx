import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { useShowMore } from '#app/ui/controls/show-more.tsx'
import { showToast } from '#app/ui/feedback/toast.ts'
import { Pane } from '#app/ui/layout/bench.tsx'
import { encodingError } from './messages.ts'
import { ParameterRow } from './parameter-row.tsx'
import type { DecodeOptions } from './percent.ts'
import { moveParameter, type QueryEdit, type QueryRow, replaceQuery, setParameter } from './url-parts.ts'

type Props = {
  url: string
  rows: readonly QueryRow[]
  options: DecodeOptions
  onEdit: (url: string) => void
  /** Gets the URL without the removed parameter. */
  onRemove: (url: string) => void
}

/** The query parameters in order, duplicates too. Each row can be edited, moved or removed; the last row adds one. */
export function QueryTable({ url, rows, options, onEdit, onRemove }: Props) {
  const table = useRef<HTMLDivElement>(null)
  const wantedFocus = useRef<string[]>([])
  const { shown, button, reveal } = useShowMore(rows)
  // Typing in the last row turns it into a parameter, and the visitor keeps typing in the same field.
  const listed: readonly (QueryRow | null)[] = button ? shown : [...shown, null]

  useLayoutEffect(() => {
    const controls = wantedFocus.current.map((name) => table.current?.querySelector<HTMLElement>(`[name="${name}"]`))
    controls.find((control) => control?.matches(':enabled'))?.focus()
    wantedFocus.current = []
  })

  function edit(index: number, change: QueryEdit) {
    if (index === rows.length) reveal(rows.length + 1)
    const edited = setParameter(rows, index, change, options)
    if (edited.ok) onEdit(replaceQuery(url, edited.value))
    else showToast(encodingError)
  }
  function move(from: number, direction: 'up' | 'down') {
    const to = direction === 'up' ? from - 1 : from + 1
    wantedFocus.current = [`${direction}-${to}`, `up-${to}`, `down-${to}`]
    onEdit(replaceQuery(url, moveParameter(rows, from, to)))
  }
  function remove(index: number) {
    wantedFocus.current = [`remove-${index}`, `remove-${index - 1}`, 'name-0']
    onRemove(replaceQuery(url, rows.toSpliced(index, 1)))
  }
  function add() {
    wantedFocus.current = [`name-${rows.length}`]
    edit(rows.length, {})
  }

  return (
    <Pane
      title="Query parameters"
      className="lg:basis-0"
      note={<span className="max-sm:hidden">edited here, changed in the URL</span>}
      view={
        <Button variant="ghost" size="small" icon={Plus} className="order-last ml-auto" onClick={add}>
          Add parameter
        </Button>
      }
    >
      <div ref={table} className="min-h-0 flex-auto overflow-auto">
        <table aria-label="Query parameters" className="grid-table table-fixed max-sm:block">
          <thead className="sticky top-0 z-1 bg-surface max-sm:sr-only">
            <tr>
              <th scope="col" className="w-12">
                #
              </th>
              <th scope="col" className="w-1/4">
                Name
              </th>
              <th scope="col">Value</th>
              <th scope="col" className="w-1/4 max-xl:hidden">
                As written
              </th>
              <th scope="col" className="w-28">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {listed.map((row, index) => (
              <ParameterRow
                key={index}
                index={index}
                row={row}
                isLast={index === rows.length - 1}
                onEdit={(change) => edit(index, change)}
                onMove={(direction) => move(index, direction)}
                onRemove={() => remove(index)}
              />
            ))}
          </tbody>
        </table>
        {button}
      </div>
    </Pane>
  )
}
