import fc from 'fast-check'
import { expect, test } from 'vitest'
import { black, isDark, measureContrast, white } from './contrast.ts'
import { drawInUse } from './in-use.ts'

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)
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
