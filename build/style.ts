import { transform } from 'lightningcss'

// Classes and variables; a name that holds the code of a character (`.\32xl`) is not read, and so its rules stay.
const names = /\.((?!\d)(?:\\\D|[\w-])+)(?![\w\\])|(--[\w-]+)(?=[:{])/g

// Which names a text holds: pages share most scripts, and a thousand names take a while to look for.
const seen: Record<string, Record<string, boolean>> = {}

/** A style sheet without the rules for classes that HTML and scripts nowhere name, and their variables: `".a{…}.b{…}"`, `"b"` → `".b{…}"` */
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
  // A variable may be read by a rule that goes, or by another variable that does.
  return trim(trim(trim(style)))
}
