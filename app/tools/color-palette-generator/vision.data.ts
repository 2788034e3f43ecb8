/** The choices of "See as" and their full names; the first is chosen at the start. */
export const visionChoices = [
  { value: 'none', label: 'Normal', name: '' },
  { value: 'protanopia', label: 'Protan', name: 'Protanopia' },
  { value: 'deuteranopia', label: 'Deutan', name: 'Deuteranopia' },
  { value: 'tritanopia', label: 'Tritan', name: 'Tritanopia' },
  { value: 'achromatopsia', label: 'Grey', name: 'Achromatopsia' },
] as const
export type VisionChoice = (typeof visionChoices)[number]['value']
export type Vision = Exclude<VisionChoice, 'none'>
