import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexColor } from '../../../scripts/arbitraries.ts'
import { black, buildMatrix, drawInUse, isDark, isReadable, judgeContrast, measureContrast, white } from './contrast.ts'

test.each([
  ['#777777', white, 4.47, 'large'],
  ['#767676', white, 4.54, 'AA'],
  ['#3B82F6', white, 3.67, 'large'],
  ['#3B82F6', black, 5.7, 'AA'],
  ['#094FC2', white, 7.21, 'AAA'],
  ['#094FC2', black, 2.9, 'no'],
  ['#FF0000', white, 3.99, 'large'],
  [white, black, 21, 'AAA'],
  [black, white, 21, 'AAA'],
  [black, black, 1, 'no'],
])('%s on %s has a contrast of %d: %s', (hex, ground, ratio, verdict) => {
  expect(measureContrast(hex, ground)).toBe(ratio)
  expect(judgeContrast(ratio)).toBe(verdict)
  expect(isReadable(ratio)).toBe(verdict.startsWith('AA'))
})

/** Relative luminance, straight from the text of WCAG 2.2. */
const luminance = (hex: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
    const channel = Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255
    return sum + weight * (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
  }, 0)

test('the ratio matches the WCAG definition for every gray and is never rounded up', () => {
  for (let level = 0; level < 256; level++) {
    const hex = `#${level.toString(16).padStart(2, '0').repeat(3)}`
    const exact = 1.05 / (luminance(hex) + 0.05)
    const ratio = measureContrast(hex, white)
    expect(ratio).toBeLessThanOrEqual(exact)
    expect(exact - ratio).toBeLessThan(0.01)
    expect(isReadable(ratio)).toBe(exact >= 4.5)
  }
})

test('on every color black or white is readable, and isDark chooses the right one', () => {
  fc.assert(
    fc.property(hexColor, (hex) => {
      expect(isReadable(measureContrast(hex, isDark(hex) ? white : black))).toBe(true)
    }),
    { numRuns: 2000 },
  )
  expect([isDark('#757575'), isDark('#767676')]).toEqual([true, false])
})

test('the matrix has white, black and each color as text on each color', () => {
  expect(buildMatrix(['#3B82F6', '#094FC2'])).toEqual([
    { name: 'white', hex: white, ratios: [3.67, 7.21] },
    { name: 'black', hex: black, ratios: [5.7, 2.9] },
    { name: '#3B82F6', hex: '#3B82F6', ratios: [1, 1.96] },
    { name: '#094FC2', hex: '#094FC2', ratios: [1.96, 1] },
  ])
})

test('two colors have the same contrast, whichever of them is the text', () => {
  fc.assert(
    fc.property(fc.array(hexColor, { minLength: 5, maxLength: 5 }), (colors) => {
      const [, , ...rows] = buildMatrix(colors)
      for (const [i, row] of rows.entries()) {
        for (const [j, other] of rows.entries()) expect(row.ratios[j]).toBe(other.ratios[i])
      }
    }),
  )
})

const blue = ['#3B82F6', '#F6AF3B', '#9DC0FA', '#094FC2', '#FAD79D']

test('the light card has the darkest color as its button, the dark card has it as its background and the palest as its button', () => {
  expect(drawInUse(blue)).toEqual([
    { name: 'Light', ground: white, bars: blue, button: '#094FC2' },
    {
      name: 'Dark',
      ground: '#094FC2',
      bars: ['#3B82F6', '#F6AF3B', '#9DC0FA', '#FAD79D', '#3B82F6'],
      button: '#FAD79D',
    },
  ])
})

test('a palette of only white still gets a dark card and a black button on the light card', () => {
  expect(drawInUse(Array(5).fill(white))).toMatchObject([
    { ground: white, button: black },
    { ground: '#111111', button: white },
  ])
})

test('a palette of only black gets white bars and a white button on the dark card', () => {
  expect(drawInUse(Array(5).fill(black))[1]).toEqual({
    name: 'Dark',
    ground: black,
    bars: Array(5).fill(white),
    button: white,
  })
})

test('for any palette the light card is white, the dark card is dark enough for white text, and each button stands out', () => {
  fc.assert(
    fc.property(fc.array(hexColor, { minLength: 5, maxLength: 5 }), (colors) => {
      const [light, dark] = drawInUse(colors)
      expect(light?.ground).toBe(white)
      expect(measureContrast(dark?.ground ?? '', white)).toBeGreaterThanOrEqual(4.5)
      expect(isDark(dark?.ground ?? '')).toBe(true)
      for (const { ground, bars, button } of [light!, dark!]) {
        expect(measureContrast(button, ground)).toBeGreaterThanOrEqual(3)
        expect(bars).toHaveLength(5)
      }
      expect(dark?.bars).not.toContain(dark?.ground)
    }),
  )
})
