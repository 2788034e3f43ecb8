import type { Guess } from './traits.ts'

/** From this score on, a guess is sure enough to choose Decode. */
const sure = 0.7

/** What a text is, if it is surely meant to be decoded: Base64 of JSON with 0.94 → "Base64 of JSON", markup with entities → `null` */
export function readDirection(guesses: readonly Guess[]): string | null {
  const [best] = guesses.toSorted((a, b) => b.score - a.score)
  return best?.task === 'decode' && best.score >= sure ? best.kind : null
}
