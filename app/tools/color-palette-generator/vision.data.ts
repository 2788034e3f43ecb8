/** The choices of the color vision preview; the first is chosen at the start. */
export const visionChoices = [
  { value: 'none', label: 'No preview' },
  { value: 'protanopia', label: 'Protanopia' },
  { value: 'deuteranopia', label: 'Deuteranopia' },
  { value: 'tritanopia', label: 'Tritanopia' },
  { value: 'achromatopsia', label: 'Achromatopsia' },
] as const
export type VisionChoice = (typeof visionChoices)[number]['value']
export type Vision = Exclude<VisionChoice, 'none'>
