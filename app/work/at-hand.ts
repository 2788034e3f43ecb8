import type { Goods } from './onward.tsx'

/** Something that can be done on a page. */
export type Doable = { label: string; onPress: () => void; isDisabled?: boolean; keys?: string }

/** What stands on the bench of this page. */
export type AtHand = {
  doables: readonly Doable[]
  /** What it has given, where that is current. */
  output: { pack: () => Promise<Goods | null>; copy: () => void; download: () => void } | null
  /** What the keys for it do, where the tool has that. */
  clear: (() => void) | null
  swap: (() => void) | null
  focus: () => void
}

let held: (() => AtHand) | null = null

/** The bench says what is at hand; it is asked when somebody wants to know. */
export function holdAtHand(read: (() => AtHand) | null): void {
  held = read
}

/** What is at hand on this page, `null` where it has no bench. */
export const readAtHand = (): AtHand | null => held?.() ?? null
