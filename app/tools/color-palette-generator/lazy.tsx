export { parseColor, pickRandomColor } from './color.ts'
export { buildPalette } from './harmony.ts'
export { buildReport } from './report.ts'
export { describeColor } from './swatch.ts'
