// Writes the folder of a new tool that passes every check unchanged: `npm run new:tool my-tool`.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeLogic } from './new-tool-logic.ts'
import { writePage } from './new-tool-page.ts'

const [slug = ''] = process.argv.slice(2)
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug)) {
  console.error('usage: npm run new:tool my-tool   (lowercase words joined by hyphens)')
  process.exit(1)
}
const folder = `app/tools/${slug}`
if (existsSync(folder)) {
  console.error(`${folder} already exists`)
  process.exit(1)
}

const words = slug.split('-')
const title = words.map((word) => (word[0] ?? '').toUpperCase() + word.slice(1))
// The first word names the logic, unless every tool has a file with that name.
const common = ['tool', 'settings', 'traits', 'recognize', 'content', 'state', 'messages', 'lazy', 'view']
const isCommon = common.includes(words[0] ?? '')
const domain = isCommon ? slug : (words[0] ?? slug)
const noun = isCommon ? title.join('') : (title[0] ?? '')
const names = { slug, name: title.join(' '), domain, noun, verb: `transform${noun}` }

const slugs = readdirSync('app/tools').filter((entry) => existsSync(`app/tools/${entry}/view.tsx`))
const [model = ''] = slugs
const taken = slugs.map((each) => /glyph: '(.*)'/.exec(readFileSync(`app/tools/${each}/tool.ts`, 'utf8'))?.[1])
const letters = slug.replaceAll('-', '')
const glyphs = [letters.slice(0, 4), ...Array.from({ length: 99 }, (_, index) => letters.slice(0, 2) + (index + 2))]
const glyph = glyphs.find((each) => !taken.includes(each)) ?? ''

const files: Record<string, string> = {
  ...writeLogic(names),
  ...writePage(names, { glyph, order: slugs.length + 1, related: model }),
}
mkdirSync(folder)
for (const [file, text] of Object.entries(files)) writeFileSync(`${folder}/${file}`, text)
// The order of imports and the line breaks depend on the name.
execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', folder], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
console.log(
  `${folder} is ready. \`npm run dev\` shows it at /tools/${slug}. Its texts are in content.ts, its logic in ${domain}.ts, its settings in settings.ts.`,
)
