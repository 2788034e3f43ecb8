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
  badges: ['Runs in your browser', 'Connections refused', 'Input never stored'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Names within the rules',
        text: 'Choose the platforms you need and every name keeps to the length, the characters and the first and last character each of them asks for.',
      },
      {
        title: 'Your name in it',
        text: 'Give a base name and a word of the chosen style goes before or after it. The base name is never cut; if nothing fits beside it, the page says so.',
      },
      {
        title: 'Fairly random',
        text: 'Every draw comes from the cryptographic source of your browser, and each word is as likely as the next. The names are made here, not taken from a list.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Set the tone', text: 'Pick a style, and if you like a base name, numbers, symbols and platforms.' },
      { title: 'Generate', text: 'Press the button as often as you want: each press brings a new batch.' },
      { title: 'Copy', text: 'Click a name and it is on your clipboard.' },
    ],
  },
  useCases: {
    title: 'What people use it for',
    items: [
      {
        title: 'A new account',
        text: 'Find a handle that works on all the places you want to be, before the first of them refuses it.',
      },
      {
        title: 'Games and servers',
        text: 'Short names that are easy to read and to say, with no more than twenty characters.',
      },
      {
        title: 'Names for characters and pets',
        text: 'Ninety words in three moods, joined in new ways: good for anything that needs a name today.',
      },
    ],
  },
  faq: [
    {
      question: 'Is a name still free on the platform?',
      answer:
        'The page cannot know. Its connections are refused by its own policy, so it checks the rules of a name, not whether somebody has taken it. Try it at the platform itself.',
    },
    {
      question: 'Why are there sometimes fewer than twenty names?',
      answer:
        'A batch is twenty attempts, and one that repeats another or is longer than twenty characters is left out. With platforms chosen, names against their rules are replaced, up to 400 attempts. The line above the names says what was left out.',
    },
    {
      question: 'Which rules are checked?',
      answer:
        'For each platform the least and greatest length, the allowed letters and separators, and where those may stand. Length is counted in code points, so an emoji such as 🌙 is one. Platforms change their rules; the ones used here carry the day they were gathered.',
    },
    {
      question: 'What happens to the name I type?',
      answer:
        'It stays in this tab. It is trimmed, lower-cased and its spaces are removed, and for platforms that take only A to Z accents are removed too. Nothing is sent or stored.',
    },
  ],
}
