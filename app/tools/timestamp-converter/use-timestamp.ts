import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { now } from '#app/lib/clock.ts'
import { isBlank } from '#app/lib/long-text.ts'
import { useDebouncedError } from '#app/ui/controls/use-debounced-error.ts'
import { showToast } from '#app/ui/feedback/toast.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { useDesk } from '#app/work/bench/use-desk.ts'
import { useFirstSight } from '#app/work/bench/use-first-sight.ts'
import { currentTimestampLoaded, downloaded, zoneFailed, zonesFailed } from './messages.ts'
import { isOwnZone, listShownZones } from './own-zone.ts'
import { settings } from './settings.ts'
import { type Action, type FieldName, initialState, reduce, type State, unread } from './state.ts'
import { timeUnits, utc } from './time.ts'
import { otherChoice } from './zones.data.ts'
import type { ZoneEntry } from './zones.ts'

export const lazy = createLazy(() => import('./lazy.tsx'))

/** The state of the tool, both fields, and what its buttons do. */
export function useTimestamp() {
  const fields = { timestamp: useRef<HTMLInputElement>(null), date: useRef<HTMLInputElement>(null) }
  const desk = useDesk(reduce, initialState, {
    slug: 'timestamp-converter',
    settings,
    isEmpty: ({ text }) => text === '',
    takes: 'line',
    focus: () => fields.timestamp.current?.focus(),
    onText({ text, task }) {
      const unit = timeUnits.find((each) => each === task)
      const field = task === 'date' ? 'date' : 'timestamp'
      desk.replace({ type: 'load', field, text: text.toString(), ...(unit && { unit }) })
    },
    texts: ({ source, text }) => ({ [source === 'date' ? source : 'text']: text }),
    onLink: ({ text = '', date }) =>
      desk.replace({ type: 'load', field: date === undefined ? 'timestamp' : 'date', text: date ?? text }),
  })
  const loadNow = () => ({ type: 'useCurrentTime', now: now().getTime() }) as const
  useFirstSight(desk, lazy, loadNow)
  const { part } = useLazy(lazy, desk.state.text !== '')
  const reading = (part?.readFields ?? unread)(desk.state)
  const fault = useDebouncedError(reading.error !== undefined)
  return {
    desk,
    fields,
    reading,
    /** The error, once the visitor pauses or leaves the field. */
    error: fault.isSaid ? reading.error : undefined,
    rest: fault.rest,
    type(field: FieldName, text: string) {
      fault.type()
      desk.edit({ type: 'edit', field, text })
    },
    offer: part?.offerReading(desk.state),
    part,
    zones: useZone(desk.state, desk),
    download: {
      isEmpty: isBlank(desk.state.text),
      file: async () => (await lazy.load()).buildReport(desk.read(), now().getTime()),
      downloaded,
    },
    loadCurrentTime() {
      // If nothing of the visitor is replaced, there is no toast with Undo.
      if (!desk.replace(loadNow(), { toast: currentTimestampLoaded })) showToast(currentTimestampLoaded)
    },
  }
}

export type TimestampTool = ReturnType<typeof useTimestamp>

const utcNames = /^(?:Etc\/)?(?:UTC|UCT|GMT|Greenwich|Universal|Unknown|Zulu)$/
let known: string | undefined

function readOwnZone(): string {
  known ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return utcNames.test(known) ? utc.id : known
}

const watchNothing = () => () => {}

/** The zone of this device, as the browser names it; "UTC" under any of its names, and before hydration. */
const useOwnZone = (): string => useSyncExternalStore(watchNothing, readOwnZone, () => utc.id)

/** The timezone part of the tool: loads the rules and the list of all zones on demand, and handles failures. */
function useZone({ settings, zone }: State, { dispatch, show }: Record<'dispatch' | 'show', (action: Action) => void>) {
  const [isFinding, setFinding] = useState(false)
  const { part } = useLazy(lazy)
  const [entries, setEntries] = useState<ZoneEntry[]>()
  /** The choice that could not be loaded. */
  const [failed, setFailed] = useState<string>()
  const isPending = settings.zone !== zone.id
  const isListWanted = isFinding && !entries

  // Loads what is missing: the rules of the chosen zone, or the list. Rules and errors that come too late are dropped.
  useEffect(() => {
    if (!isPending && !isListWanted) return
    let isCurrent = true
    async function load() {
      const { loadEntries, loadZone } = await lazy.load()
      if (!isPending) return setEntries(await loadEntries())
      const loaded = await loadZone(settings.zone)
      if (isCurrent) show({ type: 'useZone', zone: loaded })
    }
    load().catch((error) => {
      console.error(error)
      if (!isCurrent) return
      setFailed(isPending ? settings.zone : 'other')
      if (isPending) show({ type: 'dropZone' })
      else setFinding(false)
    })
    return () => {
      isCurrent = false
    }
  }, [settings.zone, isPending, isListWanted])

  function ask(id: string) {
    setFailed(undefined)
    dispatch({ type: 'set', settings: { zone: id } })
  }
  function choose(choice: string) {
    setFinding(choice === 'other')
    ask(choice === 'other' ? zone.id : choice)
  }

  const retry = () => failed && (failed === 'other' ? choose(failed) : ask(failed))
  // Once the missing part of the tool is loaded, try the failed choice again.
  useLayoutEffect(() => {
    if (part) retry()
  }, [part])

  const nameOf = (id: string) => entries?.find((entry) => entry.id === id)?.name ?? id
  const own = useOwnZone()
  const shown = listShownZones(own)
  const chosen = shown.find(({ id }) => id === zone.id || (id === own && isOwnZone(zone.name, own)))
  return {
    /** The visitor's own zone. */
    own,
    choice: isFinding || !chosen ? 'other' : chosen.id,
    choices: [...shown.map(({ id, label }) => ({ value: id, label })), otherChoice],
    entries,
    /** The zone whose rules are loading. */
    loading: isPending ? nameOf(settings.zone) : undefined,
    // If a part of the tool is missing, the bench already says so.
    error: !part || !failed ? undefined : failed === 'other' ? zonesFailed : zoneFailed(nameOf(failed), zone.name),
    choose,
    ask,
    retry,
  }
}
