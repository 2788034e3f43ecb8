/** The choices of "Export format" by the names a toast gives them; the first is chosen at the start. */
export const formatChoices = [
  { value: 'css', label: 'CSS' },
  { value: 'tailwind', label: 'Tailwind' },
  { value: 'scss', label: 'SCSS' },
  { value: 'oklch', label: 'OKLCH' },
  { value: 'json', label: 'JSON' },
  { value: 'svg', label: 'SVG' },
] as const
export type ExportFormat = (typeof formatChoices)[number]['value']
