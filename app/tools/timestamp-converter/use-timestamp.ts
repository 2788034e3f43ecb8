import { useReducer, useRef, useState } from 'react'
import { downloadFile } from '#app/browser/download.ts'
import { yieldToMain } from '#app/browser/yield-to-main.ts'
import { now } from '#app/lib/clock.ts'
import { showToast } from '#app/ui/toast.ts'
import { copyAndSay } from '#app/work/copy.ts'
import { toInstant } from './calendar.ts'
import * as messages from './messages.ts'
import { buildReport } from './report.ts'
import { initialState, reduce } from './state.ts'
import { createZone, loadTemporal, loadZone, type Zone } from './zone.ts'
import { listZones, type ZoneEntry, zoneIds } from './zones.ts'

// Without native Temporal each offset takes about half a millisecond.
const zonesAtOnce = 40

async function loadEntries(): Promise<ZoneEntry[]> {
  const [temporal, names] = await Promise.all([loadTemporal(), import('./zone-names.data.ts')])
  const instant = toInstant(now().getTime())
  const offsets = new Map<string, number>()
  for (const id of zoneIds()) {
    offsets.set(id, createZone(temporal, id).offsetAt(instant))
    if (offsets.size % zonesAtOnce === 0) await yieldToMain()
  }
  return listZones([...offsets.keys()], (id) => offsets.get(id) ?? 0, names)
}

/** The tool's state and what its buttons do. */
export function useTimestamp() {
  const [state, dispatch] = useReducer(reduce, initialState)
  const [zoneChoice, setZoneChoice] = useState<string>(initialState.zone.id)
  const [zoneError, setZoneError] = useState<string>()
  const [entries, setEntries] = useState<ZoneEntry[]>()
  const [entry, setEntry] = useState<ZoneEntry>()
  const lastWanted = useRef(0)

  /** Loads what a choice needs; a newer choice makes an older one pass without a trace, a failure undoes it. */
  async function attempt<T>(load: T | Promise<T>, apply: (loaded: T) => void, failure: string) {
    const wanted = ++lastWanted.current
    const before = zoneChoice
    setZoneError(undefined)
    try {
      const loaded = await load
      if (wanted === lastWanted.current) apply(loaded)
    } catch (error) {
      console.error(error)
      if (wanted !== lastWanted.current) return
      setZoneChoice(before)
      setZoneError(failure)
    }
  }

  const copy = (text: string, label: string) => copyAndSay(text, messages.copied(label), messages.copyFailed)

  return {
    state,
    dispatch,
    zoneChoice,
    zoneError,
    entries,
    entry,
    chooseZone(choice: string) {
      setZoneChoice(choice)
      if (choice === 'other') return attempt(entries ?? loadEntries(), setEntries, messages.zonesFailed)
      const apply = (zone: Zone) => {
        setEntry(undefined)
        dispatch({ type: 'setZone', zone })
      }
      return attempt(loadZone(choice), apply, messages.zoneFailed)
    },
    chooseEntry(chosen: ZoneEntry) {
      const apply = (zone: Zone) => {
        setEntry(chosen)
        dispatch({ type: 'setZone', zone: { ...zone, id: chosen.name } })
      }
      return attempt(loadZone(chosen.id), apply, messages.zoneFailed)
    },
    loadCurrentTime() {
      dispatch({ type: 'useCurrentTime', now: now().getTime() })
      showToast(messages.currentTimestampLoaded)
    },
    copy,
    copyDate: () => copy(state.date, 'Date'),
    download() {
      const { name, text } = buildReport(state, now().getTime())
      downloadFile(name, [text])
      showToast(messages.downloaded)
    },
  }
}
