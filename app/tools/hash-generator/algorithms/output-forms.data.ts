/** The forms in which a digest can be shown. */
export const outputForms = [
  { value: 'hex', label: 'hex' },
  { value: 'hex-upper', label: 'HEX' },
  { value: 'base64', label: 'Base64' },
  { value: 'sri', label: 'SRI' },
] as const
