import { decodeHTML, decodeHTMLStrict } from 'entities/decode'

/**
 * Reads the character references of HTML text (HTML §13.2.5.72) once: `"&notit; &copy 2024 &#128; &amp;lt;"` →
 * `"¬it; © 2024 € &lt;"`
 */
export const decodeEntities = (text: string): string => decodeHTML(text)

/**
 * How often a text has been encoded, counted up to a maximum: `"&amp;amp;lt;"` → `3`; below the first layer only names with a semicolon count,
 * for `?a=1&amp;copy=2` is encoded once.
 */
export function countLayers(text: string, maximum: number): number {
  let peeled = decodeEntities(text)
  let layers = peeled === text ? 0 : 1
  while (layers > 0 && layers < maximum && decodeHTMLStrict(peeled) !== peeled) {
    peeled = decodeEntities(peeled)
    layers++
  }
  return layers
}

/** Decodes so many times over: `"&amp;amp;lt;"`, 2 → `"&lt;"` */
export function peelLayers(text: string, layers = 1): string {
  let peeled = text
  for (let layer = 0; layer < layers; layer++) peeled = decodeEntities(peeled)
  return peeled
}
