import { capitalize } from '#app/lib/capitalize.ts'
import { now } from '#app/lib/clock.ts'
import { giveValue } from '#app/work/out/copy-value.tsx'
import type { Give } from '#app/work/out/output-actions.tsx'
import { listShownZones } from './own-zone.ts'
import { toInstant } from './time.ts'
import type { TimestampTool } from './use-timestamp.ts'

/** What each pane gives: the field that was not typed, the list of zones, the list of forms. */
export function listOutputs({ desk, reading, part, zones, download }: TimestampTool): Record<string, Give> {
  const { zone, source } = desk.state
  const { instant } = reading
  if (!part || instant === undefined) return {}
  const computed = source === 'timestamp' ? 'date' : 'timestamp'
  const value = giveValue({ name: `Copy ${computed}`, text: reading[computed], label: capitalize(computed) })
  const writeZones = async () =>
    part.writeClocks(instant, await part.loadZones(listShownZones(zones.own).map(({ id }) => id)), zone)
  const forms = part.writeForms(instant, zone, toInstant(now().getTime()))
  return {
    Convert: { copy: { ...value, label: value.name }, download },
    Zones: {
      copy: { ...giveValue({ name: 'Copy all zones', text: 'later', label: 'Zones' }), text: writeZones },
      download,
    },
    Forms: { copy: giveValue({ name: 'Copy all forms', text: forms, label: 'Forms' }), download },
  }
}
