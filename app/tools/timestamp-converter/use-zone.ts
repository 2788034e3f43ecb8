import { useEffect, useLayoutEffect, useState } from 'react'
import { useLazy } from '#app/ui/island/lazy.ts'
import { zoneFailed, zonesFailed } from './messages.ts'
import { lazy, type TimestampTool } from './use-timestamp.ts'
import { mainZones } from './zones.data.ts'
import type { ZoneEntry } from './zones.ts'

type Part = typeof import('./lazy.tsx')

/** Loads something, then calls `use` or `giveUp`, unless a newer request has replaced this one. */
function follow<T>(load: (part: Part) => Promise<T>, use: (loaded: T) => void, giveUp: () => void): () => void {
  let isWanted = true
  const fail = (error: unknown) => {
    console.error(error)
    if (isWanted) giveUp()
  }
  lazy
    .load()
    .then(load)
    .then((loaded) => isWanted && use(loaded), fail)
  return () => {
    isWanted = false
  }
}

/** The timezone part of the tool: loads the rules and the list of all zones on demand, and handles failures. */
export function useZone({ state: { settings, zone }, dispatch, show }: TimestampTool['desk']) {
  const [isFinding, setFinding] = useState(false)
  const { part } = useLazy(lazy)
  const [entries, setEntries] = useState<ZoneEntry[]>()
  /** The choice that could not be loaded. */
  const [failed, setFailed] = useState<string>()
  const isPending = settings.zone !== zone.id

  useEffect(() => {
    if (!isPending) return
    const giveUp = () => {
      setFailed(settings.zone)
      show({ type: 'dropZone' })
    }
    return follow(
      ({ loadZone }) => loadZone(settings.zone),
      (loaded) => show({ type: 'useZone', zone: loaded }),
      giveUp,
    )
  }, [settings.zone, isPending])

  useEffect(() => {
    if (!isFinding || entries) return
    const giveUp = () => {
      setFailed('other')
      setFinding(false)
    }
    return follow(({ loadEntries }) => loadEntries(), setEntries, giveUp)
  }, [isFinding, entries])

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
