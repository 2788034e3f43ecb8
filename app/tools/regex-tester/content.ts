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
  badges: ['Runs in your browser', 'Connections refused', 'Input never stored'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'It never freezes',
        text: 'The search runs in a background thread. After a second you are asked whether to go on, and a pattern you cancelled does not start again by itself.',
      },
      {
        title: 'It says why',
        text: 'The pattern is explained part by part in plain words. Parts that can backtrack for a very long time are pointed out with the reason, before they do.',
      },
      {
        title: 'It takes large texts',
        text: 'A million finds in a text of 5 MB are counted, listed and marked. Only what is on the screen is drawn, and the file you download holds them all.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Write a pattern',
        text: 'Without slashes, or begin with one of the six common ones. Set the flags beside it.',
      },
      { title: 'Give it a text', text: 'Type, paste or drop a file. The search starts when you pause for a moment.' },
      {
        title: 'Read the matches',
        text: 'Groups, positions and the replaced text. Copy what you need, or download a report.',
      },
    ],
  },
  examples: {
    title: 'Replace by example',
    items: [
      {
        title: 'Named groups change the order of a date',
        input: '(?<y>\\d{4})-(?<m>\\d\\d)-(?<d>\\d\\d)\n2026-11-14\n$<d>/$<m>/$<y>',
        output: '14/11/2026',
        note: 'Pattern, text and replacement. A group is named with ?<name> and used with $<name>.',
      },
      {
        title: 'The match itself and its surroundings',
        input: "b\nabc\n[$&|$`|$'|$$]",
        output: 'a[b|a|c|$]c',
        note: "$& is what matched, $` what stands before it, $' what follows, and $$ a dollar sign.",
      },
    ],
  },
  useCases: {
    title: 'What people use it for',
    items: [
      {
        title: 'Checking a form rule',
        text: 'See which lines an address, a date or a number pattern lets through, and which it should not have.',
      },
      {
        title: 'Searching a log',
        text: 'Drop the file, pull out the ids or the times with groups, and copy them all, one per line.',
      },
      {
        title: 'Reviewing a pattern',
        text: 'Read someone else’s expression as a list of sentences, and find the nested repetition that would hang a server.',
      },
    ],
  },
  faq: [
    {
      question: 'Which flavor of regular expressions is this?',
      answer:
        'JavaScript, as your browser’s own engine runs it: lookbehind, named groups, Unicode properties and, with the v flag, set operations. Patterns from PCRE, Python or .NET mostly work, but possessive quantifiers, recursion and inline comments do not exist here.',
    },
    {
      question: 'Why does my pattern take so long?',
      answer:
        'When a repetition contains another one, as in (a+)+, the same text can be divided in very many ways, and the engine tries all of them before it gives up. The explanation points such parts out. Make the two repetitions unable to match the same characters, or drop one of them.',
    },
    {
      question: 'What is the difference between an empty group and one that did not take part?',
      answer:
        'An empty group matched, but nothing: (a*) on “b” captures the empty text. A group did not take part when the match went another way: in (a)|(b) only one of the two ever holds a value. In code the first is "" and the second undefined, so they are shown differently.',
    },
    {
      question: 'Why does $ match only at the very end?',
      answer:
        'Without the flag m, ^ and $ stand for the beginning and the end of the whole text. With it they also match beside every line break. The dot is a matter of its own: it stops at line breaks unless the flag s is set.',
    },
  ],
}
