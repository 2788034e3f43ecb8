export type Charset = 'utf-8' | 'utf-16le' | 'utf-16be' | 'iso-8859-1' | 'windows-1252'

export const charsetNames: Record<Charset, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  'iso-8859-1': 'ISO-8859-1',
  'windows-1252': 'Windows-1252',
}
export const charsetChoices = (Object.keys(charsetNames) as Charset[]).map((value) => ({
  value,
  label: charsetNames[value],
}))
