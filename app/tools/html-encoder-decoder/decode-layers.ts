import { decodeHTML, decodeHTMLStrict } from 'entities/decode'

/**
 * Decodes the character references in HTML text (HTML §13.2.5.72) once: `"&notit; &copy 2024 &#128; &amp;lt;"` →
 * `"¬it; © 2024 € &lt;"`
 */
export const decodeEntities = (text: string): string => decodeHTML(text)

/**
 * How many times a text was encoded, up to a maximum: `"&amp;amp;lt;"` → `3`. After the first layer, only names with a
 * semicolon count: `?a=1&amp;copy=2` is encoded once.
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

/** Decodes a text several times: `"&amp;amp;lt;"`, 2 → `"&lt;"` */
export function peelLayers(text: string, layers = 1): string {
  let peeled = text
  for (let layer = 0; layer < layers; layer++) peeled = decodeEntities(peeled)
  return peeled
}
