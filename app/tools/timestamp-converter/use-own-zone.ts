import { useSyncExternalStore } from 'react'
import { utc } from './time.ts'

const utcNames = /^(?:Etc\/)?(?:UTC|UCT|GMT|Greenwich|Universal|Unknown|Zulu)$/
let known: string | undefined

/** The zone of this device, as the browser names it; UTC under any of its names is "UTC". */
function readOwnZone(): string {
  known ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return utcNames.test(known) ? utc.id : known
}

const watchNothing = () => () => {}

/** The visitor's own zone; UTC before hydration. */
export const useOwnZone = (): string => useSyncExternalStore(watchNothing, readOwnZone, () => utc.id)
