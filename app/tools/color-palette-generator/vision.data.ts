/** Options of "See as" and their full names. The first is the default. */
export const visionChoices = [
  { value: 'none', label: 'Normal', name: '' },
  { value: 'protanopia', label: 'Protan', name: 'Protanopia' },
  { value: 'deuteranopia', label: 'Deutan', name: 'Deuteranopia' },
  { value: 'tritanopia', label: 'Tritan', name: 'Tritanopia' },
  { value: 'achromatopsia', label: 'Gray', name: 'Achromatopsia' },
] as const
export type Vision = Exclude<(typeof visionChoices)[number]['value'], 'none'>
