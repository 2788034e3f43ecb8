import type { Guess, Sample } from '../traits.ts'
import { countLayers } from './decode-layers.ts'
import { recognize } from './recognize.ts'

/** A text that was encoded has no tag and no `&` of its own, unless it was cut inside an entity. */
const isEncoded = (text: string) => !/<|&(?![#\w]{1,32}(?:;|$))/.test(text) && countLayers(text, 1) > 0

/** What a pasted text is. Only one that was encoded as a whole is to be decoded: `"run &job; now"` → nothing to decode */
export const guessPasted = (sample: Sample): Guess[] =>
  recognize(sample).filter(({ task }) => task !== 'decode' || isEncoded(sample.text))
