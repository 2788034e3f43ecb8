import { black, isReadable, measureContrast, white } from './contrast.ts'

/** A small sample card in colors of the palette. Its text is black or white, whichever is more readable. */
type Sample = { name: string; ground: string; bars: readonly string[]; button: string }

/** Minimum contrast of a control against its surroundings, WCAG 2.2 §1.4.11. */
const distinct = 3
const night = '#111111'

/** A light and a dark card. Blue and orange → a white card with a dark blue button, a dark blue card with a pale button. */
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
