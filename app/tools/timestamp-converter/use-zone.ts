import { useEffect, useLayoutEffect, useState } from 'react'
import { useLazy } from '#app/ui/island/lazy.ts'
import { zoneFailed, zonesFailed } from './messages.ts'
import { lazy, type TimestampTool } from './use-timestamp.ts'
import { mainZones } from './zones.data.ts'
import type { ZoneEntry } from './zones.ts'

/** The timezone part of the tool: loads the rules and the list of all zones on demand, and handles failures. */
export function useZone({ state: { settings, zone }, dispatch, show }: TimestampTool['desk']) {
  const [isFinding, setFinding] = useState(false)
  const { part } = useLazy(lazy)
  const [entries, setEntries] = useState<ZoneEntry[]>()
  /** The choice that could not be loaded. */
  const [failed, setFailed] = useState<string>()
  const isPending = settings.zone !== zone.id

  const isListWanted = isFinding && !entries

  // Loads what is missing, the rules of the chosen zone or the list, unless something else is missing by then.
  useEffect(() => {
    if (!isPending && !isListWanted) return
    let isCurrent = true
    async function load() {
      const { loadEntries, loadZone } = await lazy.load()
      return isPending ? { zone: await loadZone(settings.zone) } : { list: await loadEntries() }
    }
    load().then(
      (loaded) => {
        if (!isCurrent) return
        if (loaded.zone) show({ type: 'useZone', zone: loaded.zone })
        else setEntries(loaded.list)
      },
      (error) => {
        console.error(error)
        if (!isCurrent) return
        setFailed(isPending ? settings.zone : 'other')
        if (isPending) show({ type: 'dropZone' })
        else setFinding(false)
      },
    )
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
  const isMain = mainZones.some(({ id }) => id === zone.id)
  return {
    choice: isFinding || !isMain ? 'other' : zone.id,
    ZoneFinder: part?.ZoneFinder,
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

export type Zones = ReturnType<typeof useZone>
