export { parseColor, pickRandomColor } from './color.ts'
export { buildPalette, buildReport } from './harmony.ts'
export { describeColor } from './swatch.ts'
