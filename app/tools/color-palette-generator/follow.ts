import { buildPalette } from './harmony.ts'
import { isSame, type State } from './state.ts'

/**
 * The palette of a state: its colors from the color field and the harmony, the locked ones kept. If the text is not a color, the
 * last good one is used.
 */
export function followState({ base, settings, palette, locks }: State): Pick<State, 'palette' | 'problem'> {
  const wanted = buildPalette(base, settings.harmony)
  const built = wanted.ok ? wanted : buildPalette(palette.base, settings.harmony)
  const problem = wanted.ok ? undefined : wanted.error
  if (!built.ok) return { palette, problem }
  const swatches = built.value.swatches.map((swatch, place) => {
    const old = locks.includes(place) ? palette.swatches[place] : undefined
    return old && old.hex !== swatch.hex ? { ...old, role: 'kept' } : swatch
  })
  const next = { ...built.value, swatches }
  return { palette: isSame(next, palette) ? palette : next, problem }
}
