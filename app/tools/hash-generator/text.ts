import { utf8 } from '#app/lib/bytes.ts'
import type { PaneText } from '#app/lib/long-text.ts'

/** Whether a text holds nothing but whitespace, without joining a long one: `" \n"` → true */
export function isBlank(text: PaneText): boolean {
  for (const piece of typeof text === 'string' ? [text] : text.chunks()) if (piece.trim()) return false
  return true
}

const count = (amount: number, unit: string): string =>
  `${amount.toLocaleString('en')} ${unit}${amount === 1 ? '' : 's'}`

/** The size of a text in code points and in UTF-8: `"é"` → "1 character · 2 bytes" */
export const describeText = (text: string): string =>
  `${count([...text].length, 'character')} · ${count(utf8(text).length, 'byte')}`
