import type { Guess, Sample } from '../traits.ts'
import { colorNames } from './color-names.data.ts'

const isHex = (text: string, ...lengths: number[]) => lengths.includes(text.length) && /^[0-9a-f]+$/i.test(text)
const colorFunction = /^(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)\([^()]+\)$/i

// "123456" and "0b1010" are numbers and "facade" a word, but "ffffff" and "aabbcc" are neither.
const isMixed = (text: string) =>
  (!/^0b[01]+$/i.test(text) && /\d/.test(text) && /[a-f]/i.test(text)) || /^([a-f])\1([a-f])\2([a-f])\3$/i.test(text)

function scoreColor(text: string): number {
  if (/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) return 0.97
  if (colorFunction.test(text)) return 0.95
  if (colorNames.has(text.toLowerCase())) return 0.6
  if (!isHex(text, 6, 8) || !isMixed(text)) return 0
  return text.length === 6 ? 0.6 : 0.3
}

/** A value with its name: `"--accent: #c2370f;"`, `'"accent": "#c2370f",'`, `'fill="#c2370f"'` → "#c2370f" */
const declaration = /^["']?[\w$@-]+["']?\s*[:=]\s*["']?(#[\da-f]+|[a-z]+\([^()]+\))["']?\s*[;,]?$/i

/** `"rebeccapurple"` → "Color", `"c2370f"` → the same, as `#c2370f` */
export function recognize({ text }: Sample): Guess[] {
  if (text.length > 100) return []
  const value = declaration.exec(text)?.[1] ?? text
  const score = scoreColor(value)
  if (score === 0) return []
  const color = isHex(value, 6, 8) ? `#${value}` : value
  return [{ kind: 'Color', action: 'Make palette', task: '', score, ...(color !== text && { part: color }) }]
}
