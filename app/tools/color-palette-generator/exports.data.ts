/** Options of "Export format"; toasts use the labels. The first is the default. */
export const formatChoices = [
  { value: 'css', label: 'CSS' },
  { value: 'tailwind', label: 'Tailwind' },
  { value: 'scss', label: 'SCSS' },
  { value: 'oklch', label: 'OKLCH' },
  { value: 'json', label: 'JSON' },
  { value: 'svg', label: 'SVG' },
] as const
export type ExportFormat = (typeof formatChoices)[number]['value']
