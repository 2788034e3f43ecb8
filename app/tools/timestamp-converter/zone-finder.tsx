import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { yieldToMain } from '#app/browser/yield-to-main.ts'
import { now } from '#app/lib/clock.ts'
import { count } from '#app/lib/plural.ts'
import { isComposing, isEnter } from '#app/ui/keys/run-on-enter.ts'
import { toInstant, type Zone } from './time.ts'
import { createZone, loadTemporal } from './zone-rules.ts'
import { describeZone, listZones, searchZones, type ZoneEntry, zoneIds } from './zones.ts'

type Props = { entries: readonly ZoneEntry[] | undefined; zone: Zone; onChoose: (id: string) => void }

const popup =
  'absolute top-full left-0 z-10 mt-1 w-full rounded-panel border border-line-strong bg-surface shadow-float'
const describeCount = (found: number) => (found === 0 ? 'No timezone matches' : count(found, 'timezone'))

// Without native Temporal each offset takes about half a millisecond.
const zonesAtOnce = 40

/** Every zone with its names and current offset. */
export async function loadEntries(): Promise<ZoneEntry[]> {
  const temporal = await loadTemporal()
  const instant = toInstant(now().getTime())
  const offsets = new Map<string, number>()
  for (const id of zoneIds()) {
    offsets.set(id, createZone(temporal, id).offsetAt(instant))
    if (offsets.size % zonesAtOnce === 0) await yieldToMain()
  }
  return listZones(offsets)
}

/** A search field for every IANA zone (WAI-ARIA editable combobox with list autocomplete). */
export function ZoneFinder({ entries, zone, onChoose }: Props) {
  const [query, setQuery] = useState<string>()
  /** The place of the active choice, -1 if none is; `null` while the list is closed. */
  const [active, setActive] = useState<number | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const value = entries?.find((entry) => entry.id === zone.id)
  const shown = value ? describeZone(value) : zone.name
  const optionId = (index: number) => `${id}-${index}`
  const isOpen = active !== null
  const found = isOpen && entries ? searchZones(entries, query ?? '') : []
  const at = active ?? -1

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  // Selects text that we put in, such as the full name once the list loads, so typing replaces it.
  useLayoutEffect(() => {
    if (query === undefined && document.activeElement === field.current) field.current?.select()
  }, [query, shown])

  function close() {
    setActive(null)
    setQuery(undefined)
  }
  function choose({ id }: ZoneEntry) {
    onChoose(id)
    close()
  }

  function steer(event: KeyboardEvent) {
    const { key, altKey } = event
    const entry = found[at]
    if (isComposing(event.nativeEvent)) return
    if (key === 'ArrowDown' && !isOpen) setActive(altKey ? -1 : value && entries ? entries.indexOf(value) : 0)
    else if (key === 'ArrowUp' && altKey) close()
    else if (key === 'ArrowUp' && !isOpen) setActive((entries?.length ?? 0) - 1)
    else if (key === 'ArrowDown') setActive(at + 1 < found.length ? at + 1 : 0)
    else if (key === 'ArrowUp') setActive(at > 0 ? at - 1 : found.length - 1)
    else if (isEnter(event.nativeEvent) && entry) choose(entry)
    else if (key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  return (
    <div className="relative col-span-2 grid gap-1.25">
      <label htmlFor={id} className="text-note leading-none font-strong">
        Find a timezone
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={found[at] && optionId(at)}
        aria-busy={!entries}
        autoComplete="off"
        spellCheck={false}
        placeholder="City, country or offset"
        value={query ?? shown}
        onChange={(event) => {
          setQuery(event.target.value)
          setActive(0)
        }}
        onClick={(event) => {
          if (isOpen) return
          event.currentTarget.select()
          setActive(-1)
        }}
        onFocus={(event) => event.target.select()}
        onBlur={close}
        onKeyDown={steer}
        className="control w-full"
      />
      {found.length > 0 && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label="Timezones"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          className={`${popup} grid max-h-66 overflow-auto p-1`}
        >
          {found.map((entry, index) => (
            <button
              key={entry.id}
              id={optionId(index)}
              type="button"
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onClick={() => choose(entry)}
              className="rounded-control px-2.5 py-1.5 text-left text-body outline-control hover:bg-lifted aria-selected:bg-lifted aria-selected:outline-1 aria-selected:-outline-offset-1"
            >
              {describeZone(entry)}
            </button>
          ))}
        </div>
      )}
      <p
        role="status"
        className={isOpen && found.length === 0 ? `${popup} px-3.5 py-2.5 text-body text-ink-2` : 'sr-only'}
      >
        {isOpen && (entries ? describeCount(found.length) : 'Loading')}
      </p>
    </div>
  )
}
