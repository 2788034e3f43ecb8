import { ClockTable } from './clock-table.tsx'
import { FormList } from './form-list.tsx'
import { formatWallTime } from './format.ts'
import { offerReading, readFields } from './reading.ts'
import { WallNotice } from './wall-notice.tsx'

/** What only a page with a text on it needs. */
export const conversion = { readFields, offerReading, formatWallTime, ClockTable, FormList, WallNotice }
