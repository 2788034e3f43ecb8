import { group } from '#app/lib/plural.ts'

const isLoneSurrogate = (text: string): boolean => /^\p{Surrogate}$/u.test(text)

/** Says what is wrong and where: `"%"` at 3 → `"%" at position 3 is not a valid percent-encoded sequence.` */
export function describeFault({ position, sequence }: { position: number; sequence: string }): string {
  if (isLoneSurrogate(sequence)) return `Half of a surrogate pair at position ${position} is not a character.`
  const shown = sequence.length > 24 ? `${sequence.slice(0, 24)}…` : sequence
  return `"${shown}" at position ${position} is not a valid percent-encoded sequence.`
}

/** `1` → "1 sequence is not valid and was left as it is.", `3` → "3 sequences are not valid and were left as they are." */
export const describeNotices = (count: number): string =>
  count === 1
    ? '1 sequence is not valid and was left as it is.'
    : `${group(count)} sequences are not valid and were left as they are.`
