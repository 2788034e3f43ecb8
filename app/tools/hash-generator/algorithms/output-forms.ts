/** The forms a digest is shown in, by the names of their choices. */
export const outputForms = [
  { value: 'hex', label: 'hex' },
  { value: 'hex-upper', label: 'HEX' },
  { value: 'base64', label: 'Base64' },
  { value: 'sri', label: 'SRI' },
] as const
export type Output = (typeof outputForms)[number]['value']
