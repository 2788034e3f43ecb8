const stretch = 1 << 16

/** The number of UTF-16 units of the character that starts with this byte; 0 for a continuation byte. */
const unitsOf = (byte: number) => (byte < 0x80 || (byte > 0xbf && byte < 0xf0) ? 1 : byte > 0xef ? 2 : 0)

/** Converts places in a text, in UTF-16 units, to byte offsets. The bytes before are counted only once: `é1`, 1 → 2 */
export function createOffsets(source: Uint8Array): (unit: number) => number {
  /** The number of units before each stretch counted so far. */
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
