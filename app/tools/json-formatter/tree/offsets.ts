const stretch = 1 << 16

/** How many UTF-16 units the character has that begins with this byte; none where the byte goes on with one. */
const unitsOf = (byte: number) => (byte < 0x80 || (byte > 0xbf && byte < 0xf0) ? 1 : byte > 0xef ? 2 : 0)

/** Leads from the places of a text, counted in UTF-16 units, to those of its bytes: `é1`, 1 → 2; the bytes before are counted once. */
export function createOffsets(source: Uint8Array): (unit: number) => number {
  /** How many units stand before each stretch that was counted. */
  const before = [0]

  function count(from: number): number {
    let units = 0
    for (let i = from; i < Math.min(from + stretch, source.length); i++) units += unitsOf(source[i]!)
    return units
  }

  return (unit) => {
    while (before.at(-1)! <= unit && before.length * stretch < source.length)
      before.push(before.at(-1)! + count((before.length - 1) * stretch))
    const index = before.findLastIndex((units) => units <= unit)
    let at = index * stretch
    for (let units = before[index]!; at < source.length; at++) {
      units += unitsOf(source[at]!)
      if (units > unit) break
    }
    return at
  }
}
