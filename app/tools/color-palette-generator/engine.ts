import { parseColor, pickRandomColor } from './color.ts'
import { buildPalette } from './harmony.ts'
import { describeColor } from './swatch.ts'

/** All that needs the color library, in one piece that the page fetches on first use. */
export const engine = { parseColor, pickRandomColor, buildPalette, describeColor }

export type Engine = typeof engine
