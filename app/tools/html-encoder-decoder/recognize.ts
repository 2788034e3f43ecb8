import { type Guess, guessDecode, type Sample } from '../traits.ts'

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i
const tag = /^<(?:!doctype\b|\?xml\b|!--|\/?[a-z][\w:-]*(?:[\s>]|\/(?!\/)))/i
const closingTag = /<\/[a-z][\w:-]*>/i

/** `"Fish &amp; chips"` → "HTML entities" to decode, `"<p>"` → "Markup" to encode */
export function recognize({ text }: Sample): Guess[] {
  const guesses: Guess[] = []
  if (tag.test(text) && text.includes('>'))
    guesses.push({ kind: 'Markup', action: 'Encode', task: 'encode', score: 0.82 })
  else if (closingTag.test(text)) guesses.push({ kind: 'Text with tags', action: 'Encode', task: 'encode', score: 0.5 })
  if (entity.test(text)) guesses.push(...guessDecode('HTML entities', 0.8))
  return guesses
}
