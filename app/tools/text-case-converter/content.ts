import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: 'Text Case Converter',
    description:
      'See your text in twelve cases as you type, from UPPERCASE and Title Case to camelCase and snake_case. Any script, line by line, in your browser.',
    keywords: ['case converter', 'camelCase', 'snake_case', 'kebab-case', 'title case', 'uppercase to lowercase'],
  },
  description: 'Twelve cases at once, as you type: six for prose, six for identifiers.',
  badges: ['Runs in your browser', 'Network blocked', 'Works offline'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Nothing is dropped',
        text: 'Upper, lower, title, sentence, alternating and inverse case change letters and nothing else: digits, punctuation, emoji and line breaks stay where they are.',
      },
      {
        title: 'One rule for identifiers',
        text: 'HTTPServerError becomes http_server_error, and walk 500 miles becomes walk500Miles. The six identifier cases split words the same way, in any script.',
      },
      {
        title: 'Line by line',
        text: 'Paste a column of names and get a column of identifiers. Each line is converted on its own and keeps its line break.',
      },
      {
        title: 'Knows languages',
        text: 'Choose a language for the right Turkish dotted and dotless i, Lithuanian dots, Greek accents or Dutch IJ. The neutral rules are the same in every browser.',
      },
      {
        title: 'Counts what you see',
        text: 'Characters are counted as people see them, so a family emoji counts as one. You also see words, lines and UTF-8 bytes.',
      },
      {
        title: 'Takes long text',
        text: 'A long text is converted in a background thread while you keep typing. Cards show a part of it; Copy and Download give you all of it.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Type, paste or open a file',
        text: 'All twelve cards update with every keystroke. There is no button to press.',
      },
      { title: 'Choose a language', text: 'Only if you need one: it is under Options, and neutral fits most text.' },
      { title: 'Pick one', text: 'Each card has its own Copy and Download.' },
    ],
  },
  examples: {
    title: 'Examples',
    items: [
      {
        title: 'A class name as a constant',
        input: 'parseURLFromHTML5Doc',
        output: 'PARSE_URL_FROM_HTML5_DOC',
        note: 'CONSTANT_CASE. Acronyms are words, and digits stay with the letters before them.',
      },
      {
        title: 'A heading in title case',
        input: "don't stop: the café is open",
        output: "Don't Stop: The Café Is Open",
        note: 'An apostrophe inside a word does not start a new one.',
      },
    ],
  },
  useCases: {
    title: 'What people use it for',
    items: [
      {
        title: 'Renaming across languages',
        text: 'Take a field from a snake_case database to a camelCase API and a kebab-case style sheet.',
      },
      {
        title: 'Fixing all-caps text',
        text: 'Turn a paragraph typed with caps lock on into sentences, without touching its numbers and symbols.',
      },
      {
        title: 'Preparing lists',
        text: 'Make constants, file names or keys from a list of labels, one per line, in one go.',
      },
    ],
  },
  faq: [
    {
      question: 'How does it find the words for camelCase and snake_case?',
      answer:
        'A word is a run of letters, accents and digits. A new word starts at a capital after a lowercase letter or a digit. In a row of capitals, the last one starts a new word if a lowercase letter follows, so HTMLString becomes html_string. A final s, or letters after an apostrophe, stay with the capitals before them: URLs becomes urls, and NASA’s becomes nasas. Digits stay with the letters before them, and apostrophes inside a word are dropped.',
    },
    {
      question: 'Which letters does Title Case capitalize?',
      answer:
        'The first letter of every word, even of short words. All other letters become lowercase, but initials such as U.S. stay. A hyphen starts a new word. An apostrophe, a dot, an @ or a bracket inside a word does not, so test(s) becomes Test(s). Style guides disagree about words such as “of” and “the”, so the tool follows none of them.',
    },
    {
      question: 'Why is ß written as SS in upper case?',
      answer:
        'Because Unicode says so. In the same way, some ligatures become two letters, and the Greek letter Σ becomes ς in lower case at the end of a word. So a result can be longer than your text.',
    },
    {
      question: 'Are accents removed from identifiers?',
      answer:
        'No. Crème brûlée becomes crème_brûlée in snake_case. Letters of every script count as letters, and most programming languages today allow them in names. If you need plain ASCII, replace them before you convert.',
    },
  ],
}
