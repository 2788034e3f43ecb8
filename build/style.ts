import { transform } from 'lightningcss'

// Classes and variables; a name that holds the code of a character (`.\32xl`) is not read, and so its rules stay.
const names = /\.((?!\d)(?:\\\D|[\w-])+)(?![\w\\])|(--[\w-]+)(?=[:{])/g

/** Trims one style sheet for many pages: `createTrimmer(".a{…}.b{…}")("b", [])` → `".b{…}"`: what is left has no rules for classes that HTML and scripts nowhere name, nor their variables. */
export function createTrimmer(style: string): (html: string, scripts: readonly string[]) => string {
  const known = [
    ...new Set([...style.matchAll(names)].map(([, name, variable]) => name?.replaceAll('\\', '') ?? variable!)),
  ]
  const listNamed = (text: string) => known.filter((name) => text.includes(name))
  // Pages share most scripts, and reading them for a thousand names takes a while.
  const namedByScript = new Map<string, readonly string[]>()
  return (html, scripts) => {
    for (const script of scripts) if (!namedByScript.has(script)) namedByScript.set(script, listNamed(script))
    const plain = html.replace(/&(#x27|gt|amp);/g, (_, name) => ({ '#x27': "'", gt: '>' })[name as string] ?? '&')
    const named = new Set([...listNamed(plain), ...scripts.flatMap((script) => namedByScript.get(script)!)])
    const unnamed = known.filter((name) => !named.has(name))
    const trim = (css: string) => {
      const unusedSymbols = unnamed.filter((name) => !name.startsWith('--') || !css.includes(`var(${name}`))
      return transform({ filename: 'app.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString()
    }
    // A variable may be read by a rule that goes, or by another variable that does.
    return trim(trim(trim(style)))
  }
}
