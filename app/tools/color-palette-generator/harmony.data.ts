/** Options of "Harmony". The first is the default. */
export const harmonyChoices = [
  { value: 'complementary', label: 'Complementary' },
  { value: 'triadic', label: 'Triadic' },
  { value: 'analogous', label: 'Analogous' },
  { value: 'monochromatic', label: 'Monochromatic' },
  { value: 'tetradic', label: 'Tetradic' },
] as const
export type Harmony = (typeof harmonyChoices)[number]['value']
