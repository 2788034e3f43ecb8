import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: 'JSON Formatter, Validator and Minifier',
    description:
      'Format, validate and minify JSON in your browser. Every number, escape and key is kept as written, and files of 50 MB never freeze the page.',
    keywords: ['JSON formatter', 'JSON validator', 'JSON minify', 'JSON beautifier', 'JSON repair', 'lossless JSON'],
  },
  description: 'Format, validate and minify JSON. Every digit of every number is kept exactly as you wrote it.',
  badges: ['Runs in your browser', 'Network blocked', 'Works offline'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Lossless',
        text: '64-bit ids, trailing zeros, escapes and duplicate keys survive, because only the whitespace between tokens is changed. The page checks that after every run and says so.',
      },
      {
        title: 'Built for big files',
        text: 'Text over 16 K characters is formatted off the main thread, with progress and Cancel. The page stays responsive, even with a 50 MB file.',
      },
      {
        title: 'Errors you can act on',
        text: 'You get the line, the column, what was found and what was expected, and the place is marked in your input. Near-JSON can be repaired, and you see the changes first.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Paste or drop', text: 'Text, a file, or the sample.' },
      { title: 'Format or minify', text: 'Press the button, or Ctrl and Enter (⌘ and Enter on a Mac).' },
      { title: 'Look through it', text: 'Browse the output as a tree, copy it or download it.' },
    ],
  },
  examples: {
    title: 'Before and after',
    items: [
      {
        title: 'As received',
        input: '{"id":12345678901234567890,"price":1.10,"tags":["a","b"],"stock":null}',
        note: 'One line, as an API sends it. The id is larger than a double can hold.',
      },
      {
        title: 'Formatted',
        input:
          '{\n  "id": 12345678901234567890,\n  "price": 1.10,\n  "tags": [\n    "a",\n    "b"\n  ],\n  "stock": null\n}',
        note: 'Two spaces per level. The id keeps its last digits and the price its zero.',
      },
    ],
  },
  useCases: {
    title: 'What people use it for',
    items: [
      {
        title: 'Reading API responses',
        text: 'Turn one long line into something a person can read, then fold the parts you don’t need.',
      },
      {
        title: 'Checking configuration',
        text: 'Find the missing comma before the deployment does, with its line and column.',
      },
      { title: 'Shrinking payloads', text: 'Minify fixtures and messages without touching a single value.' },
    ],
  },
  faq: [
    {
      question: 'Is my JSON sent anywhere?',
      answer:
        'No. The page’s content security policy makes your browser block its connections, and “Prove it” shows you that it does. All work happens in this tab.',
    },
    {
      question: 'What does it validate against?',
      answer:
        'RFC 8259, the JSON standard, strictly: no comments, no trailing commas, no single quotes. If the input is close to JSON, “Show repair” offers a corrected text and shows up to 500 of its changes first. It never guesses: if something could mean two things, it tells you where and leaves the fix to you. A byte order mark at the start is accepted and reported.',
    },
    {
      question: 'How large can a file be?',
      answer:
        'Files of 50 MB are part of our tests. The work runs in a background thread and the panes draw only what is on the screen; your memory is the limit. Copy is off for output over 16 MB: use Download.',
    },
    {
      question: 'Why do other formatters change my numbers?',
      answer:
        'They read the text into JavaScript values and print those. A double holds about 16 digits, so 12345678901234567890 comes back as 12345678901234567000, 1.10 as 1.1, and the first of two equal keys is gone. This tool never converts values: it copies each token as written.',
    },
  ],
}
