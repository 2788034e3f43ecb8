import { hsl } from 'culori/css'
import { converter } from 'culori/fn'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexColor } from '../../../scripts/arbitraries.ts'
import {
  isComputed,
  isContextual,
  isMapped,
  isOpaque,
  notAColor,
  parseColor,
  pickRandomColor,
  writeHex,
  writeHsl,
  writeOklch,
  writeRgb,
} from './color.ts'
import { readRgb } from './contrast.ts'

const toOklch = converter('oklch')

test.each([
  ['3b82f6', '#3B82F6'],
  ['#3B82F6', '#3B82F6'],
  ['  #3b82F6 ', '#3B82F6'],
  ['#3BF', '#33BBFF'],
  ['3BF', '#33BBFF'],
  ['ABC', '#AABBCC'],
  ['bee', '#BBEEEE'],
  ['123', '#112233'],
  ['19E', '#1199EE'],
  ['12e', '#1122EE'],
  ['teal', '#008080'],
  ['RebeccaPurple', '#663399'],
  ['rgb(59, 130, 246)', '#3B82F6'],
  ['RGB(59 130 246)', '#3B82F6'],
  ['rgb(100% 0% 50%)', '#FF0080'],
  ['rgb(300 -20 0)', '#FF0000'],
  ['rgb(none 0 0)', '#000000'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsl(0.5turn 100% 50%)', '#00FFFF'],
  // `green` as written in web-platform-tests, css/css-color.
  ['hwb(120 0% 49.8039%)', '#008000'],
  ['lab(46.277% -47.552 48.542)', '#008000'],
  ['lch(46.2775% 67.9892 134.3912)', '#008000'],
  ['oklab(51.975% -0.1403 0.10768)', '#008000'],
  ['oklch(51.975% 0.17686 142.495)', '#008000'],
  ['color(srgb 0 0.50196 0)', '#008000'],
  ['lab(50% 0 0)', '#777777'],
  ['oklch(1 0 none)', '#FFFFFF'],
])('%s is read as %s', (text, hex) => {
  expect(parseColor(text)).toEqual({ ok: true, value: { hex, notes: [] } })
})

test.each([
  '',
  ' ',
  '#',
  '#12345',
  '12',
  '12345',
  '1234567',
  '123456789',
  '#GGGGGG',
  'not a color',
  'constructor',
  '__proto__',
  'rgb()',
  'rgb(1 2)',
  'rgb(1, 2, 3, 4, 5)',
  'color(',
  'color(srgb',
  'color(constructor 1 2 3)',
  'oklch(0.5 1e999 30)',
  'oklch(0.5 1e308 30)',
  'lab(50% 1e300 0)',
  'hsl(1e999 50% 50%)',
  'url(#a)',
])('"%s" is not a color', (text) => {
  expect(parseColor(text)).toEqual({ ok: false, error: notAColor })
})

test.each([
  ['color-mix(in oklch, red, blue)', isComputed],
  ['Color-Mix(in srgb, var(--a) 20%, white)', isComputed],
  ['light-dark(white, black)', isComputed],
  ['rgb(from #3B82F6 r g b / 50%)', isComputed],
  ['oklch( from teal l c h)', isComputed],
  ['hsl(calc(120 + 60) 50% 50%)', isComputed],
  ['var(--accent)', isComputed],
  ['rgb(var(--accent))', isComputed],
  ['currentColor', isContextual],
  ['CanvasText', isContextual],
  ['AccentColor', isContextual],
  ['Highlight', isContextual],
])('%s is rejected with a reason', (text, reason) => {
  expect(parseColor(text)).toEqual({ ok: false, error: reason })
})

test.each([
  ['#3B82F680', '#3B82F6'],
  ['#38F8', '#3388FF'],
  ['38F8', '#3388FF'],
  ['1234', '#112233'],
  ['12345678', '#123456'],
  ['rgba(59, 130, 246, 0.5)', '#3B82F6'],
  ['rgb(59 130 246 / 50%)', '#3B82F6'],
  ['transparent', '#000000'],
])('%s loses its transparency, and a note says so', (text, hex) => {
  expect(parseColor(text)).toEqual({ ok: true, value: { hex, notes: [isOpaque] } })
})

test.each(['oklch(0.7 0.4 150)', 'color(display-p3 0 1 0)', 'lch(60% 200 30)'])(
  '%s is outside sRGB: it keeps its hue, and a note says it was mapped',
  (text) => {
    const parsed = parseColor(text)
    expect(parsed).toMatchObject({ ok: true, value: { notes: [isMapped] } })
    if (parsed.ok) expect(Math.abs((toOklch(parsed.value.hex)?.h ?? 0) - (toOklch(text)?.h ?? 0))).toBeLessThan(8)
  },
)

test.each([
  ['#3B82F6', 'rgb(59, 130, 246)', 'hsl(217, 91%, 60%)', 'oklch(0.6231 0.1880 259.81)'],
  ['#808080', 'rgb(128, 128, 128)', 'hsl(0, 0%, 50%)', 'oklch(0.5999 0 none)'],
  ['#FFFFFF', 'rgb(255, 255, 255)', 'hsl(0, 0%, 100%)', 'oklch(1.0000 0 none)'],
  ['#000000', 'rgb(0, 0, 0)', 'hsl(0, 0%, 0%)', 'oklch(0.0000 0 none)'],
  ['#FF0001', 'rgb(255, 0, 1)', 'hsl(0, 100%, 50%)', 'oklch(0.6280 0.2576 29.18)'],
])('%s is written as %s, %s and %s', (hex, rgb, hsl, oklch) => {
  expect([writeRgb(hex), writeHsl(hex), writeOklch(hex)]).toEqual([rgb, hsl, oklch])
})

test('#3B82F6 converts to HSL without rounding', () => {
  const { h = 0, s, l } = hsl(readRgb('#3B82F6'))
  expect([h.toFixed(2), (s * 100).toFixed(2), (l * 100).toFixed(2)]).toEqual(['217.22', '91.22', '59.80'])
})

test('every color survives a round trip through HSL and through OKLCH', () => {
  fc.assert(
    fc.property(hexColor, (hex) => {
      expect(writeHex(hsl(readRgb(hex)))).toBe(hex)
      expect(writeHex(toOklch(readRgb(hex)))).toBe(hex)
    }),
    { numRuns: 5000 },
  )
})

test('hex digits mean the same color with and without a #', () => {
  const digits = [3, 4, 6, 8].map((length) => new RegExp(`^[\\da-fA-F]{${length}}$`))
  fc.assert(
    fc.property(fc.oneof(...digits.map((pattern) => fc.stringMatching(pattern))), (text) => {
      const parsed = parseColor(text)
      expect(parsed.ok).toBe(true)
      expect(parsed).toEqual(parseColor(`#${text}`))
    }),
  )
})

test('every RGB text parses back to its color, and every OKLCH text to within one step per channel', () => {
  fc.assert(
    fc.property(hexColor, (hex) => {
      expect(parseColor(writeRgb(hex))).toEqual({ ok: true, value: { hex, notes: [] } })
      const { ok, ...rest } = parseColor(writeOklch(hex))
      expect(ok).toBe(true)
      if (!('value' in rest)) return
      expect(rest.value.notes).toEqual([])
      const [before, after] = [readRgb(hex), readRgb(rest.value.hex)]
      for (const channel of ['r', 'g', 'b'] as const) {
        expect(Math.abs(before[channel] - after[channel])).toBeLessThan(1.01 / 255)
      }
    }),
    { numRuns: 2000 },
  )
})

test('no text throws, and a parsed color is always six uppercase hex digits', () => {
  const number = fc.oneof(fc.double().map(String), fc.constantFrom('none', '1e400', '-5%', '50%', '0.3turn', '/', ','))
  const call = fc
    .tuple(
      fc.constantFrom('rgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'),
      fc.array(number, { maxLength: 6 }),
    )
    .map(([name, parts]) => `${name}(${name === 'color' ? 'display-p3 ' : ''}${parts.join(' ')})`)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), call), (text) => {
      const parsed = parseColor(text)
      if (parsed.ok) expect(parsed.value.hex).toMatch(/^#[\dA-F]{6}$/)
    }),
    { numRuns: 1500 },
  )
})

test.each([
  [[0x3b, 0x82, 0xf6], '#3B82F6'],
  [[0, 0, 0], '#000000'],
  [[0, 10, 255], '#000AFF'],
  [[255, 255, 255], '#FFFFFF'],
])('the random bytes %j make the color %s', (bytes, hex) => {
  const asked: number[] = []
  const randomBytes = (size: number): Uint8Array => {
    asked.push(size)
    return Uint8Array.from(bytes)
  }
  expect(pickRandomColor(randomBytes)).toBe(hex)
  expect(asked).toEqual([3])
})
