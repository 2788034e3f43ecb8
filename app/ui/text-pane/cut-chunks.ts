import { findChange } from './snapshots.ts'

const short = 512
const long = 2048

/**
 * Cuts a text into chunks of some hundred characters that end with a line, or inside a very long line. `kept` are earlier cuts to
 * reuse, and `past` moves a cut behind something that must stay whole: `"a\nb"` → ["a\nb"]
 */
export function cutChunks(text: string, past = (cut: number) => cut, kept: readonly number[] = []): string[] {
  const chunks: string[] = []
  let next = 0
  for (let from = 0; from < text.length; ) {
    while ((kept[next] ?? text.length) <= from) next++
    const cut = kept[next] ?? Number.POSITIVE_INFINITY
    const lineEnd = text.indexOf('\n', from + short) + 1
    const near = cut - from <= long ? cut : lineEnd > 0 && lineEnd - from <= long ? lineEnd : from + short
    let to = near < text.length ? Math.min(past(near), text.length) : text.length
    if (to < text.length && /[\ud800-\udbff]/.test(text.charAt(to - 1))) to++
    chunks.push(text.slice(from, to))
    from = to
  }
  return chunks
}

/** Where the cuts between the chunks of a text are after a change; cuts inside the change are dropped: `(["a\n", "b"], "xa\nb")` → [3] */
export function moveCuts(chunks: readonly string[], text: string): number[] {
  const { from, removed, inserted } = findChange(chunks.join(''), text)
  let cut = 0
  return chunks.slice(0, -1).flatMap((chunk) => {
    cut += chunk.length
    if (cut <= from) return cut
    return cut > from + removed.length ? cut + inserted.length - removed.length : []
  })
}
