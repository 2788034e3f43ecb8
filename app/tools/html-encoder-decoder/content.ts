import type { ToolContent } from '../content-types.ts'
import { commonEntities } from './common-entities.data.ts'

export const content: ToolContent = {
  head: {
    title: 'HTML Encoder and Decoder',
    description:
      'Encode text to HTML entities and decode all 2,231 names of the HTML standard, live in your browser. Finds double encoding. Nothing is sent anywhere.',
    keywords: ['HTML encode', 'HTML decode', 'HTML entities', 'escape HTML', 'unescape HTML', 'entity table'],
  },
  description: 'Convert text to HTML entities and back, following the HTML standard.',
  badges: ['Runs in your browser', 'Network blocked', 'Works offline'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Decodes like a browser',
        text: 'All 2,231 names, including the 106 that need no semicolon. The longest name wins, and numbers follow the standard, even the Windows-1252 exceptions.',
      },
      {
        title: 'Spots double encoding',
        text: 'It tells you when text was encoded more than once. Decode it layer by layer or all at once; your input does not change.',
      },
      {
        title: 'Never runs what it decodes',
        text: 'Input and output are always plain text. You see a decoded script tag as characters; it never reaches the browser’s HTML parser.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Choose a direction', text: 'Encode or Decode. Switch Mode flips it and uses the output as input.' },
      {
        title: 'Type, paste or open a file',
        text: 'The output updates as you type. Long text is converted in the background.',
      },
      { title: 'Save the result', text: 'Copy the output, or download a file with the original and the result.' },
    ],
  },
  examples: {
    title: 'Before and after',
    items: [
      {
        title: 'A comment made safe to show',
        input: '<script>alert("hi")</script>',
        output: '&lt;script&gt;alert(&quot;hi&quot;)&lt;&#x2F;script&gt;',
        note: 'Once encoded, the page shows the tag as text and does not run it.',
      },
      {
        title: 'A feed made readable',
        input: '&ldquo;Caf&eacute;&rdquo; &mdash; 3 &times; 4 &#8364;',
        output: '“Café” — 3 × 4 €',
        note: 'Named and numeric references in one text, decoded in one pass.',
      },
    ],
  },
  useCases: {
    title: 'What people use it for',
    items: [
      {
        title: 'Showing code on a page',
        text: 'Encode a snippet before it goes into an article, a ticket or a template, so the page shows the markup instead of rendering it.',
      },
      {
        title: 'Cleaning up exports',
        text: 'Feeds, spreadsheets and old databases are full of &nbsp; and &#39;. Decode them, twice if they were encoded twice.',
      },
      {
        title: 'Plain ASCII output',
        text: 'Does a system only accept ASCII? Write every other character as a name, a decimal number or a hexadecimal number.',
      },
    ],
  },
  table: {
    title: 'Common HTML entities',
    columns: ['Entity', 'Number', 'Character', 'Meaning'],
    rows: commonEntities.map(({ entity, number, character, description }) => [
      entity,
      number,
      character.trim() || '(blank)',
      description,
    ]),
  },
  faq: [
    {
      question: 'Which characters are encoded?',
      answer:
        'By default & < > " \' / ` = and the non-breaking space, the Latin-1 symbols such as © and ½, and the accented capital letters A to E. Under Options you can limit the scope to the five specials, or to these and everything outside ASCII, and choose named, decimal or hexadecimal entities.',
    },
    {
      question: 'Why is &copy decoded without its semicolon?',
      answer:
        'Because the HTML standard says so: 106 names from the early days of HTML work without a semicolon, so &copy 2024 is © 2024 in every browser. All newer names need it, so &euro stays as it is. This tool follows the same list.',
    },
    {
      question: 'Is encoding enough against cross-site scripting?',
      answer:
        'Yes, for text between tags and in quoted attributes. No, inside a script, a style, a URL or an unquoted attribute: each of those has its own rules. Encode at the point where you insert the text, for the place it goes.',
    },
    {
      question: 'What is the difference between &apos; and &#39;?',
      answer:
        'None in a browser: both are the apostrophe. HTML5 added the name, so very old programs know only the number. This tool decodes both.',
    },
  ],
}
