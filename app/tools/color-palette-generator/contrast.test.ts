import { expect, test } from 'vitest'
import { measureContrast } from './contrast.ts'
import { countReadable, describeColor } from './swatch.ts'

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
    const { ratio, isEnough } = measureContrast(hex, white)
    expect(ratio).toBeLessThanOrEqual(exact)
    expect(exact - ratio).toBeLessThan(0.01)
    expect(isEnough).toBe(exact >= 4.5)
  }
})

test('a swatch carries every notation and both contrasts', () => {
  expect(describeColor('#3B82F6')).toEqual({
    hex: '#3B82F6',
    rgb: 'rgb(59, 130, 246)',
    hsl: 'hsl(217, 91%, 60%)',
    oklch: 'oklch(0.6231 0.1880 259.81)',
    onWhite: { ratio: 3.67, text: '3.67:1', isEnough: false },
    onBlack: { ratio: 5.7, text: '5.70:1', isEnough: true },
  })
})

test('the colors that can carry text are counted for white and for black', () => {
  expect(countReadable(['#3B82F6', '#F6AF3B', '#9DC0FA', '#094FC2', '#767676'])).toEqual({ onWhite: 2, onBlack: 4 })
  expect(countReadable([])).toEqual({ onWhite: 0, onBlack: 0 })
})
