import { black, isReadable, measureContrast, white } from './contrast.ts'

/** A small card as the palette would color it; words on ground and button are black or white, whichever is read better. */
type Sample = { name: string; ground: string; bars: readonly string[]; button: string }

/** The least ratio of a control to what is around it, WCAG 2.2 §1.4.11. */
const distinct = 3
const night = '#111111'

/** A light and a dark card: of blue and orange, the light one is white with a dark blue button, the dark one dark blue with a pale one. */
export function drawInUse(colors: readonly string[]): readonly Sample[] {
  const darkest = findFarthest(colors, white)
  const dark = isReadable(measureContrast(darkest, white)) ? darkest : night
  const others = colors.filter((hex) => hex !== dark)
  const bars = others.length > 0 ? colors.map((_, place) => others[place % others.length]!) : colors.map(() => white)
  return [
    { name: 'Light', ground: white, bars: colors, button: standOut(colors, white, black) },
    { name: 'Dark', ground: dark, bars, button: standOut(others, dark, white) },
  ]
}

const findFarthest = (colors: readonly string[], ground: string): string =>
  colors.toSorted((a, b) => measureContrast(b, ground) - measureContrast(a, ground))[0] ?? ground

function standOut(colors: readonly string[], ground: string, otherwise: string): string {
  const best = findFarthest(colors, ground)
  return measureContrast(best, ground) >= distinct ? best : otherwise
}
