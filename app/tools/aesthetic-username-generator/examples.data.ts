import type { Style } from './username.ts'

/** The example lists of the page, by style; the keys of the lists are those of the word banks. */
export const examples: Record<Exclude<Style, 'all'>, readonly string[]> = {
  cute: ['Tinypanda', 'Mochi.bunny', 'Honeynest', 'Softotter🌸', 'Waffle_kitten', 'Cloverdays', 'Dearmuffin'],
  cool: ['Ravenwave', 'Delta-orbit', 'Wildfalcon', 'Cobalt_storm', 'Justpixel', 'Quartztrail', 'Frostvolt'],
  aesthetic: ['Lunaglow', 'Velvet.dusk', 'Calmriver', 'Ivory_moon✨', 'Willowsong', 'Goldenlotus', 'Sagelight🌙'],
}
