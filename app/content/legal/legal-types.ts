/** A section of a legal text: paragraphs, then a list, then a link. */
export type LegalSection = {
  title: string
  paragraphs: readonly string[]
  list?: readonly string[]
  /** A list of texts by their names. */
  items?: Readonly<Record<string, string>>
  link?: { text: string; path: string }
}

export type LegalText = {
  title: string
  summary: string
  updated: string
  sections: readonly LegalSection[]
}
