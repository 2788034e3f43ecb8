import { hsl } from 'culori/css'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexColor } from '../../../scripts/arbitraries.ts'
import { noHue, notAColor } from './color.ts'
import { readRgb } from './contrast.ts'
import { buildPalette, harmonize, hasHue, isAlike } from './harmony.ts'
import { initialPalette } from './initial-palette.data.ts'
import { harmonies } from './messages.ts'
import type { Harmony } from './settings.ts'
import { steps } from './steps.data.ts'

const anyHarmony = fc.constantFrom(...harmonies.map(({ value }) => value))
const grey = fc
  .integer({ min: 0, max: 255 })
  .map((value) => `#${value.toString(16).padStart(2, '0').toUpperCase().repeat(3)}`)

test.each<[Harmony, string, string]>([
  ['complementary', '#3B82F6', '#3B82F6 #F6AF3B #9DC0FA #094FC2 #FAD79D'],
  ['triadic', '#3B82F6', '#3B82F6 #F63B82 #82F63B #9DC0FA #094FC2'],
  ['analogous', '#3B82F6', '#3B82F6 #523BF6 #3BDFF6 #AF3BF6 #3BF6AF'],
  ['monochromatic', '#3B82F6', '#3B82F6 #073B91 #0A59DA #8BB2F3 #D2E1F8'],
  ['tetradic', '#3B82F6', '#3B82F6 #F63BDF #F6AF3B #3BF652 #9DC0FA'],
  ['triadic', '#FF0000', '#FF0000 #00FF00 #0000FF #FB6A6A #950404'],
  ['monochromatic', '#FFEEEE', '#FFEEEE #FB5959 #FDA4A4 #FBB6B6 #F28C8C'],
  // Hue 30 − 30 comes out slightly below 0 in floating point.
  ['analogous', '#DD8A37', '#DD8A37 #DDDD37 #DD3737 #8ADD37 #DD378A'],
  ['complementary', '#808080', '#808080 #808080 #B3B3B3 #4D4D4D #9A9A9A'],
  ['complementary', '#000000', '#000000 #000000 #333333 #0D0D0D #4D4D4D'],
  ['triadic', '#FFFFFF', '#FFFFFF #FFFFFF #FFFFFF #F2F2F2 #CCCCCC'],
  ['analogous', '#000000', '#000000 #000000 #000000 #000000 #000000'],
  ['tetradic', '#808080', '#808080 #808080 #808080 #808080 #B3B3B3'],
  ['monochromatic', '#808080', '#808080 #343434 #5A5A5A #A6A6A6 #CDCDCD'],
])('%s of %s is %s', (harmony, base, colors) => {
  expect(harmonize(base, harmony).join(' ')).toBe(colors)
})

test.each<[Harmony, string, string]>([
  ['complementary', '#3B82F6', 'base | complement | base, lighter | base, darker | complement, lighter'],
  ['triadic', '#3B82F6', 'base | hue +120° | hue +240° | base, lighter | base, darker'],
  ['analogous', '#3B82F6', 'base | hue +30° | hue −30° | hue +60° | hue −60°'],
  ['monochromatic', '#3B82F6', 'base | base, much darker | base, darker | base, lighter | base, much lighter'],
  ['tetradic', '#3B82F6', 'base | hue +90° | complement | hue +270° | base, lighter'],
  // Almost nothing is lighter than this base: its "lighter" steps turn out darker and are named darker.
  ['monochromatic', '#FFEEEE', 'base | base, much darker | base, darker | base, darker | base, darker'],
])('the roles in %s of %s are %s', (harmony, base, roles) => {
  const built = buildPalette(base, harmony)
  expect(built.ok && built.value.swatches.map(({ role }) => role).join(' | ')).toBe(roles)
})

test('a color named lighter or darker really is, and any other has the lightness of the base', () => {
  fc.assert(
    fc.property(hexColor, anyHarmony, (base, harmony) => {
      const built = buildPalette(base, harmony)
      const { l } = hsl(readRgb(base))
      for (const { hex, role } of built.ok ? built.value.swatches : []) {
        const step = hsl(readRgb(hex)).l - l
        if (role.endsWith('lighter')) expect(step).toBeGreaterThan(0)
        else if (role.endsWith('darker')) expect(step).toBeLessThan(0)
        else expect(Math.abs(step)).toBeLessThanOrEqual(0.005)
      }
    }),
  )
})

test.each<[Harmony, number[]]>([
  ['complementary', [180]],
  ['triadic', [120, 240]],
  ['analogous', [30, -30, 60, -60]],
  ['monochromatic', []],
  ['tetradic', [90, 180, 270]],
])('%s rotates the hue by exactly %j', (harmony, offsets) => {
  const rotations = steps[harmony].filter(({ saturation, lightness }) => saturation === 0 && lightness === 0)
  expect(rotations.map(({ hue }) => hue)).toEqual(offsets)
})

test.each(['#808080', '#000000', '#FFFFFF', 'white', 'hsl(40 0% 30%)'])(
  '%s gets a note that it has no hue to rotate',
  (base) => {
    expect(buildPalette(base, 'complementary')).toMatchObject({ ok: true, value: { notes: [noHue] } })
    expect(noHue).toContain('no hue to rotate')
    expect(buildPalette(base, 'monochromatic')).toMatchObject({ ok: true, value: { notes: [] } })
  },
)

test('text that is not a color gives the reason instead of a palette', () => {
  for (const text of [' Not a Color ', '', ' ']) {
    expect(buildPalette(text, 'triadic')).toEqual({ ok: false, error: notAColor })
  }
})

test('the palette shown when the page opens is the one the code builds', () => {
  expect(buildPalette('#3B82F6', 'complementary')).toEqual({ ok: true, value: initialPalette })
})

test('every harmony has five colors, the base first and unchanged', () => {
  fc.assert(
    fc.property(hexColor, anyHarmony, (base, harmony) => {
      const built = buildPalette(base, harmony)
      const colors = built.ok ? built.value.swatches.map(({ hex }) => hex) : []
      expect(colors).toHaveLength(5)
      expect(colors[0]).toBe(base)
      for (const color of colors) expect(color).toMatch(/^#[\dA-F]{6}$/)
    }),
  )
})

// Hex rounds each channel by up to half a step. Near black and white that changes the saturation a lot.
const slack = (lightness: number): number => 2 / 255 / (1 - Math.abs(2 * lightness - 1))

test('a rotation keeps saturation and lightness, and every other step stays between 5 and 95 percent', () => {
  fc.assert(
    fc.property(hexColor.filter(hasHue), anyHarmony, (base, harmony) => {
      const from = hsl(readRgb(base))
      for (const [index, color] of harmonize(base, harmony).slice(1).entries()) {
        const step = steps[harmony][index]
        const { s, l } = hsl(readRgb(color))
        if (step?.saturation === 0 && step.lightness === 0) {
          expect(Math.abs(l - from.l)).toBeLessThan(1 / 255)
          expect(Math.abs(s - from.s)).toBeLessThan(slack(from.l))
        } else {
          expect(l).toBeGreaterThan(0.05 - 1 / 255)
          expect(l).toBeLessThan(0.95 + 1 / 255)
          expect(s).toBeGreaterThan(0.05 - slack(l))
          expect(s).toBeLessThan(0.95 + slack(l))
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('a rotation leaves a gray unchanged, and no step gives it a hue', () => {
  fc.assert(
    fc.property(grey, anyHarmony, (base, harmony) => {
      const colors = harmonize(base, harmony)
      expect(colors.some(hasHue)).toBe(false)
      for (const [index, { saturation, lightness }] of steps[harmony].entries()) {
        expect(colors[index + 1] === base).toBe(saturation === 0 && lightness === 0)
      }
    }),
  )
})

test('lighter, darker and monochromatic colors never look like an earlier color of the palette', () => {
  fc.assert(
    fc.property(hexColor, anyHarmony, (base, harmony) => {
      const colors = harmonize(base, harmony)
      for (const [index, step] of steps[harmony].entries()) {
        const color = colors[index + 1] ?? ''
        if (step.lightness !== 0) expect(colors.findIndex((other) => isAlike(color, other))).toBe(index + 1)
      }
    }),
    { numRuns: 500 },
  )
})

test('the complement of a complement is the original color', () => {
  fc.assert(
    fc.property(hexColor, (base) => {
      fc.pre(hasHue(base))
      expect(harmonize(harmonize(base, 'complementary')[1] ?? '', 'complementary')[1]).toBe(base)
    }),
  )
})
