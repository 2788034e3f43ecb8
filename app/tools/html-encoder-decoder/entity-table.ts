import { entityNames } from './entity-names.data.ts'

export type NamedEntity = {
  /** Without `&` and `;` */
  name: string
  characters: string
  /** `"U+2242 U+0338"` */
  codePoints: string
}

const formatCodePoint = (hex: string) => `U+${hex.padStart(4, '0')}`

function readLine(line: string): NamedEntity[] {
  const [code = '', ...names] = line.split(' ')
  const hexes = code.split('+')
  const characters = String.fromCodePoint(...hexes.map((hex) => Number.parseInt(hex, 16)))
  const codePoints = hexes.map(formatCodePoint).join(' ')
  return names.map((name) => ({ name: name.replace('*', ''), characters, codePoints }))
}

/** All 2,125 named entities by code point. 106 also work without a semicolon, so the standard counts 2,231. */
export const namedEntities: readonly NamedEntity[] = entityNames.trim().split('\n').flatMap(readLine)

const names = new Map(namedEntities.toReversed().map(({ characters, name }) => [characters, name]))

/** The name to encode a character with: `"…"` → `"hellip"`, `"😀"` → `undefined` */
export const nameOf = (character: string): string | undefined => names.get(character)

/** `"U+a9"`, `"0xA9"`, `"&#xA9;"` and `"&#169;"` → `"U+00A9"` */
function readCodePoint(query: string): string | undefined {
  const [, hex, decimal] = /^(?:(?:u\+|0x|&#x)([\da-f]{1,6})|&#(\d{1,7}));?$/i.exec(query) ?? []
  if (hex) return formatCodePoint(hex.toUpperCase().replace(/^0+(?=.)/, ''))
  return decimal && formatCodePoint(Number(decimal).toString(16).toUpperCase())
}

/** How well a name matches a query: 0 is best, `undefined` is no match. */
function rankName(name: string, query: string): number | undefined {
  if (name === query) return 0
  const at = name.toLowerCase().indexOf(query.toLowerCase())
  if (at < 0) return undefined
  if (name.length === query.length) return 1
  return at === 0 ? 2 : 3
}

/**
 * Finds entities by name, character or code point, best match first: `"copy"` → `copy`, `COPY`, `copysr`; `"U+00A9"`
 * and `"169"` → `copy`, `COPY`
 */
export function searchEntities(query: string): NamedEntity[] {
  const wanted = query.trim() || query
  const codePoint = readCodePoint(wanted)
  if (codePoint) return namedEntities.filter(({ codePoints }) => codePoints.split(' ').includes(codePoint))
  const name = wanted.replace(/^&(?=.)|(?<=.);$/g, '')
  const decimal = /^\d{2,7}$/.test(wanted) ? readCodePoint(`&#${wanted}`) : undefined
  const ranked: NamedEntity[][] = [[], [], [], []]
  for (const entity of namedEntities) {
    const isMeant = entity.characters === wanted || entity.codePoints === decimal
    const rank = isMeant ? 0 : rankName(entity.name, name)
    if (rank !== undefined) ranked[rank]?.push(entity)
  }
  return ranked.flat()
}
