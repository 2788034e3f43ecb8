import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: 'Base64 Encoder and Decoder',
    description:
      'Encode text and files to Base64 and decode them back in your browser: UTF-8 safe, URL-safe variant, large files streamed, and a clear word on what is wrong.',
    keywords: ['Base64 encode', 'Base64 decode', 'base64url', 'file to Base64', 'data URL decoder', 'Base64 to image'],
  },
  description: 'Turn text or files into Base64 and Base64 back into what it was, byte for byte.',
  badges: ['Runs in your browser', 'Connections refused', 'Input never stored'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Every character survives',
        text: 'Text is encoded as UTF-8, so accents, Chinese and emoji come back as they were. UTF-16, ISO-8859-1 and Windows-1252 are there for systems that want them.',
      },
      {
        title: 'Reads what you have',
        text: 'Standard or URL-safe, wrapped, unpadded, or a whole data: URL: it is decoded without switches, and the page says what it had to tolerate. What other decoders refuse, such as padding of the wrong length, is never called valid.',
      },
      {
        title: 'Knows bytes from text',
        text: 'Where the result is not text you get a hex dump, the kind of file by its signature, a preview of pictures, and a download with the right extension.',
      },
      {
        title: 'Files, streamed',
        text: 'Files are read piece by piece in a background thread, with progress and Cancel. The page stays responsive, and line endings are never touched.',
      },
      {
        title: 'Errors with a place',
        text: 'An illegal character is named with its position, and one press shows it in your input. An impossible length and text after the padding are told apart.',
      },
      {
        title: 'The shape you need',
        text: 'Choose the alphabet, padding, and lines of 64 characters as in PEM or 76 as in MIME.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Choose a direction',
        text: 'Encode or Decode. Switch & Use Output turns around and takes the result along.',
      },
      { title: 'Enter text or open a file', text: 'Type, paste, or drop a file anywhere on the tool.' },
      {
        title: 'Convert',
        text: 'Press the button, or Ctrl and Enter (⌘ and Enter on a Mac), then copy or download the result.',
      },
    ],
  },
  examples: {
    title: 'Examples',
    items: [
      {
        title: 'Text that is more than ASCII',
        input: '✓ à la mode',
        output: '4pyTIMOgIGxhIG1vZGU=',
        note: 'Eleven characters are fourteen bytes of UTF-8, and those become twenty characters of Base64.',
      },
      {
        title: 'URL-safe and unpadded, decoded',
        input: 'PDw_Pz8-Pg',
        output: '<<???>>',
        note: 'A line says what was tolerated: URL-safe alphabet, 2 missing =.',
      },
    ],
  },
  useCases: {
    title: 'What people use it for',
    items: [
      {
        title: 'Looking into tokens and headers',
        text: 'Decode the parts of a JSON Web Token, a basic authentication header or a mail attachment without handing it to anybody.',
      },
      {
        title: 'Embedding small files',
        text: 'Turn an icon or a font into text for a style sheet, a configuration file or a test fixture.',
      },
      {
        title: 'Moving bytes through text',
        text: 'Carry a certificate, a key or an archive through a channel that only takes text, and get the same bytes back.',
      },
    ],
  },
  faq: [
    {
      question: 'Why do some letters come back wrong?',
      answer:
        'The text was decoded with another charset than it was encoded with: é in UTF-8, read as ISO-8859-1, becomes Ã©. The bytes are unharmed. Choose the charset of the sender under Options and decode again. The charset that a data: URL names is used by itself, and so is UTF-16 where the bytes are plainly that.',
    },
    {
      question: 'Is Base64 encryption?',
      answer:
        'No. It is a way to write bytes with 64 harmless characters, and anyone can read it back. Never use it to protect a password or a secret.',
    },
    {
      question: 'How much larger does Base64 make things?',
      answer:
        'About 33%: every three bytes become four characters. Padding adds at most two characters, and wrapped lines one more for each line break.',
    },
    {
      question: 'What is URL-safe Base64?',
      answer:
        'The same encoding with - and _ in the place of + and /, which have a meaning of their own in URLs and file names (RFC 4648, section 5). It is usually written without padding, so choosing it here switches padding off; you can switch it on again.',
    },
  ],
}
