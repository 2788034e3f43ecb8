import { cityOf, formatOffset } from './format.ts'
import { placeNames } from './place-names.data.ts'
import { nameZone } from './present-names.data.ts'
import { abbreviations, otherNames } from './zone-names.data.ts'
import { mainZones } from './zones.data.ts'

/**
 * One choice in "Find a timezone": the browser's id, the current name, the offset when the list was made, and its other
 * names and its places, simplified for search.
 */
export type ZoneEntry = {
  id: string
  name: string
  offset: number
  others: readonly string[]
  places: readonly string[]
}

// POSIX flips the sign: Etc/GMT+5 is five hours behind UTC.
const fixedZones = Array.from({ length: 27 }, (_, index) => index - 14).map((hours) =>
  hours === 0 ? 'UTC' : `Etc/GMT${hours < 0 ? '' : '+'}${hours}`,
)

/** Every zone the browser knows. It only lists zones with a city, so we add UTC and the fixed offsets. */
export const zoneIds = (): string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), ...fixedZones])]

const simplify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s_/-]+/g, ' ')
    .trim()

/** The choices from the offsets of the zones, sorted by current name: `"Asia/Katmandu"` → { name: "Asia/Kathmandu", offset: 20700, … } */
export function listZones(offsets: ReadonlyMap<string, number>): ZoneEntry[] {
  const clocks = Object.entries(abbreviations).map(([names, zones]) => ({ names, zones: new Set(zones.split(' ')) }))
  const othersOf = (name: string) =>
    [otherNames[name], ...clocks.filter(({ zones }) => zones.has(name)).map(({ names }) => names)]
      .flatMap((names) => names?.split(' ') ?? [])
      .map(simplify)
  return Array.from(offsets, ([id, offset]) => ({ id, name: nameZone(id), offset }))
    .map((entry) => ({
      ...entry,
      others: [...othersOf(entry.name), simplify(entry.id)],
      places: placeNames[entry.name]?.split(', ').map(simplify) ?? [],
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** `{ name: "America/New_York", offset: -18000, … }` → "America/New_York (UTC-05:00)" */
export const describeZone = ({ name, offset }: Pick<ZoneEntry, 'name' | 'offset'>): string =>
  `${name} (UTC${formatOffset(offset)})`

function parseOffsetQuery(text: string): number | undefined {
  const [, sign, hours, minutes = '0'] = /^(?:utc|gmt)?\s*([+−-])(\d\d?)(?::?(\d\d))?$/i.exec(text.trim()) ?? []
  const size = Number(hours) * 3600 + Number(minutes) * 60
  return sign === undefined ? undefined : sign === '+' ? size : 0 - size
}

const unfound = 4

function rank({ id, name, others, places }: ZoneEntry, query: string): number {
  const full = simplify(name)
  const isWordStart = (each: string) => ` ${each}`.includes(` ${query}`)
  const early = mainZones.some((zone) => zone.id === id) ? 0 : 0.5
  if (places.includes(query)) return early - 1
  if (full === query || others.includes(query)) return early
  if (simplify(cityOf(name)).startsWith(query)) return 1
  if ([full, ...others, ...places].some(isWordStart)) return 2
  return full.includes(query) ? 3 : unfound
}

/**
 * The zones that match a city, a country, a region, another name, an abbreviation or an offset, best match first: `"new y"` →
 * America/New_York, `"india"` → Asia/Kolkata, `"us/pacific"` and `"pst"` → America/Los_Angeles, `"+5:45"` → Asia/Kathmandu
 */
export function searchZones(entries: readonly ZoneEntry[], text: string): ZoneEntry[] {
  const offset = parseOffsetQuery(text)
  if (offset !== undefined) return entries.filter((entry) => entry.offset === offset)
  const query = simplify(text)
  if (query === '') return [...entries]
  return entries
    .map((entry) => ({ entry, rank: rank(entry, query) }))
    .filter((found) => found.rank < unfound)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}
