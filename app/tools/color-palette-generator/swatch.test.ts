import { expect, test } from 'vitest'
import { describeColor, measureContrast } from './swatch.ts'

const white = '#FFFFFF'
const black = '#000000'

test.each([
  ['#777777', white, '4.47:1', false],
  ['#767676', white, '4.54:1', true],
  ['#3B82F6', white, '3.67:1', false],
  ['#3B82F6', black, '5.70:1', true],
  ['#FF0000', white, '3.99:1', false],
  ['#FFFFFF', black, '21.00:1', true],
  ['#000000', white, '21.00:1', true],
  ['#000000', black, '1.00:1', false],
])('%s on %s has %s and enough is %s', (hex, background, text, isEnough) => {
  expect(measureContrast(hex, background)).toMatchObject({ text, isEnough })
})

/** WCAG 2.2, relative luminance, read literally. */
const luminance = (hex: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
    const channel = Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255
    return sum + weight * (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
  }, 0)

test('the ratio is that of the definition, never rounded up, for every grey', () => {
  for (let level = 0; level < 256; level++) {
    const hex = `#${level.toString(16).padStart(2, '0').repeat(3)}`
    const exact = 1.05 / (luminance(hex) + 0.05)
    const { text, isEnough } = measureContrast(hex, white)
    const ratio = Number.parseFloat(text)
    expect(ratio).toBeLessThanOrEqual(exact)
    expect(exact - ratio).toBeLessThan(0.01)
    expect(isEnough).toBe(exact >= 4.5)
  }
})

test('a swatch carries every notation, both contrasts and what others see', () => {
  expect(describeColor('#3B82F6')).toEqual({
    hex: '#3B82F6',
    rgb: 'rgb(59, 130, 246)',
    hsl: 'hsl(217, 91%, 60%)',
    oklch: 'oklch(0.6231 0.1880 259.81)',
    onWhite: { text: '3.67:1', isEnough: false },
    onBlack: { text: '5.70:1', isEnough: true },
    seen: { protanopia: '#418EFA', deuteranopia: '#007DF4', tritanopia: '#009EB0', achromatopsia: '#858585' },
  })
})
