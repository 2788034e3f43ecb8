import type { Settings } from './settings.ts'

/** The flags that are on, in the order of the settings. */
export type Flags = Settings['flags']
export type Flag = Flags[number]
const names: Record<Flag, string> = {
  g: 'global',
  i: 'ignoreCase',
  m: 'multiline',
  s: 'dotAll',
  u: 'unicode',
  v: 'unicodeSets',
  y: 'sticky',
  d: 'hasIndices',
}
const letters = Object.keys(names) as Flag[]
const allFlags = letters.map((flag) => ({ flag, label: `${names[flag]} (${flag})` }))

/** The flags that are always visible. */
export const mainFlags = allFlags.slice(0, 4)
/** The flags under Options. */
export const moreFlags = allFlags.slice(4)

const rivals: Partial<Record<Flag, Flag>> = { u: 'v', v: 'u' }

/** Toggles a flag. u and v exclude each other: `(["g", "u"], "v")` → ["g", "v"] */
export const toggleFlag = (flags: Flags, flag: Flag): Flags =>
  letters.filter((other) => (other === flag ? !flags.includes(flag) : other !== rivals[flag] && flags.includes(other)))

/** Lists the flags that are on: `"gm"` → "global (g), multiline (m)", `""` → "None" */
export function nameFlags(flags: string): string {
  const labels = allFlags.filter(({ flag }) => flags.includes(flag)).map(({ label }) => label)
  return labels.join(', ') || 'None'
}

/** Splits a literal into pattern and flags: `"/a+/gi"` → "a+", ["g", "i"]. Any other text is a pattern with the flag g, also `"/a/uv"`. */
export function readLiteral(text: string): { pattern: string; flags: Flags } {
  const [, pattern, flags = ''] = /^\/(.+)\/((?!\w*u\w*v|\w*v\w*u)[dgimsuvy]*)$/s.exec(text.trim()) ?? []
  return pattern === undefined
    ? { pattern: text, flags: ['g'] }
    : { pattern, flags: letters.filter((letter) => flags.includes(letter)) }
}
