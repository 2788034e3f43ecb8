import { formatOffset } from './format.ts'
import { presentNames } from './zones.data.ts'

/** One choice of "Find a timezone": the id the browser knows, today's name, and the offset at the time of listing. */
export type ZoneEntry = { id: string; name: string; offset: number }

/**
 * Every zone of the browser, under its present name: `"Asia/Katmandu"` → { name: "Asia/Kathmandu", offset: 20700, … }
 */
export const listZones = (
  offsetOf: (id: string) => number,
  ids: readonly string[] = Intl.supportedValuesOf('timeZone'),
): ZoneEntry[] =>
  ids
    .map((id) => ({ id, name: presentNames[id] ?? id, offset: offsetOf(id) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

/** `{ name: "America/New_York", offset: -18000, … }` → "America/New York (UTC-05:00)" */
export const describeZone = ({ name, offset }: ZoneEntry): string =>
  `${name.replaceAll('_', ' ')} (UTC${formatOffset(offset)})`

const simplify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s_/]+/g, ' ')
    .trim()

function parseOffsetQuery(query: string): number | undefined {
  const [, sign, hours, minutes = '0'] = /^(?:utc|gmt)? ?([+-])(\d\d?)(?::?(\d\d))?$/.exec(query) ?? []
  return sign === undefined ? undefined : Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60)
}

function rank(entry: ZoneEntry, query: string): number {
  const name = simplify(entry.name)
  const city = simplify(entry.name.slice(entry.name.lastIndexOf('/') + 1))
  if (city.startsWith(query)) return 0
  if (` ${name}`.includes(` ${query}`)) return 1
  return name.includes(query) || simplify(entry.id).includes(query) ? 2 : 3
}

/**
 * The zones that match a city, a region or an offset, best first: `"new y"` → America/New_York, `"+5:45"` →
 * Asia/Kathmandu
 */
export function searchZones(entries: readonly ZoneEntry[], text: string): ZoneEntry[] {
  const query = simplify(text.replaceAll('−', '-'))
  const offset = parseOffsetQuery(query)
  if (offset !== undefined) return entries.filter((entry) => entry.offset === offset)
  return entries
    .map((entry) => ({ entry, rank: rank(entry, query) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}
