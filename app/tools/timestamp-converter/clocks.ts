import { formatOffset, formatParts, toLocalTime } from './format.ts'
import type { Instant } from './instant.ts'
import { utc, type Zone } from './zone.ts'
import { createZone, type TemporalApi } from './zone-rules.ts'
import { mainZones } from './zones.data.ts'

/** The zones in the selector with their rules. UTC needs no rules. */
export const createMainZones = (temporal: TemporalApi): Zone[] =>
  mainZones.map(({ id }) => (id === utc.id ? utc : createZone(temporal, id)))

/** The city in the name of a zone: `"America/New_York"` → "New York" */
export const placeOf = ({ name }: Pick<Zone, 'name'>): string =>
  name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ')

export type Clock = {
  id: string
  place: string
  /** To the second. */
  time: string
  offset: string
  /** How much of the local day is over, from 0 to 1. */
  dayPart: number
  /** Whether this is the zone in use. */
  isUsed: boolean
}

const day = 86_400_000_000_000n

/**
 * The local times of several zones at an instant. The zone in use comes first if it is not in the list: `0n` in London →
 * "1970-01-01 01:00:00", "+01:00", 1/24
 */
export function listClocks(instant: Instant, zones: readonly Zone[], used: Zone): Clock[] {
  const isListed = zones.some(({ id }) => id === used.id)
  return (isListed ? zones : [used, ...zones]).map((zone) => {
    const offset = zone.offsetAt(instant)
    const local = toLocalTime(instant, offset)
    const { date, time } = formatParts(local)
    return {
      id: zone.id,
      place: placeOf(zone),
      time: `${date} ${time.slice(0, 8)}`,
      offset: formatOffset(offset),
      dayPart: Number(((local % day) + day) % day) / Number(day),
      isUsed: zone.id === used.id,
    }
  })
}
