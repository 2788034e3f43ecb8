import { loadTemporal } from './zone-rules.ts'

export { ClockTable } from './clock-table.tsx'
export { FormList } from './form-list.tsx'
export { formatWallTime } from './format.ts'
export { offerReading, readFields } from './reading.ts'
export { buildReport } from './report.ts'
export { WallNotice } from './wall-notice.tsx'
export { loadEntries, ZoneFinder } from './zone-finder.tsx'
export { loadZone } from './zone-rules.ts'

/** Loads the Temporal polyfill early, if the browser has no Temporal. */
export const warmUp = () => void loadTemporal().catch(() => null)
