import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexColor } from '../../../scripts/arbitraries.ts'
import type { Vision } from './settings.ts'
import { describeColor, simulateVision } from './swatch.ts'

test('a color has every notation and both contrasts', () => {
  expect(describeColor('#3B82F6')).toEqual({
    hex: '#3B82F6',
    rgb: 'rgb(59, 130, 246)',
    hsl: 'hsl(217, 91%, 60%)',
    oklch: 'oklch(0.6231 0.1880 259.81)',
    onWhite: 3.67,
    onBlack: 5.7,
  })
})

// Machado, Oliveira, Fernandes 2009, severity 1.0, as published at inf.ufrgs.br/~oliveira/pubs_files/CVD_Simulation.
// Achromatopsia: the luminance row of Rec. ITU-R BT.709 for all three channels.
const matrices: Record<Vision, number[][]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: Array.from({ length: 3 }, () => [0.2126, 0.7152, 0.0722]),
}

const visions = Object.keys(matrices) as Vision[]

const linearize = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const encode = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function multiply(hex: string, matrix: number[][]): number[] {
  const linear = channels(hex).map((channel) => linearize(channel / 255))
  return matrix.map((row) => {
    const sum = row.reduce((total, weight, index) => total + weight * (linear[index] ?? 0), 0)
    return encode(Math.min(1, Math.max(0, sum))) * 255
  })
}

test('every simulation multiplies linear RGB by its published matrix', () => {
  fc.assert(
    fc.property(hexColor, fc.constantFrom(...visions), (hex, vision) => {
      const expected = multiply(hex, matrices[vision])
      for (const [index, channel] of channels(simulateVision(hex, vision)).entries()) {
        expect(Math.abs(channel - (expected[index] ?? 0))).toBeLessThanOrEqual(0.5001)
      }
    }),
    { numRuns: 2000 },
  )
})

test.each<[Vision, string, string]>([
  ['protanopia', '#FF0000', '#6D5F00'],
  ['deuteranopia', '#FF0000', '#A39000'],
  ['tritanopia', '#0000FF', '#006B96'],
  ['achromatopsia', '#FF0000', '#7F7F7F'],
  ['achromatopsia', '#3B82F6', '#858585'],
])('with %s, %s looks like %s', (vision, hex, seen) => {
  expect(simulateVision(hex, vision)).toBe(seen)
})

test('grays look the same to everyone, to within one step', () => {
  for (const vision of visions) {
    for (let level = 0; level < 256; level++) {
      const hex = `#${level.toString(16).padStart(2, '0').repeat(3)}`
      for (const channel of channels(simulateVision(hex, vision))) {
        expect(Math.abs(channel - level)).toBeLessThanOrEqual(1)
      }
    }
  }
})
