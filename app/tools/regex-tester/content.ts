import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: 'Regex Tester with Explanation and Replace',
    description:
      'Test JavaScript regular expressions in your browser: matches, groups, replacement and a plain explanation. A pattern that runs too long can always be stopped.',
    keywords: [
      'regex tester',
      'regular expression',
      'regexp',
      'regex explain',
      'regex replace',
      'catastrophic backtracking',
    ],
  },
  description: 'Try a regular expression on a text, see what it finds and why, and stop it when it takes too long.',
  badges: ['Runs in your browser', 'Network blocked', 'Works offline'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'It never freezes',
        text: 'The search runs in a background thread. After one second you can cancel it or keep it running. A canceled pattern waits until you press Run again.',
      },
      {
        title: 'It says why',
        text: 'The pattern is explained part by part in plain words. You see which parts risk catastrophic backtracking, and why, without running them.',
      },
      {
        title: 'It takes large texts',
        text: 'A million matches in 5 MB of text are counted, listed and highlighted. Only those on the screen are drawn, and the file you download has them all.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Write a pattern',
        text: 'Type it without slashes, or start from one of the six common ones. Set the flags beside it.',
      },
      { title: 'Add a text', text: 'Type, paste or drop a file. The search starts when you pause for a moment.' },
      {
        title: 'Read the matches',
        text: 'See groups, positions and the replaced text. Copy what you need, or download a report.',
      },
    ],
  },
  examples: {
    title: 'Replace by example',
    items: [
      {
        title: 'Reorder a date with named groups',
        input: '(?<y>\\d{4})-(?<m>\\d\\d)-(?<d>\\d\\d)\n2026-11-14\n$<d>/$<m>/$<y>',
        output: '14/11/2026',
        note: 'Pattern, text and replacement, one per line. Name a group with ?<name> and use it with $<name>.',
      },
      {
        title: 'The match and the text around it',
        input: "b\nabc\n[$&|$`|$'|$$]",
        output: 'a[b|a|c|$]c',
        note: "$& is the match, $` the text before it, $' the text after it, and $$ a dollar sign.",
      },
    ],
  },
  useCases: {
    title: 'What people use it for',
    items: [
      {
        title: 'Checking a form rule',
        text: 'See which lines a pattern for an address, a date or a number accepts, and which it should reject.',
      },
      {
        title: 'Searching a log',
        text: 'Drop the file, match the IDs or the times, and copy all matches, one per line.',
      },
      {
        title: 'Reviewing a pattern',
        text: 'Read someone else’s pattern in plain words, and find the nested repetition that would hang a server.',
      },
    ],
  },
  faq: [
    {
      question: 'Which flavor of regular expressions is this?',
      answer:
        'JavaScript, as your browser’s own engine runs it, with lookbehind, named groups, Unicode properties and, with the v flag, set operations. Patterns from PCRE, Python or .NET mostly work, but possessive quantifiers, recursion and inline comments are not supported.',
    },
    {
      question: 'Why does my pattern take so long?',
      answer:
        'When a repetition contains another one, as in (a+)+, the same text can be divided in very many ways, and the engine tries all of them before it gives up. The explanation marks these parts. Change the two repetitions so they can’t match the same characters, or remove one of them.',
    },
    {
      question: 'What is the difference between an empty group and one that did not take part?',
      answer:
        'An empty group did match, but no characters: (a*) on “b” captures an empty text. A group did not take part if the match used another branch: in (a)|(b) only one of the two has a value. In code the first is "" and the second is undefined, so they look different here.',
    },
    {
      question: 'Why does $ match only at the very end?',
      answer:
        'Without the m flag, ^ and $ mean the start and the end of the whole text. With it, they also match at every line break. The dot is separate: it stops at line breaks unless the s flag is on.',
    },
  ],
}
