import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: 'Text Case Converter',
    description:
      'See your text in twelve cases as you type, from UPPERCASE and Title Case to camelCase and snake_case. Any script, line by line, in your browser.',
    keywords: ['case converter', 'camelCase', 'snake_case', 'kebab-case', 'title case', 'uppercase to lowercase'],
  },
  description: 'Twelve cases at once, as you type: six for prose, six for identifiers.',
  badges: ['Runs in your browser', 'Connections refused', 'Input never stored'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Nothing is dropped',
        text: 'Upper, lower, title, sentence, alternating and inverse case change letters and nothing else: digits, punctuation, emoji and line breaks stay where they are.',
      },
      {
        title: 'One rule for identifiers',
        text: 'HTTPServerError is http_server_error and walk 500 miles is walk500Miles. The six identifier cases split words the same way, in any script.',
      },
      {
        title: 'Line by line',
        text: 'Paste a column of names and get a column of identifiers. Each line is converted by itself, and its line break is kept.',
      },
      {
        title: 'Knows languages',
        text: 'Turkish dotted and dotless i, Lithuanian dots, Greek accents and Dutch IJ follow their own rules when you choose them. The neutral rules are the same in every browser.',
      },
      {
        title: 'Counts what you see',
        text: 'Characters are counted as people see them, so a family emoji is one. Words, lines and UTF-8 bytes stand beside them.',
      },
      {
        title: 'Takes long text',
        text: 'A long text is converted in a background thread while you go on typing. Cards show its beginning; Copy and Download have all of it.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Type, paste or open a file',
        text: 'All twelve cards follow every keystroke. There is no button to press.',
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
        text: 'Carry a field from a snake_case database to a camelCase API and a kebab-case style sheet.',
      },
      {
        title: 'Repairing shouted text',
        text: 'Turn a paragraph typed with caps lock on into sentences, without touching its numbers and signs.',
      },
      {
        title: 'Preparing lists',
        text: 'Make constants, file names or keys from a list of labels, one per line, in one go.',
      },
    ],
  },
  faq: [
    {
      question: 'How are words found for camelCase and the like?',
      answer:
        'A word is a run of letters, marks and digits. A new word starts where a capital follows a small letter or a digit, and at the last of several capitals before a small letter, so HTMLString is html_string. A final s and what follows an apostrophe stay with their capitals: URLs is urls and NASA’s is nasas. Digits stay with the letters before them, and an apostrophe inside a word is left out.',
    },
    {
      question: 'Which letters does Title Case capitalize?',
      answer:
        'The first letter of every word, small words included; all other letters become lower case, but initials such as U.S. stay. A hyphen starts a new word; an apostrophe, a dot, an @ or a bracket inside one does not, so test(s) becomes Test(s). Style guides disagree about words such as “of” and “the”, so none of them is built in.',
    },
    {
      question: 'Why is ß written as SS in upper case?',
      answer:
        'Because Unicode says so: the upper case of ß is SS, the Greek letter Σ becomes ς at the end of a word, and some ligatures become two letters. A result can therefore be longer than the text it came from.',
    },
    {
      question: 'Are accents removed from identifiers?',
      answer:
        'No. Crème brûlée is crème_brûlée in snake_case: letters of every script are letters, and most languages of today allow them in names. Where only ASCII will do, replace them before you convert.',
    },
  ],
}
