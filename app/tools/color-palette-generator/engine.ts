import { parseColor } from './color.ts'
import { buildDownload, exportPalette, listHex, listRgb } from './exports.ts'
import { buildPalette } from './harmony.ts'
import { countReadable, describeColor } from './swatch.ts'
import { simulateVision } from './vision.ts'

/** All that needs the color library, in one piece that the page fetches on first use. */
export const engine = {
  parseColor,
  buildPalette,
  describeColor,
  countReadable,
  simulateVision,
  listHex,
  listRgb,
  buildDownload,
  exportPalette,
}

export type Engine = typeof engine
