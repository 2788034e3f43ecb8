import type { ToolContent } from '../content-types.ts'
import { commonEntities } from './common-entities.data.ts'

export const content: ToolContent = {
  head: {
    title: 'HTML Encoder and Decoder',
    description:
      'Encode text to HTML entities and decode all 2,231 names of the HTML standard, live in your browser. Finds double encoding. Nothing is sent anywhere.',
    keywords: ['HTML encode', 'HTML decode', 'HTML entities', 'escape HTML', 'unescape HTML', 'entity table'],
  },
  description: 'Text into HTML entities and back, by the rules of the HTML standard.',
  badges: ['Runs in your browser', 'Connections refused', 'Input never stored'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Decodes what a browser decodes',
        text: 'All 2,231 names, the 106 that need no semicolon, the longest match, and the numeric rules down to the Windows-1252 exceptions.',
      },
      {
        title: 'Sees double encoding',
        text: 'A text that went through an encoder twice is recognized. Peel it layer by layer, or take all layers off at once; your input stays as it is.',
      },
      {
        title: 'Never runs what it decodes',
        text: 'Input and output are plain text from end to end. A decoded script tag is shown as its characters; it never reaches the browser’s HTML parser.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Choose a direction', text: 'Encode or Decode. Switch Mode turns around and takes the output along.' },
      {
        title: 'Type, paste or open a file',
        text: 'The output follows every keystroke. Long text is converted in the background.',
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
        note: 'Encoded, the tag is text on a page and no longer a tag.',
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
        text: 'Encode a snippet before it goes into an article, a ticket or a template, so that the markup is seen instead of obeyed.',
      },
      {
        title: 'Cleaning up exports',
        text: 'Feeds, spreadsheets and old databases are full of &nbsp; and &#39;. Decode them, twice if they were encoded twice.',
      },
      {
        title: 'Plain ASCII output',
        text: 'Where only ASCII survives, write every other character as a name, a decimal or a hexadecimal number.',
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
        'By default & < > " \' / ` = and the non-breaking space, the Latin-1 symbols such as © and ½, and the accented capital letters A to E. Under Options the scope can be narrowed to the five specials or widened to everything outside ASCII, and the form can be named, decimal or hexadecimal.',
    },
    {
      question: 'Why is &copy decoded without its semicolon?',
      answer:
        'Because the HTML standard says so: 106 names from the early days of HTML are read without their semicolon, so &copy 2024 is © 2024 in every browser. All newer names need it, and &euro stays as it is. This tool follows the same list.',
    },
    {
      question: 'Is encoding enough against cross-site scripting?',
      answer:
        'It is the right thing for text between tags and in quoted attributes. It is not enough inside a script, a style, a URL or an unquoted attribute: each of those has rules of its own. Encode where the text is put into the page, for the place it is put into.',
    },
    {
      question: 'What is the difference between &apos; and &#39;?',
      answer:
        'None in a browser: both are the apostrophe. The name came to HTML with version 5, so very old programs know only the number. Both are decoded here.',
    },
  ],
}
