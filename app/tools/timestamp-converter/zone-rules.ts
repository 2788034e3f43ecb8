import { isInRange, lastInstant } from './calendar.ts'
import { nameZone } from './present-names.data.ts'
import { type Instant, type LocalTime, utc, type WallReading, type Zone } from './time.ts'

/** The part of Temporal we need: native if the browser has it, otherwise temporal-polyfill. */
export type TemporalApi = { Instant: typeof Temporal.Instant }

const second = 1_000_000_000n
const day = 86_400n * second
const clamp = (instant: Instant): Instant => (isInRange(instant) ? instant : instant < 0n ? -lastInstant : lastInstant)

/** The rules of an IANA zone: `"America/New_York"` reads 2024-03-10 02:30 as a gap */
export function createZone(temporal: TemporalApi, id: string): Zone {
  const at = (instant: Instant) => new temporal.Instant(clamp(instant)).toZonedDateTimeISO(id)
  const offsetAt = (instant: Instant) => at(instant).offsetNanoseconds / 1e9

  // No zone ever changed its offset twice within three days (tz database 2026c: at least 95 hours apart), so only the
  // offsets one day before and one day after can apply.
  function read(local: LocalTime): WallReading {
    const offsets = [...new Set([offsetAt(local - day), offsetAt(local + day)])]
    const [first, last] = offsets
      .map((offset) => ({ offset, instant: local - BigInt(offset) * second }))
      .filter(({ offset, instant }) => offsetAt(instant) === offset)
    if (first && last) return { kind: 'overlap', earlier: first.instant, later: last.instant }
    if (first) return { kind: 'once', instant: first.instant }
    const beforeJump = at(local - BigInt(Math.max(...offsets)) * second)
    const after = beforeJump.getTimeZoneTransition('next')!.epochNanoseconds
    return { kind: 'gap', before: after - second, after }
  }

  return { id, name: nameZone(id), offsetAt, read }
}

/** Native Temporal, or the polyfill, which loads only if the browser has no Temporal. */
export const loadTemporal = async (): Promise<TemporalApi> =>
  globalThis.Temporal ?? (await import('temporal-polyfill')).Temporal

/** Loads the rules of a zone, and fails if the browser does not know it. UTC loads nothing: `"UTC"` → utc */
export async function loadZone(id: string): Promise<Zone> {
  if (id === utc.id) return utc
  const zone = createZone(await loadTemporal(), id)
  zone.offsetAt(0n)
  return zone
}

/** Several zones with their rules. */
export const loadZones = (ids: readonly string[]): Promise<Zone[]> => Promise.all(ids.map(loadZone))
