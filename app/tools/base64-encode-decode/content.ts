import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: 'Base64 Encoder and Decoder',
    description:
      'Encode text and files to Base64 and decode them back in your browser: UTF-8 safe, URL-safe variant, large files streamed, and clear error messages.',
    keywords: ['Base64 encode', 'Base64 decode', 'base64url', 'file to Base64', 'data URL decoder', 'Base64 to image'],
  },
  description: 'Turn text or files into Base64, and Base64 back into the original, byte for byte.',
  badges: ['Runs in your browser', 'Network blocked', 'Works offline'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Every character survives',
        text: 'Text is encoded as UTF-8, so accents, Chinese and emoji come back as they were. UTF-16, ISO-8859-1 and Windows-1252 are available for systems that need them.',
      },
      {
        title: 'Reads what you have',
        text: 'Standard or URL-safe, wrapped, unpadded, or a whole data: URL: it is decoded without any settings, and the page lists what it tolerated. Input that other decoders reject, such as padding of the wrong length, is never called valid.',
      },
      {
        title: 'Knows bytes from text',
        text: 'If the result is not text, you get a hex dump, the file type from its signature, a preview of pictures, and a download with the right extension.',
      },
      {
        title: 'Files, streamed',
        text: 'Files are read piece by piece in a background thread, with progress and Cancel. The page stays responsive, and line endings are never touched.',
      },
      {
        title: 'Errors with a position',
        text: 'You see the illegal character and its position, and one press shows it in your input. An impossible length and text after the padding have their own messages.',
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
        text: 'Encode or Decode. Switch & Use Output changes the direction and makes the result the new input.',
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
        title: 'Text beyond ASCII',
        input: '✓ à la mode',
        output: '4pyTIMOgIGxhIG1vZGU=',
        note: 'Eleven characters are fourteen bytes in UTF-8, which become twenty characters of Base64.',
      },
      {
        title: 'URL-safe and unpadded, decoded',
        input: 'PDw_Pz8-Pg',
        output: '<<???>>',
        note: 'The page lists what it tolerated: URL-safe alphabet, 2 missing =.',
      },
    ],
  },
  useCases: {
    title: 'What people use it for',
    items: [
      {
        title: 'Looking into tokens and headers',
        text: 'Decode the parts of a JSON Web Token, a basic authentication header or a mail attachment without sending it to anyone.',
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
        'The text was decoded with a different charset than it was encoded with: é in UTF-8, read as ISO-8859-1, becomes Ã©. The bytes are intact. Choose the sender’s charset under Options and decode again. While Charset is set to UTF-8, the page also uses the charset that a data: URL names, or UTF-16 if the bytes clearly are UTF-16.',
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
        'The same encoding with - and _ instead of + and /, which have a special meaning in URLs and file names (RFC 4648, section 5). It is usually written without padding, so choosing it here turns padding off. You can turn it back on.',
    },
  ],
}
