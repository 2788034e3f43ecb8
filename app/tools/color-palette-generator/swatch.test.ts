import { expect, test } from 'vitest'
import { describeColor } from './swatch.ts'

test('a color has every notation, both contrasts and its color-blindness previews', () => {
  expect(describeColor('#3B82F6')).toEqual({
    hex: '#3B82F6',
    rgb: 'rgb(59, 130, 246)',
    hsl: 'hsl(217, 91%, 60%)',
    oklch: 'oklch(0.6231 0.1880 259.81)',
    onWhite: 3.67,
    onBlack: 5.7,
    seen: { protanopia: '#418EFA', deuteranopia: '#007DF4', tritanopia: '#009EB0', achromatopsia: '#858585' },
  })
})
