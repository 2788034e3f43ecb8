export type Scope = 'specials' | 'map' | 'non-ascii'
export type Form = 'named' | 'decimal' | 'hexadecimal'
export type EncodeOptions = { scope: Scope; form: Form }
/** The entity name of a character, without `&` and `;`; the whole list is in entity-table.ts. */
export type NameOf = (character: string) => string | undefined

/** What HTML 4 has a name for is named; `'`, `/`, backtick and `=` have none there. */
const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '/': '&#x2F;',
  '`': '&#x60;',
  '=': '&#x3D;',
  '×': '&times;',
  '÷': '&divide;',
}

// U+00A0 to U+00CB in order: Latin-1 symbols, then the accented capital letters A to E.
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml'
for (const [index, name] of latin1.split(' ').entries()) references[String.fromCharCode(0xa0 + index)] = `&${name};`

// Each is replaced by itself: engines do that far faster than a class of characters.
const ascii: Record<Scope, readonly string[]> = {
  specials: ['<', '>', '"', "'"],
  map: ['<', '>', '"', "'", '/', '`', '='],
  'non-ascii': ['<', '>', '"', "'"],
}

// A reference to U+0080–U+009F reads back as Windows-1252 (HTML §13.2.5.80), one to a surrogate as U+FFFD: both are kept.
const beyond: Record<Scope, RegExp | null> = {
  specials: null,
  map: /[\u00a0-\u00cb×÷]/g,
  'non-ascii': /[\u00a0-\ud7ff\ue000-\u{10ffff}]/gu,
}

function referTo(character: string, form: Form, nameOf: NameOf | undefined): string {
  const codePoint = character.codePointAt(0)!
  if (form === 'hexadecimal') return `&#x${codePoint.toString(16).toUpperCase()};`
  const name = form === 'named' && nameOf?.(character)
  return name ? `&${name};` : `&#${codePoint};`
}

/**
 * Writes characters as entities, each code point as one: `"<é😀>"` in scope non-ascii, form decimal →
 * `"&#60;&#233;&#128512;&#62;"`
 */
export function encodeEntities(text: string, { scope, form }: EncodeOptions, nameOf?: NameOf): string {
  const known = new Map(form === 'named' ? Object.entries(references) : [])
  const refer = (character: string): string => {
    const met = known.get(character)
    if (met !== undefined) return met
    const reference = referTo(character, form, nameOf)
    known.set(character, reference)
    return reference
  }
  const replaceAll = (from: string, character: string) => from.replace(new RegExp(character, 'g'), refer(character))
  // References begin with `&`, so that it comes first; they hold nothing else that is replaced.
  const started = replaceAll(text, '&')
  const named = beyond[scope] ? started.replace(beyond[scope], refer) : started
  return ascii[scope].reduce(replaceAll, named)
}
