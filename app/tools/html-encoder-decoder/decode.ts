import { decodeHTML } from 'entities/decode'

/**
 * Reads the character references of HTML text (HTML §13.2.5.72) once: `"&notit; &copy 2024 &#128; &amp;lt;"` →
 * `"¬it; © 2024 € &lt;"`
 */
export const decodeEntities = (text: string): string => decodeHTML(text)
