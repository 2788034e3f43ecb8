import { expect, test } from 'vitest'
import { exportPalette } from './export-formats.ts'
import { listColors } from './exports.ts'
import { buildReport } from './harmony.ts'
import { initialPalette as palette } from './initial-palette.data.ts'
import * as messages from './messages.ts'

const now = new Date(Date.UTC(2025, 7, 4, 10, 20, 30, 456))

test('Copy HEX and Copy RGB put one color on each line', () => {
  expect(listColors(palette, 'hex')).toBe('#3B82F6\n#F6AF3B\n#9DC0FA\n#094FC2\n#FAD79D')
  expect(listColors(palette, 'rgb')).toBe(
    'rgb(59, 130, 246)\nrgb(246, 175, 59)\nrgb(157, 192, 250)\nrgb(9, 79, 194)\nrgb(250, 215, 157)',
  )
})

test('the text file starts with a title and the UTC time, then lists hex, RGB, HSL and contrast of each color', () => {
  expect(buildReport(palette, now)).toEqual({
    name: 'color-palette-complementary.txt',
    type: 'text/plain',
    text: `Color Palette: complementary
Generated: 2025-08-04T10:20:30.456Z

1. #3B82F6
RGB: rgb(59, 130, 246)
HSL: hsl(217, 91%, 60%)
Contrast: 3.67:1 on white, 5.70:1 on black

2. #F6AF3B
RGB: rgb(246, 175, 59)
HSL: hsl(37, 91%, 60%)
Contrast: 1.88:1 on white, 11.11:1 on black

3. #9DC0FA
RGB: rgb(157, 192, 250)
HSL: hsl(217, 90%, 80%)
Contrast: 1.84:1 on white, 11.35:1 on black

4. #094FC2
RGB: rgb(9, 79, 194)
HSL: hsl(217, 91%, 40%)
Contrast: 7.21:1 on white, 2.90:1 on black

5. #FAD79D
RGB: rgb(250, 215, 157)
HSL: hsl(37, 90%, 80%)
Contrast: 1.37:1 on white, 15.27:1 on black
`,
  })
})

test('the palette is written as CSS variables', () => {
  expect(exportPalette(palette, 'css')).toEqual({
    name: 'color-palette-complementary.css',
    type: 'text/css',
    text: `:root {
  --palette-1: #3B82F6;
  --palette-2: #F6AF3B;
  --palette-3: #9DC0FA;
  --palette-4: #094FC2;
  --palette-5: #FAD79D;
}
`,
  })
})

test('the palette is written as a Tailwind 4 theme', () => {
  const { name, text } = exportPalette(palette, 'tailwind')
  expect(name).toBe('color-palette-complementary.tailwind.css')
  expect(text).toMatch(
    /^@theme \{\n {2}--color-palette-1: #3B82F6;\n(?: {2}--color-palette-[2-5]: #[\dA-F]{6};\n){4}\}\n$/,
  )
})

test('the palette is written as SCSS variables and a list of them', () => {
  expect(exportPalette(palette, 'scss').text).toBe(`$palette-1: #3B82F6;
$palette-2: #F6AF3B;
$palette-3: #9DC0FA;
$palette-4: #094FC2;
$palette-5: #FAD79D;

$palette: ($palette-1, $palette-2, $palette-3, $palette-4, $palette-5);
`)
})

test('the palette is written as CSS variables in OKLCH', () => {
  expect(exportPalette(palette, 'oklch')).toMatchObject({
    type: 'text/css',
    text: expect.stringMatching(
      /^:root \{\n {2}--palette-1: oklch\(0\.6231 0\.1880 259\.81\);\n(?: {2}--palette-[2-5]: oklch\([\d. ]+\);\n){4}\}\n$/,
    ),
  })
})

test('the palette is written as JSON', () => {
  const { harmony, colors } = JSON.parse(exportPalette(palette, 'json').text)
  expect(harmony).toBe('complementary')
  expect(colors).toHaveLength(5)
  expect(colors[0]).toEqual({
    hex: '#3B82F6',
    rgb: 'rgb(59, 130, 246)',
    hsl: 'hsl(217, 91%, 60%)',
    oklch: 'oklch(0.6231 0.1880 259.81)',
  })
})

test('the palette is drawn as five squares in an SVG', () => {
  const { type, text } = exportPalette(palette, 'svg')
  expect(type).toBe('image/svg+xml')
  expect(text).toContain('viewBox="0 0 500 100"')
  expect(
    [...text.matchAll(/<rect x="(\d+)" width="100" height="100" fill="(#[\dA-F]{6})"\/>/g)].map(([, x]) => x),
  ).toEqual(['0', '100', '200', '300', '400'])
})

test('every export format has a toast name and a file extension', () => {
  expect(messages.formats.map(({ value, label }) => [label, exportPalette(palette, value).name])).toEqual([
    ['CSS', 'color-palette-complementary.css'],
    ['Tailwind', 'color-palette-complementary.tailwind.css'],
    ['SCSS', 'color-palette-complementary.scss'],
    ['OKLCH', 'color-palette-complementary.oklch.css'],
    ['JSON', 'color-palette-complementary.json'],
    ['SVG', 'color-palette-complementary.svg'],
  ])
})

test.each([
  [messages.generated('complementary'), 'Palette Generated!', 'Created a beautiful complementary color palette.'],
  [messages.copied('HEX'), 'Palette Copied!', 'Color palette copied in HEX format.'],
  [messages.copied('RGB'), 'Palette Copied!', 'Color palette copied in RGB format.'],
  [messages.copyFailed, 'Copy failed', 'Please copy the palette manually.'],
  [messages.downloaded, 'Downloaded!', 'Color palette downloaded successfully.'],
])('the toast %o matches the specification', (toast, title, description) => {
  expect(toast).toMatchObject({ title, description })
})
