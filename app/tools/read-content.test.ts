import { expect, test } from 'vitest'
import { readContent } from './read-content.ts'

const page = (text: string, fields = 'description: What it does.') => `---
title: A tool: the best
${fields}
keywords: one, two words
---

A sentence.

${text}

# Questions

## Why?

Because.
`
const benefits = '## Why use it\n\n### Fast\n\nIt is fast.\n\n### Small\n\nIt is small.'
const steps = '## How it works\n\n1. **Paste** Paste a text.\n2. **Copy** Copy the result.'

test('the head, the sentence, the benefits, the steps and the questions are read', () => {
  expect(readContent(page(`${benefits}\n\n${steps}`))).toEqual({
    head: { title: 'A tool: the best', description: 'What it does.', keywords: ['one', 'two words'] },
    description: 'A sentence.',
    benefits: {
      title: 'Why use it',
      items: [
        { title: 'Fast', text: 'It is fast.' },
        { title: 'Small', text: 'It is small.' },
      ],
    },
    steps: {
      title: 'How it works',
      items: [
        { title: 'Paste', text: 'Paste a text.' },
        { title: 'Copy', text: 'Copy the result.' },
      ],
    },
    faq: [{ question: 'Why?', answer: 'Because.' }],
    application: 'SoftwareApplication',
  })
})

test('examples have an input, and an output and a note if there are any', () => {
  const examples = '### Both\n\n```\na\n\nb\n```\n\n```\nc\n```\n\nA note.\n\n### Input alone\n\n```\nd\n```'
  expect(readContent(page(`${benefits}\n\n${steps}\n\n## Examples\n\n${examples}`)).examples).toEqual({
    title: 'Examples',
    items: [
      { title: 'Both', input: 'a\n\nb', output: 'c', note: 'A note.' },
      { title: 'Input alone', input: 'd' },
    ],
  })
})

test('the second list of titles and texts is the use cases, and a table has columns and rows', () => {
  const table = '## Codes\n\n| Code | Means |\n| --- | --- |\n| `a \\| b` | a or b |'
  const content = readContent(page(`${benefits}\n\n${steps}\n\n## Uses\n\n### Logs\n\nRead a log.\n\n${table}`))
  expect(content.useCases).toEqual({ title: 'Uses', items: [{ title: 'Logs', text: 'Read a log.' }] })
  expect(content.table).toEqual({ title: 'Codes', columns: ['Code', 'Means'], rows: [['`a | b`', 'a or b']] })
})

test.each([
  ['no steps', page(benefits)],
  ['no benefits', page(steps)],
  ['a step without a title', page(`${benefits}\n\n## How it works\n\n1. Paste a text.`)],
  ['a benefit of two paragraphs', page(`${benefits}\n\nAnd more.\n\n${steps}`)],
  ['a missing field', page(`${benefits}\n\n${steps}`, 'summary: What it does.')],
  ['no questions', page(`${benefits}\n\n${steps}`).split('# Questions')[0]!],
])('%s is refused', (_, source) => {
  expect(() => readContent(source)).toThrow()
})
