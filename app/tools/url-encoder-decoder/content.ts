import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: 'URL Encoder and Decoder',
    description:
      'Percent-encode and decode URLs in your browser: four modes, a switch for +, exact error positions, and the query as an editable list. Nothing is sent.',
    keywords: ['URL encode', 'URL decode', 'percent encoding', 'encodeURIComponent', 'query string editor', 'RFC 3986'],
  },
  description: 'Percent-encode text for a URL, decode it again, and edit its query as a list.',
  badges: ['Runs in your browser', 'Network blocked', 'Works offline'],
  benefits: {
    title: 'What it does for you',
    items: [
      {
        title: 'Four ways to encode',
        text: 'One component, a whole URL, form data, or strictly by RFC 3986. Each mode tells you which characters it leaves alone.',
      },
      {
        title: 'You decide about +',
        text: 'In form data a plus sign is a space; in a signature it is a plus sign. No tool can guess which, so you get a switch.',
      },
      {
        title: 'Errors with a position',
        text: 'A broken sequence is marked, and the message gives its position. One click decodes everything else and lists what it left alone.',
      },
      {
        title: 'The query as a list',
        text: 'Edit, move, add or remove parameters, one per row. Order, duplicates and everything you don’t edit stay as written, and the URL updates as you type.',
      },
      {
        title: 'Any language, any emoji',
        text: 'Text is encoded as UTF-8, as the URL standard requires, and decoded the same way. Half a character gives an error, not garbage.',
      },
      {
        title: 'Large text welcome',
        text: 'Megabytes of text are converted in a background thread, so the page stays responsive. Nothing leaves your browser.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Paste a URL or text, or open a file', text: 'A URL is split into its parts right away.' },
      { title: 'Encode or decode', text: 'Press a button, or press Ctrl+Enter (⌘+Enter on a Mac) to encode.' },
      { title: 'Copy or save', text: 'Each output has its own Copy and Download.' },
    ],
  },
  examples: {
    title: 'Before and after',
    items: [
      {
        title: 'A value for a query',
        input: 'café & croissant / 2',
        output: 'caf%C3%A9%20%26%20croissant%20%2F%202',
        note: 'Component mode: & and / are data here, so they are escaped.',
      },
      {
        title: 'A whole URL',
        input: 'https://example.com/søg?q=café au lait#menu',
        output: 'https://example.com/s%C3%B8g?q=caf%C3%A9%20au%20lait#menu',
        note: 'Whole URL mode: the delimiters keep their meaning.',
      },
    ],
  },
  faq: [
    {
      question: 'Which mode do I need?',
      answer:
        'Component for a single value inside a URL; it does what encodeURIComponent does. Whole URL for a complete address with spaces or letters such as é. Form data for bodies and queries in the style of HTML forms. Strict RFC 3986 for signatures that keep only the unreserved characters.',
    },
    {
      question: 'Why did decoding fail?',
      answer:
        'A percent sign needs two hexadecimal digits after it, and the bytes together must be valid UTF-8. “100%” breaks the first rule, “%E9” the second. The message gives the position of the first broken sequence, counted from 0. "Decode what is valid" decodes the rest and leaves broken sequences in place.',
    },
    {
      question: 'Is + a space or a plus sign?',
      answer:
        'It can be either. HTML forms and many query strings write a space as +; everywhere else in a URL, + is a plus sign. The switch "+ means space" decides how Decode reads it. Form data mode turns it on until you choose another mode.',
    },
    {
      question: 'Why do I see %2520?',
      answer:
        'The text was encoded twice: first a space became %20, then its percent sign became %25. Decode it, paste the result into the input and decode again.',
    },
  ],
  application: 'WebApplication',
}
