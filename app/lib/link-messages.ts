const nothingLoaded = 'Nothing of it was loaded.'
export const linkDamaged = `This link is damaged or cut off. ${nothingLoaded}`
export const linkNewer = `This link was made by a newer version of this site. ${nothingLoaded}`
export const linkTooLong = `This link is longer than 32 KB. ${nothingLoaded}`
export const linkUnfit = `The settings of this link do not go together. ${nothingLoaded}`
const cut = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
export const unknownName = (name: string): string =>
  `This link sets “${cut(name)}”, which this tool does not have. ${nothingLoaded}`
export const unknownValue = (name: string, value: unknown): string =>
  `This link sets “${name}” to “${cut(typeof value === 'string' ? value : JSON.stringify(value))}”, which is not one of its values. ${nothingLoaded}`
export const setTwice = (name: string): string => `This link sets “${cut(name)}” twice. ${nothingLoaded}`
