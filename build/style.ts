import { transform } from 'lightningcss'

// Classes and variables; a name that holds the code of a character (`.\32xl`) is not read, and so its rules stay.
const names = /\.((?!\d)(?:\\\D|[\w-])+)(?![\w\\])|(--[\w-]+)(?=[:{])/g

const isRead = (css: string, name: string) => name.startsWith('--') && css.includes(`var(${name}`)

const lookups = new Map<string, (name: string) => boolean>()

/** Tells whether a text holds a name, and keeps the answer: all pages ask for the same names in the same scripts. */
function createLookup(text: string): (name: string) => boolean {
  const answers = new Map<string, boolean>()
  return (name) => {
    const isHeld = answers.get(name) ?? text.includes(name)
    answers.set(name, isHeld)
    return isHeld
  }
}

/** A style sheet without the rules for classes that HTML and scripts nowhere name, and their variables: `".a{…}.b{…}"`, `"b"` → `".b{…}"` */
export function trimStyle(style: string, html: string, scripts: readonly string[]): string {
  const plain = html.replace(/&(#x27|gt|amp);/g, (_, name) => ({ '#x27': "'", gt: '>' })[name as string] ?? '&')
  const texts = [plain, ...scripts].map((text) => {
    const lookup = lookups.get(text) ?? createLookup(text)
    lookups.set(text, lookup)
    return lookup
  })
  const trim = (css: string) => {
    const known = new Set([...css.matchAll(names)].map(([, name, variable]) => name?.replaceAll('\\', '') ?? variable!))
    const unusedSymbols = [...known].filter((name) => !texts.some((holds) => holds(name)) && !isRead(css, name))
    return transform({ filename: 'app.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString()
  }
  // A variable may be read by a rule that goes, or by another variable that does.
  return trim(trim(trim(style)))
}
