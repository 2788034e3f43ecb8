import { expect, test } from 'vitest'
import { readArticle } from './read-article.ts'
import { tipIcons } from './tip-icons.ts'

const article = (text: string, fields = 'tool: a-tool\notherTool: b-tool') => `---
keywords: one, two words
lede: What it is about: this.
${fields}
invitation: Try it.
---

${text}

# Questions

## Why?

Because.

## How?

Like this.
`
const blocksOf = (text: string) => readArticle(article(text)).blocks

test('fields and questions are read', () => {
  expect(readArticle(article('A text.'))).toEqual({
    keywords: ['one', 'two words'],
    lede: 'What it is about: this.',
    tool: 'a-tool',
    otherTool: 'b-tool',
    invitation: 'Try it.',
    blocks: [{ kind: 'paragraph', text: 'A text.' }],
    faq: [
      { question: 'Why?', answer: 'Because.' },
      { question: 'How?', answer: 'Like this.' },
    ],
  })
})

test.each([
  ['## A heading', { kind: 'heading', text: 'A heading' }],
  ['### A smaller one', { kind: 'subheading', text: 'A smaller one' }],
  ['- one\n- `two`', { kind: 'list', items: ['one', '`two`'] }],
  [
    '1. **First** do this.\n2. **Then** that.',
    {
      kind: 'steps',
      items: [
        { title: 'First', text: 'do this.' },
        { title: 'Then', text: 'that.' },
      ],
    },
  ],
  ['```Shell: Two lines\na\n\nb\n```', { kind: 'code', language: 'Shell', label: 'Two lines', code: 'a\n\nb' }],
  [
    'A caption\n| a | b |\n| --- | --- |\n| 1 | `x \\| y` |',
    { kind: 'table', caption: 'A caption', columns: ['a', 'b'], rows: [['1', '`x | y`']] },
  ],
  ['> **A title**\n> A note.', { kind: 'note', title: 'A title', text: 'A note.' }],
  [
    '> Somebody said so.\n> [A source](https://a.example/b)',
    { kind: 'quote', text: 'Somebody said so.', source: 'A source', url: 'https://a.example/b' },
  ],
  [
    'camelCase `oneTwo`\n: One.\n: Use it for names.\n\nsnake `one_two`\n: Two.\n: Use it for files.',
    {
      kind: 'formats',
      items: [
        { name: 'camelCase', example: 'oneTwo', description: 'One.', useCase: 'names' },
        { name: 'snake', example: 'one_two', description: 'Two.', useCase: 'files' },
      ],
    },
  ],
  [
    '### One {quote}\n\nA tip.\n\n### Two {wrench}\n\nAnother.\n\n```JSON: A sample\n{}\n```',
    {
      kind: 'tips',
      items: [
        { title: 'One', description: 'A tip.', icon: tipIcons.quote },
        {
          title: 'Two',
          description: 'Another.',
          icon: tipIcons.wrench,
          code: { language: 'JSON', label: 'A sample', code: '{}' },
        },
      ],
    },
  ],
])('%j is one block', (text, block) => {
  expect(blocksOf(text)).toEqual([block])
})

test('a heading ends a run of tips', () => {
  expect(blocksOf('### One {quote}\n\nA tip.\n\n## Next\n\nA text.').map(({ kind }) => kind)).toEqual([
    'tips',
    'heading',
    'paragraph',
  ])
})

test.each([
  ['a second line', article('One.\nTwo.')],
  ['a step without a title', article('1. Do this.')],
  ['a row without its end', article('Caption\n| a | b\n| --- | --- |\n| 1 | 2 |')],
  ['code without a label', article('```Shell\na\n```')],
  ['an unknown icon', article('### One {no-icon}\n\nA tip.')],
  ['a missing field', article('A text.', 'tool: a-tool')],
  ['no questions', article('A text.').split('# Questions')[0]!],
])('%s is refused', (_, source) => {
  expect(() => readArticle(source)).toThrow()
})
