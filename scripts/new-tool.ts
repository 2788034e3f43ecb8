// Writes the folder of a new tool that passes `npm run check` unchanged: `npm run new:tool my-tool`.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capitalize } from '#app/lib/capitalize.ts'

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}

const [slug = ''] = process.argv.slice(2)
const folder = `app/tools/${slug}`
const templates = 'scripts/new-tool'
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug))
  stop('usage: npm run new:tool my-tool   (lowercase words joined by hyphens)')
if (existsSync(folder)) stop(`${folder} already exists`)

const words = slug.split('-')
const [first = ''] = words
const title = words.map(capitalize)
// The first word names the logic, unless a file of that name means something in every tool.
const reserved = ['client', 'peel', 'recognize', ...readdirSync(templates).map((file) => file.split('.')[0])]
const [domain, noun = ''] = reserved.includes(first) ? [slug, title.join('')] : [first, title[0]]

const slugs = readdirSync('app/tools').filter((entry) => existsSync(`app/tools/${entry}/view.tsx`))
const taken = slugs.map((each) => /glyph: '(.*)'/.exec(readFileSync(`app/tools/${each}/tool.ts`, 'utf8'))?.[1])
const letters = words.join('')
const glyphs = [letters.slice(0, 4), ...Array.from({ length: 99 }, (_, index) => letters.slice(0, 2) + (index + 2))]

// What the templates leave open: `__noun__` → "My"
const names: Record<string, string> = {
  slug,
  name: title.join(' '),
  domain,
  noun,
  verb: `transform${noun}`,
  glyph: glyphs.find((each) => !taken.includes(each)) ?? '',
  related: slugs[0] ?? '',
  order: String(slugs.length + 1),
}
const fill = (template: string) => template.replace(/__(\w+?)__/g, (_, key: string) => names[key] ?? '')

mkdirSync(folder)
for (const file of readdirSync(templates))
  writeFileSync(join(folder, fill(file).replace(/\.txt$/, '')), fill(readFileSync(join(templates, file), 'utf8')))
const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', folder]
execFileSync(process.execPath, biome, { stdio: ['ignore', 'ignore', 'inherit'] })
console.log(
  `${folder} is ready. \`npm run dev\` shows it at /tools/${slug}. Its texts are in content.md, its logic in ${domain}.ts, its settings in settings.ts.`,
)
