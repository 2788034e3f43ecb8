import { loadTemporal } from './zone-rules.ts'

export { formatWallTime, writeClocks, writeForms } from './format.ts'
export { ClockTable, FormList, WallNotice } from './instant-panes.tsx'
export { buildReport, offerReading, readFields } from './reading.ts'
export { loadEntries, ZoneFinder } from './zone-finder.tsx'
export { loadZone, loadZones } from './zone-rules.ts'

/** Loads the Temporal polyfill early, if the browser has no Temporal. */
export const warmUp = () => void loadTemporal().catch(() => null)
