/** The eight entities listed on the page. The full list, entity-names.data.ts, loads on demand. */
export const commonEntities = [
  { character: '&', entity: '&amp;', number: '&#38;', description: 'Ampersand' },
  { character: '<', entity: '&lt;', number: '&#60;', description: 'Less than' },
  { character: '>', entity: '&gt;', number: '&#62;', description: 'Greater than' },
  { character: '"', entity: '&quot;', number: '&#34;', description: 'Double quotation mark' },
  { character: "'", entity: '&apos;', number: '&#39;', description: 'Apostrophe' },
  { character: '\u00a0', entity: '&nbsp;', number: '&#160;', description: 'Non-breaking space' },
  { character: '©', entity: '&copy;', number: '&#169;', description: 'Copyright sign' },
  { character: '®', entity: '&reg;', number: '&#174;', description: 'Registered sign' },
] as const
