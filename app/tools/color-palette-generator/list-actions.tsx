import Shuffle from 'lucide/dist/esm/icons/shuffle.mjs'
import { type Actions, copyAct } from '#app/work/bench/actions.tsx'
import { listHex, listRgb } from './exports.ts'
import { copied, copyFailed, downloaded } from './messages.ts'
import type { PaletteTool } from './use-palette.ts'

/** The buttons of the bar, and on a phone those of the Export pane too. */
export function listActions({ desk, generate, randomize, undo, writeReport }: PaletteTool): {
  wide: Actions
  phone: Actions
} {
  const { palette, history } = desk.state
  const random = { label: 'Random Color', icon: Shuffle, keys: 'Space', onPress: randomize } as const
  const wide = {
    primary: { label: 'Generate Palette', onPress: generate },
    secondary: [random],
    ...(history.length > 0 && { clear: { label: 'Undo', onPress: undo } }),
  }
  const giveValues = (label: string, name: string, list: typeof listHex) => ({
    label,
    isEmpty: false,
    text: () => list(palette),
    copied: copied(name),
    copyFailed,
  })
  // On wider screens these are in the header of the Export pane.
  const phone = {
    ...wide,
    secondary: [random, copyAct(giveValues('Copy RGB', 'RGB', listRgb))],
    outputs: {
      Export: {
        copy: giveValues('Copy HEX', 'HEX', listHex),
        download: { isEmpty: false, file: writeReport, downloaded },
      },
    },
  }
  return { wide, phone }
}
