type Names = Readonly<Record<string, string>>

const switches: Readonly<Record<string, string>> = {
  'recent-tools': 'Remember recent tools',
  options: 'Remember options',
  'single-keys': 'Shortcuts of a single key',
}
const prefixes: Readonly<Record<string, string>> = { options: 'Options', split: 'Width of the first pane, in percent' }

/**
 * What a preference is, in words: `("options:json-formatter", '{"indent":"tab"}')` → "Options of JSON Formatter",
 * `{"indent":"tab"}`; one that is not known stands there as it is.
 */
export function describeStored(name: string, value: string, names: Names): { what: string; value: string } {
  const [kind = '', slug = ''] = name.split(':')
  const listed = value.split(' ').map((word) => names[word] ?? word)
  if (name === 'theme') return { what: 'Theme', value }
  if (name === 'favorites') return { what: 'Favorites', value: listed.join(', ') }
  if (name === 'recents') return { what: 'Recent tools, the last one first', value: listed.join(', ') }
  if (Object.hasOwn(switches, name)) return { what: switches[name]!, value }
  if (slug && Object.hasOwn(prefixes, kind)) return { what: `${prefixes[kind]}, ${names[slug] ?? slug}`, value }
  return { what: name, value }
}
