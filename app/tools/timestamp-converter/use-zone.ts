import { useEffect, useLayoutEffect, useState } from 'react'
import { useLazy } from '#app/ui/island/lazy.ts'
import { zoneFailed, zonesFailed } from './messages.ts'
import type { Action, State } from './state.ts'
import { lazy } from './use-timestamp.ts'
import { mainZones } from './zones.data.ts'
import type { ZoneEntry } from './zones.ts'

const loadZone = async (id: string) => (await lazy.load()).loadZone(id)
const loadEntries = async () => (await lazy.load()).loadEntries()

/** Calls `use` or `giveUp` when loading ends, unless a newer request has replaced this one. */
function follow<T>(loading: Promise<T>, use: (loaded: T) => void, giveUp: () => void): () => void {
  let isWanted = true
  loading.then(
    (loaded) => isWanted && use(loaded),
    (error) => {
      console.error(error)
      if (isWanted) giveUp()
    },
  )
  return () => {
    isWanted = false
  }
}

/** `dispatch` is for the visitor's choices, `show` for changes that we make. */
type Hands = Record<'dispatch' | 'show', (action: Action) => void>

/** The timezone part of the tool: loads the rules and the list of all zones on demand, and handles failures. */
export function useZone({ settings, zone }: State, { dispatch, show }: Hands) {
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
    return follow(loadZone(settings.zone), (loaded) => show({ type: 'useZone', zone: loaded }), giveUp)
  }, [settings.zone, isPending])

  useEffect(() => {
    if (!isFinding || entries) return
    const giveUp = () => {
      setFailed('other')
      setFinding(false)
    }
    return follow(loadEntries(), setEntries, giveUp)
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
    ZoneFinder: isFinding || !isMain ? part?.ZoneFinder : undefined,
    entries,
    /** The zone whose rules are loading. */
    loading: isPending ? nameOf(settings.zone) : undefined,
    // If a part of the tool is missing, the bench already says so.
    error: !part || !failed ? undefined : failed === 'other' ? zonesFailed : zoneFailed(nameOf(failed), zone.name),
    choose,
    chooseEntry: ({ id }: ZoneEntry) => ask(id),
    retry,
  }
}
