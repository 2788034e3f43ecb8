import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: 'URL Encoder and Decoder',
    description:
      'Percent-encode and decode URLs in your browser: four modes, a switch for +, errors with their place, and the query as an editable list. Nothing is sent.',
    keywords: ['URL encode', 'URL decode', 'percent encoding', 'encodeURIComponent', 'query string editor', 'RFC 3986'],
  },
  description: 'Percent-encode text for a URL, decode it again, and edit its query as a list.',
  badges: ['Runs in your browser', 'Connections refused', 'Input never stored'],
  benefits: {
    title: 'What it does for you',
    items: [
      {
        title: 'Four ways to encode',
        text: 'One component, a whole URL, form data, or strictly by RFC 3986. Each mode says in one line which characters it leaves alone.',
      },
      {
        title: 'You decide about +',
        text: 'In a form a plus sign is a space, in a signature it is a plus sign. Nobody can guess which, so there is a switch.',
      },
      {
        title: 'Errors with a place',
        text: 'A broken sequence is named and marked with its position. One click decodes everything else and lists what was left.',
      },
      {
        title: 'The query as a list',
        text: 'Every parameter is a row to edit, move, add or remove. Order, duplicates and untouched spellings are kept, and the URL is rebuilt as you type.',
      },
      {
        title: 'Any language, any emoji',
        text: 'Text is encoded as UTF-8, as the URL standard asks, and decoded by the same rules. Half a character is refused instead of mangled.',
      },
      {
        title: 'Large text welcome',
        text: 'Megabytes of text are converted in a background thread, so the page keeps answering. Nothing leaves your browser.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Paste a URL or text, or open a file', text: 'A URL is broken down into its parts at once.' },
      { title: 'Encode or decode', text: 'Press a button, or Ctrl and Enter (⌘ and Enter on a Mac) to encode.' },
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
        'Component for a single value that goes into a URL; it is what encodeURIComponent does. Whole URL for an address that is complete but holds spaces or letters such as é. Form data for bodies and queries written the way HTML forms write them. Strict RFC 3986 where a signature must be computed over exactly the unreserved set.',
    },
    {
      question: 'Why did decoding fail?',
      answer:
        'A percent sign must be followed by two hexadecimal digits, and the bytes together must be UTF-8. “100%” breaks the first rule, “%E9” the second. The message gives the position of the first such sequence, counted from 0; "Decode what is valid" decodes the rest and leaves it in place.',
    },
    {
      question: 'Is + a space or a plus sign?',
      answer:
        'Both exist. HTML forms and many query strings write a space as +, while everywhere else in a URL + is itself. The switch "+ means space" decides how it is decoded; choosing form data turns it on for as long as you stay there.',
    },
    {
      question: 'Why do I see %2520?',
      answer:
        'The text was encoded twice: the first time a space became %20, the second time its percent sign became %25. Decode it, put the result into the field and decode once more.',
    },
  ],
  application: 'WebApplication',
}
