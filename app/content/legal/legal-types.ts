/** A section of a legal text: paragraphs, then a list, then a link. */
export type LegalSection = {
  title: string
  paragraphs: readonly string[]
  items?: readonly { name?: string; text: string }[]
  link?: { text: string; path: string }
}

/** A legal text. Data only: the template decides how it looks. */
export type LegalText = {
  title: string
  /** The sentence under the heading. */
  summary: string
  updated: string
  sections: readonly LegalSection[]
}
