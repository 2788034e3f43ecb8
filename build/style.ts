import { transform } from 'lightningcss'

// A name that holds the code of a character (`.\32xl`) is not read, and so its rules stay.
const className = /\.((?!\d)(?:\\\D|[\w-])+)(?![\w\\])/g

/** A style sheet without the rules for classes that HTML and scripts nowhere name: `".a{…}.b{…}"`, `"b"` → `".b{…}"` */
export function trimStyle(style: string, html: string, scripts: readonly string[]): string {
  const plain = html.replace(/&(#x27|gt|amp);/g, (_, name) => ({ '#x27': "'", gt: '>' })[name as string] ?? '&')
  const text = [plain, ...scripts].join('\n')
  const names = new Set([...style.matchAll(className)].map(([, name = '']) => name.replaceAll('\\', '')))
  const unusedSymbols = [...names].filter((name) => !text.includes(name))
  return transform({ filename: 'app.css', code: Buffer.from(style), minify: true, unusedSymbols }).code.toString()
}
