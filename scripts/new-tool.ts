// Writes the folder of a new tool that passes every check as it is: `npm run new:tool my-tool`.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const [slug = ''] = process.argv.slice(2)
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug)) {
  console.error('usage: npm run new:tool my-tool   (lower-case words joined by hyphens)')
  process.exit(1)
}
const folder = `app/tools/${slug}`
if (existsSync(folder)) {
  console.error(`${folder} exists already`)
  process.exit(1)
}

const words = slug.split('-')
const title = words.map((word) => (word[0] ?? '').toUpperCase() + word.slice(1))
const name = title.join(' ')
// The first word names the logic, unless a file of every tool has that name.
const domain = ['tool', 'content', 'view', 'page'].includes(words[0] ?? '') ? slug : (words[0] ?? slug)
const verb = `transform${title[0]}`
const definitions = readdirSync('app/tools')
  .map((entry) => `app/tools/${entry}/tool.ts`)
  .filter((file) => existsSync(file))
const taken = definitions.map((file) => /glyph: '(.*)'/.exec(readFileSync(file, 'utf8'))?.[1])
const letters = slug.replaceAll('-', '')
const glyphs = [letters.slice(0, 4), ...Array.from({ length: 99 }, (_, index) => letters.slice(0, 2) + (index + 2))]
const glyph = glyphs.find((each) => !taken.includes(each))

const files: Record<string, string> = {
  'tool.ts': `import Wrench from 'lucide-react/icons/wrench'
import type { ToolDefinition } from '../types.ts'

export default {
  name: '${name}',
  summary: 'One sentence on what it does.',
  category: 'converters',
  order: ${definitions.length + 1},
  icon: Wrench,
  glyph: '${glyph}',
  keywords: ['${domain}'],
  related: ['json-formatter'],
  available: true,
} satisfies ToolDefinition
`,
  'content.ts': `import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: '${name}',
    description: 'What it does, for people who search for it.',
    keywords: ['${domain}', 'browser tool', 'private'],
  },
  description: 'What it does, in one sentence.',
  badges: ['Runs in your browser', 'No connection allowed', 'Nothing stored'],
  benefits: {
    title: 'Why use it',
    items: [
      { title: 'First', text: 'A reason.' },
      { title: 'Second', text: 'Another reason.' },
      { title: 'Third', text: 'A third reason.' },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Paste', text: 'Put your text in.' },
      { title: 'Read', text: 'The result is there as you type.' },
      { title: 'Take it away', text: 'Copy it.' },
    ],
  },
  examples: { title: 'Example', items: [{ title: 'Simple', input: 'abc', output: 'ABC' }] },
  faq: [
    { question: 'Is my text sent anywhere?', answer: 'No. The page has no permission to connect to anything.' },
    { question: 'What does it accept?', answer: 'Any text.' },
    { question: 'Is there a limit?', answer: 'Only your memory.' },
    { question: 'Is it free?', answer: 'Yes.' },
  ],
}
`,
  [`${domain}.ts`]: `/** Describe it in one sentence that ends in an example: \`"abc"\` → \`"ABC"\` */
export const ${verb} = (text: string): string => text.toUpperCase()
`,
  [`${domain}.test.ts`]: `import { expect, test } from 'vitest'
import { ${verb} } from './${domain}.ts'

test('letters become capitals', () => {
  expect(${verb}('abc')).toBe('ABC')
})
`,
  'view.tsx': `import { useId, useState } from 'react'
import type { PaneText } from '#app/lib/long-text.ts'
import { Bench, Pane, Panes, Status, StatusBar } from '#app/ui/bench.tsx'
import { TextPane } from '#app/ui/text-pane/text-pane.tsx'
import { ${verb} } from './${domain}.ts'

export function View() {
  const [input, setInput] = useState<PaneText>('')
  const inputId = useId()
  const outputId = useId()
  const output = ${verb}(input.toString())
  return (
    <Bench label="${name} tool">
      <Panes>
        <Pane title="Input" labelFor={inputId}>
          <TextPane id={inputId} label="Input" value={input} onChange={setInput} placeholder="Type or paste text" />
        </Pane>
        <Pane title="Output" labelFor={outputId}>
          <TextPane id={outputId} label="Output" value={output} readOnly placeholder="The result appears here" />
        </Pane>
      </Panes>
      <StatusBar>
        <Status tone="plain">{input.length} characters</Status>
      </StatusBar>
    </Bench>
  )
}
`,
  'page.tsx': readFileSync('app/tools/json-formatter/page.tsx', 'utf8').replaceAll('json-formatter', slug),
}

mkdirSync(folder)
for (const [file, text] of Object.entries(files)) writeFileSync(`${folder}/${file}`, text)
console.log(
  `${folder} is there. \`npm run dev\` shows it at /tools/${slug}; its words are in content.ts, its logic in ${domain}.ts.`,
)
