const labels = new Map([
  ['theme', 'Theme'],
  ['favorites', 'Favorites'],
  ['recents', 'Recent tools, latest first'],
  ['recent-tools', 'Remember recent tools'],
  ['options', 'Remember options'],
  ['single-keys', 'Single-key shortcuts'],
  ['ads', 'Your answer about ads'],
  ['options:', 'Options'],
  ['split:', 'Width of the first pane, in percent'],
])

/**
 * Describes a stored preference: `("options:json-formatter", '{"indent":"tab"}')` → "Options, JSON Formatter",
 * `{"indent":"tab"}`. An unknown one keeps its own name.
 */
export function describeStored(name: string, value: string, names: Readonly<Record<string, string>>) {
  const [, kind = name, slug = ''] = /^(.*?:)(.+)$/.exec(name) ?? []
  const label = labels.get(kind)
  const isList = name === 'favorites' || name === 'recents'
  const words = value.split(' ').map((word) => names[word] ?? word)
  return {
    what: label && slug ? `${label}, ${names[slug] ?? slug}` : (label ?? name),
    value: isList ? words.join(', ') : value,
  }
}
