type Names = Readonly<Record<string, string>>

const switches: Readonly<Record<string, string>> = {
  'recent-tools': 'Remember recent tools',
  options: 'Remember options',
  'single-keys': 'Single-key shortcuts',
  ads: 'Your answer about ads',
}
const prefixes: Readonly<Record<string, string>> = { options: 'Options', split: 'Width of the first pane, in percent' }

/**
 * Describes a stored preference: `("options:json-formatter", '{"indent":"tab"}')` → "Options, JSON Formatter",
 * `{"indent":"tab"}`. An unknown one keeps its own name.
 */
export function describeStored(name: string, value: string, names: Names): { what: string; value: string } {
  const [kind = '', slug = ''] = name.split(':')
  const listed = value.split(' ').map((word) => names[word] ?? word)
  if (name === 'theme') return { what: 'Theme', value }
  if (name === 'favorites') return { what: 'Favorites', value: listed.join(', ') }
  if (name === 'recents') return { what: 'Recent tools, latest first', value: listed.join(', ') }
  if (Object.hasOwn(switches, name)) return { what: switches[name]!, value }
  if (slug && Object.hasOwn(prefixes, kind)) return { what: `${prefixes[kind]}, ${names[slug] ?? slug}`, value }
  return { what: name, value }
}
