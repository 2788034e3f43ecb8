let segmenter: Intl.Segmenter | undefined

/**
 * Where a boundary inside a character of several code units can be drawn: at its end, for half an emoji has no width of its
 * own: `("a😀", 2)` → 3
 */
export function snapToCluster(text: string, index: number): number {
  // Below U+0300 nothing joins what stands before it; a carriage return and a line feed stay apart.
  if (index <= 0 || index >= text.length || text.charCodeAt(index) < 0x300) return index
  segmenter ??= new Intl.Segmenter()
  const cluster = segmenter.segment(text).containing(index)
  return !cluster || cluster.index === index ? index : cluster.index + cluster.segment.length
}
