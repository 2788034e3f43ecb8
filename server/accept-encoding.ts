export type Encoding = 'br' | 'gzip'

const member = /^\s*([^\s;,]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i

/** Picks the compressed variant a visitor prefers, RFC 9110 §12.5.3: `"gzip, br;q=0.5"` → `"gzip"`. Undefined if plain is preferred. */
export function chooseEncoding(accepted: string, available: Partial<Record<Encoding, unknown>>): Encoding | undefined {
  const qualities = new Map<string, number>()
  for (const part of accepted.split(',')) {
    const [, name, quality] = member.exec(part) ?? []
    if (name) qualities.set(name.toLowerCase(), Number(quality ?? 1))
  }
  const others = qualities.get('*') ?? 0
  const [br, gzip] = (['br', 'gzip'] as const).map((name) => (available[name] ? (qualities.get(name) ?? others) : 0))
  const best = Math.max(br ?? 0, gzip ?? 0)
  if (best === 0 || best < (qualities.get('identity') ?? others)) return undefined
  return best === br ? 'br' : 'gzip'
}
