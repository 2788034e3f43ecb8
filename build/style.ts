import { transform } from 'lightningcss'

// Classes and variables. A name with a character code (`.\32xl`) does not match, so its rules stay.
const names = /\.((?!\d)(?:\\\D|[\w-])+)(?![\w\\])|(--[\w-]+)(?=[:{])/g

// A cache of which names a text contains: pages share most scripts, and searching for a thousand names takes a while.
const seen: Record<string, Record<string, boolean>> = {}

/** Removes rules for classes that neither HTML nor scripts name, and their unused variables: `".a{…}.b{…}"`, `"b"` → `".b{…}"` */
export function trimStyle(style: string, html: string, scripts: readonly string[]): string {
  const plain = html.replace(/&(#x27|gt|amp);/g, (_, name) => ({ '#x27': "'", gt: '>' })[name as string] ?? '&')
  const known = new Set([...style.matchAll(names)].map(([, name, variable]) => name?.replaceAll('\\', '') ?? variable!))
  const texts = [plain, ...scripts]
  for (const text of texts) seen[text] ??= {}
  const unnamed = [...known].filter((name) => !texts.some((text) => (seen[text]![name] ??= text.includes(name))))
  const trim = (css: string) => {
    const unusedSymbols = unnamed.filter((name) => !name.startsWith('--') || !css.includes(`var(${name}`))
    return transform({ filename: 'app.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString()
  }
  // A variable may be read by a rule or another variable that is removed first, so trim three times.
  return trim(trim(trim(style)))
}
