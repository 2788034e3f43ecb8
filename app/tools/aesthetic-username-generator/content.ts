import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: 'Aesthetic Username Generator',
    description:
      'Cute, cool and aesthetic usernames, twenty at a time, checked against the rules of X, Instagram, TikTok, Discord, GitHub, Reddit, Twitch and YouTube.',
    keywords: [
      'username generator',
      'aesthetic usernames',
      'nickname ideas',
      'Instagram username',
      'gamertag',
      'handle',
    ],
  },
  description: 'Twenty names at a time in your style, each checked against eight platforms.',
  badges: ['Runs in your browser', 'Network blocked', 'Works offline'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Names that follow the rules',
        text: 'Choose the platforms you need, and every name follows their rules for length, characters, and the first and last character.',
      },
      {
        title: 'Built around your name',
        text: 'Enter a base name, and a word of the chosen style goes before or after it. The base name is never cut. If no word fits, the page tells you.',
      },
      {
        title: 'The same chance for every word',
        text: 'Each draw uses your browser’s cryptographic random source. The names are built here, not taken from a list.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Set the tone', text: 'Pick a style. Add a base name, numbers, symbols or platforms if you like.' },
      { title: 'Generate', text: 'Press the button as often as you want. Each press makes a new batch.' },
      { title: 'Copy', text: 'Click a name to copy it.' },
    ],
  },
  useCases: {
    title: 'What people use it for',
    items: [
      {
        title: 'A new account',
        text: 'Find a handle that fits the rules of every platform you want to join, before you sign up.',
      },
      {
        title: 'Games and servers',
        text: 'Short names that are easy to read and say, with no more than twenty characters.',
      },
      {
        title: 'Names for characters and pets',
        text: 'Ninety words in three styles, combined in new ways: good for anything that needs a name today.',
      },
    ],
  },
  faq: [
    {
      question: 'Is a name still available on the platform?',
      answer:
        'The page cannot know. Its own policy blocks the network, so it checks the rules for names, not whether someone has taken one. Try it on the platform itself.',
    },
    {
      question: 'Why are there sometimes fewer than twenty names?',
      answer:
        'A batch is twenty attempts. Repeated names and names longer than twenty characters are left out. If you choose platforms, names that break their rules are replaced, up to 400 attempts. The line above the names says what was left out.',
    },
    {
      question: 'Which rules are checked?',
      answer:
        'For each platform, its minimum and maximum length, its letters and separators, and where a separator may appear. Length is counted in code points, so an emoji such as 🌙 counts as one. Platforms change their rules; the tooltip of each platform shows the date of ours.',
    },
    {
      question: 'What happens to the name I type?',
      answer:
        'It stays in this tab. Spaces are removed and letters become lowercase. If a chosen platform allows only A to Z, accents are removed too. Nothing is sent or stored.',
    },
  ],
}
