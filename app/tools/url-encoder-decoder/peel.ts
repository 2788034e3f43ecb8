import type { Peel } from '../traits.ts'

/** `"a%20b"` → "a b"; a text with an invalid sequence → `null` */
export const peel: Peel = (text) => {
  try {
    const content = decodeURIComponent(text)
    return content === text ? null : { layer: 'percent-encoding', content }
  } catch {
    return null
  }
}
