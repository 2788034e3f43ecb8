import { loadTemporal } from './zone-rules.ts'

export { formatWallTime } from './format.ts'
export { ClockTable, FormList, WallNotice } from './instant-panes.tsx'
export { buildReport, offerReading, readFields } from './reading.ts'
export { loadEntries, ZoneFinder } from './zone-finder.tsx'
export { loadZone } from './zone-rules.ts'

/** Loads the Temporal polyfill early, if the browser has no Temporal. */
export const warmUp = () => void loadTemporal().catch(() => null)
