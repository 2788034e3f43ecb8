import { nameZone } from './present-names.data.ts'
import type { Zone } from './time.ts'
import { mainZones } from './zones.data.ts'

/** Whether a zone is the visitor's own, under its old or its present name. UTC belongs to nobody. */
export const isOwnZone = (name: string, own: string): boolean => name !== 'UTC' && name === nameZone(own)

/** The name of a zone, marked if it is the visitor's own: "Europe/Berlin (yours)" */
export const describeOwn = ({ name }: Pick<Zone, 'name'>, own: string): string =>
  isOwnZone(name, own) ? `${name} (yours)` : name

/** The eight zones with the visitor's own right after UTC: `"Europe/Berlin"` → UTC, Europe/Berlin, America/New_York, … */
export function listShownZones(own: string): { id: string; label: string }[] {
  const [first, ...others] = mainZones
  const yours = own === first.id ? [] : [{ id: own, label: describeOwn({ name: nameZone(own) }, own) }]
  return [first, ...yours, ...others.filter(({ id }) => id !== own)]
}
