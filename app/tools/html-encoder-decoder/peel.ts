import type { Peel } from '../traits.ts'
import { decodeEntities } from './decode-layers.ts'

/** `"Fish &amp; chips"` → "Fish & chips" */
export const peel: Peel = (text) => {
  const content = decodeEntities(text)
  return content === text ? null : { layer: 'HTML entities', content }
}
