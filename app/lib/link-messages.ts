const nothingLoaded = 'Nothing was loaded.'
export const linkDamaged = `This link is damaged or cut off. ${nothingLoaded}`
export const linkNewer = `This link was made by a newer version of this site. ${nothingLoaded}`
export const linkTooLong = `This link is longer than 32 KB. ${nothingLoaded}`

const cut = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** Writes a setting as people do in a link: `true` → "on", `["g", "i"]` → "g,i" */
export const describeValue = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : Array.isArray(value) ? value.join(',') : String(value)

export const unknownName = (name: string): string =>
  `This link sets “${cut(name)}”, which this tool does not have. ${nothingLoaded}`
/** `("quantity", "999", "a whole number from 1 to 100")` → "This link sets “quantity” to “999”. It takes a whole number from 1 to 100. …" */
export const unknownValue = (name: string, value: unknown, takes: string): string =>
  `This link sets “${name}” to “${cut(describeValue(value))}”. It takes ${takes}. ${nothingLoaded}`
export const setTwice = (name: string): string => `This link sets “${cut(name)}” twice. ${nothingLoaded}`

const quote = (settings: Readonly<Record<string, unknown>>) =>
  new Intl.ListFormat('en-US').format(
    Object.entries(settings).map(([name, value]) => `“${name}” to “${cut(describeValue(value))}”`),
  )

/** `({ from: "celsius" }, { category: "length" })` → "This link sets “from” to “celsius”, which does not work with “category” set to “length”. …" */
export const linkUnfit = (
  unfit: Readonly<Record<string, unknown>>,
  others: Readonly<Record<string, unknown>>,
): string => {
  const rest = quote(others).replaceAll('” to “', '” set to “')
  return `This link sets ${quote(unfit)}, which does not work with ${rest || 'the other settings'}. ${nothingLoaded}`
}
