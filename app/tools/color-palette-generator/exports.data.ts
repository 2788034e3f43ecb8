/** The choices of "Export format", each with the name a toast gives it; the first is chosen at the start. */
export const formatChoices = [
  { value: 'css', label: 'CSS variables', name: 'CSS' },
  { value: 'tailwind', label: 'Tailwind theme', name: 'Tailwind' },
  { value: 'scss', label: 'SCSS variables', name: 'SCSS' },
  { value: 'json', label: 'JSON', name: 'JSON' },
  { value: 'svg', label: 'SVG image', name: 'SVG' },
] as const
export type ExportFormat = (typeof formatChoices)[number]['value']
