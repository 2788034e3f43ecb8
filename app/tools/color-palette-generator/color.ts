// Makes culori read all notations of CSS.
import { hsl, oklch, rgb } from 'culori/css'
import { type Color, clampRgb, differenceEuclidean, formatHex, parse, toGamut } from 'culori/fn'
import { bytesToHex } from '#app/lib/hex.ts'
import type { RandomBytes } from '#app/lib/random.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { readRgb } from './contrast.ts'

// Messages about a color; they load together with the color library.
export const notAColor =
  'Not a color. Try #3B82F6, #3BF, a CSS name such as teal, or rgb(), hsl(), hwb(), lab() or oklch().'
export const isComputed =
  'This color has to be computed first: color-mix(), light-dark(), calc(), var() and relative colors are not supported. Enter the resulting color.'
export const isContextual =
  'This color depends on the page and the device. Enter a fixed color instead, such as #3B82F6.'
export const noHue = 'This color is gray, so it has no hue to rotate: rotations leave it unchanged.'
export const isOpaque = 'Palette colors are opaque: the transparency of this color was dropped.'
export const isMapped = 'This color is outside sRGB. The palette uses the closest color that hex can hold.'

// CSS Color 4 §13.2: a color just outside sRGB is clipped, any other loses chroma until it fits.
const fitSrgb = toGamut('rgb', 'oklch')
const measureDifference = differenceEuclidean('oklab')
const justNoticeable = 0.02

const hexDigits = /^#?(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/
const cssName = /^[a-z]+$/
const cssFunction = /^(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch)\(/
const cssColorSpace = /^color\( ?(?:srgb(?:-linear)?|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz(?:-d50|-d65)?) /
const notations = [hexDigits, cssName, cssFunction, cssColorSpace]

const computed =
  /^(?:color-mix|light-dark|contrast-color|device-cmyk)\(|^[a-z]+\( ?from |^[a-z]+\(.*\b(?:calc|var|env)\(|^var\(/
// CSS Color 4 §6.2, §9.2: system colors and `currentcolor`.
const contextual =
  /^(?:currentcolor|(?:accentcolor|button|canvas|field|highlight|mark|selecteditem)text|accentcolor|activetext|button(?:border|face)|canvas|field|graytext|highlight|linktext|mark|selecteditem|visitedtext)$/

const explainRefusal = (css: string): string =>
  computed.test(css) ? isComputed : contextual.test(css) ? isContextual : notAColor

/** Parses a CSS color, with a note for everything hex cannot hold: `"3b82f6"` → `#3B82F6`, `"3BF"` → `#33BBFF`, `"rgb(59 130 246)"` → `#3B82F6` */
export function parseColor(text: string): Result<{ hex: string; notes: readonly string[] }> {
  const css = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const color = notations.some((notation) => notation.test(css)) ? parse(css) : undefined
  if (!color || !hasFiniteChannels(color) || !hasFiniteChannels(rgb(color))) return fail(explainRefusal(css))
  const isClipped = ['rgb', 'hsl', 'hwb'].includes(color.mode)
  const isFar = !isClipped && measureDifference(color, clampRgb(color)) >= justNoticeable
  const notes = []
  if (color.alpha !== undefined && color.alpha < 1) notes.push(isOpaque)
  if (isFar) notes.push(isMapped)
  return ok({ hex: writeHex(isFar ? fitSrgb(color) : color), notes })
}

const hasFiniteChannels = (color: Color): boolean =>
  Object.values(color).every((channel) => typeof channel !== 'number' || Number.isFinite(channel))

/** A color as hex; rounding happens only here: `{ mode: 'hsl', h: 217.2, s: 0.912, l: 0.598 }` → `#3B82F6` */
export const writeHex = (color: Color): string => formatHex(color).toUpperCase()

/** `"#3B82F6"` → `"rgb(59, 130, 246)"` */
export function writeRgb(hex: string): string {
  const { r, g, b } = readRgb(hex)
  return `rgb(${[r, g, b].map((channel) => Math.round(channel * 255)).join(', ')})`
}

/** `"#3B82F6"` → `"hsl(217, 91%, 60%)"`; a gray has hue 0 */
export function writeHsl(hex: string): string {
  const { h = 0, s, l } = hsl(readRgb(hex))
  return `hsl(${Math.round(h) % 360}, ${Math.round(s * 100)}%, ${Math.round(l * 100)}%)`
}

/** `"#3B82F6"` → `"oklch(0.6231 0.1880 259.81)"`, `"#808080"` → `"oklch(0.5999 0 none)"` */
export function writeOklch(hex: string): string {
  const { l, c, h } = oklch(readRgb(hex))
  const hue = h === undefined ? '0 none' : `${c.toFixed(4)} ${h.toFixed(2)}`
  return `oklch(${l.toFixed(4)} ${hue})`
}

/** A random 24-bit color, each equally likely: bytes `3b 82 f6` → `"#3B82F6"` */
export const pickRandomColor = (randomBytes: RandomBytes): string => `#${bytesToHex(randomBytes(3)).toUpperCase()}`
