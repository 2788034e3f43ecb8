/** Positions of matches in order; `starts[n]` to `ends[n]` is match n. */
export type Matches = {
  starts: Uint32Array<ArrayBuffer>
  ends: Uint32Array<ArrayBuffer>
  /** Why the search ended early: too many matches, or the engine ran out of memory. */
  stop: 'limit' | 'memory' | null
}

export type Positions = Pick<Matches, 'starts' | 'ends'>

export const noMatches = (): Matches => ({ starts: new Uint32Array(), ends: new Uint32Array(), stop: null })

/** The text of all matches, one per line, for the clipboard: `\d` in `"a1b2"` → "1\n2" */
export const joinMatches = (text: string, { starts, ends }: Positions): string =>
  Array.from(starts, (start, index) => text.slice(start, ends[index])).join('\n')

/** The length of that text, without building it: `a+` in `"aabaa"` → 5 */
export function measureMatches({ starts, ends }: Positions): number {
  let length = Math.max(0, starts.length - 1)
  for (let match = 0; match < starts.length; match++) length += (ends[match] ?? 0) - (starts[match] ?? 0)
  return length
}
