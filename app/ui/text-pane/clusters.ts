let segmenter: Intl.Segmenter | undefined

/**
 * Moves a boundary inside a character of several code units to its end, because half an emoji has no width:
 * `("a😀", 2)` → 3
 */
export function snapToCluster(text: string, index: number): number {
  // Below U+0300 no character joins the one before it; a carriage return and a line feed stay apart.
  if (index <= 0 || index >= text.length || text.charCodeAt(index) < 0x300) return index
  segmenter ??= new Intl.Segmenter()
  const cluster = segmenter.segment(text).containing(index)
  return !cluster || cluster.index === index ? index : cluster.index + cluster.segment.length
}
