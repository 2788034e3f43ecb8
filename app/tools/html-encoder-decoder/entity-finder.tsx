import { useDeferredValue, useMemo, useState } from 'react'
import { count as countWords } from '#app/lib/plural.ts'
import { TextField } from '#app/ui/controls/field.tsx'
import { stepRows } from '#app/ui/rows/step-rows.ts'
import { VirtualList } from '#app/ui/rows/virtual-list.tsx'
import { copiedToast } from '#app/work/messages.ts'
import { CopyAction } from '#app/work/out/output-actions.tsx'
import { type NamedEntity, searchEntities } from './entity-table.ts'
import { copyFailed } from './messages.ts'

function EntityRow({ entity, place, count }: { entity: NamedEntity; place: number; count: number }) {
  const reference = `&${entity.name};`
  return (
    <li
      aria-posinset={place}
      aria-setsize={count}
      className="flex h-11 items-center gap-3 border-b border-line pr-1.5 pl-3.5 font-mono text-small hover:bg-lifted"
    >
      <span className="w-8 shrink-0 text-center text-lead">{entity.characters}</span>
      <span className="min-w-0 grow truncate">{reference}</span>
      <span className="shrink-0 text-note text-ink-3">{entity.codePoints}</span>
      <CopyAction
        size="small"
        tabIndex={-1}
        name={`Copy ${reference}`}
        isEmpty={false}
        text={() => reference}
        copied={copiedToast(reference)}
        copyFailed={copyFailed}
      />
    </li>
  )
}

/** A searchable list of all named entities: by name, character or code point. */
export function EntityFinder() {
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const found = useMemo(() => searchEntities(wanted), [wanted])

  return (
    <div className="flex min-h-0 flex-auto flex-col">
      <div className="flex flex-none flex-wrap items-end gap-x-4 gap-y-2 border-b border-line px-3.5 py-2.5">
        <TextField
          label="Find an entity"
          type="search"
          className="w-full sm:w-80"
          value={query}
          placeholder="copy, ©, 169 or U+00A9"
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className="pb-2 font-mono text-note text-ink-2">
          {countWords(found.length, 'entity', 'entities')}
        </p>
      </div>
      <VirtualList
        label="Named entities"
        role="list"
        count={found.length}
        rowHeight={44}
        onKeyDown={stepRows}
        className="h-88 lg:h-auto lg:min-h-0 lg:flex-auto"
        renderRow={(row) => {
          const entity = found[row]
          return entity && <EntityRow key={entity.name} entity={entity} place={row + 1} count={found.length} />
        }}
      />
    </div>
  )
}
