import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: 'UUID Generator and Inspector',
    description:
      'Generate up to 100 UUIDs at once in versions 1, 3, 4, 5, 6 and 7 with the cryptographic random source of your browser, and see what any UUID contains.',
    keywords: ['UUID generator', 'GUID generator', 'UUID v4', 'UUID v7', 'UUID v5', 'UUID v1', 'UUID decoder'],
  },
  description: 'Generate UUIDs of every version in use, as RFC 9562 defines them, and inspect the ones you have.',
  badges: ['Runs in your browser', 'Network blocked', 'Works offline'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Real randomness',
        text: 'Every random bit comes from crypto.getRandomValues, the source your browser uses for keys. Nothing is seeded by the clock.',
      },
      {
        title: 'By the standard',
        text: 'Versions 1, 3, 4, 5, 6 and 7 with Nil and Max, as RFC 9562 defines them, tested against its own examples. Version 7 strictly increases, even within one millisecond.',
      },
      {
        title: 'It reads them too',
        text: 'Paste a log, a query or a JSON document. Every UUID in it is listed with version, variant, time, clock sequence and node.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Choose', text: 'A version, how many from 1 to 100, and how they should be written.' },
      { title: 'Generate', text: 'Press the button. Each press replaces the list. Changing the format rewrites it.' },
      { title: 'Use them', text: 'Copy one, copy all, or download the list as a text file.' },
    ],
  },
  examples: {
    title: 'The same UUID in each format',
    items: [
      {
        title: 'Default and uppercase',
        input: '550e8400-e29b-41d4-a716-446655440000\n550E8400-E29B-41D4-A716-446655440000',
        note: 'Both mean the same. Most programs write lowercase.',
      },
      {
        title: 'No hyphens',
        input: '550e8400e29b41d4a716446655440000',
        note: 'The 32 hexadecimal digits alone, for file names and keys.',
      },
      {
        title: 'Braces and quotes',
        input: '{550e8400-e29b-41d4-a716-446655440000}\n"550e8400-e29b-41d4-a716-446655440000"',
        note: 'Braces as Windows writes a GUID; quotes ready for source code and JSON.',
      },
      {
        title: 'URN and Base64url',
        input: 'urn:uuid:550e8400-e29b-41d4-a716-446655440000\nVQ6EAOKbQdSnFkRmVUQAAA',
        note: 'URN is for XML and RDF. Base64url is the shortest form that fits in a URL: 22 characters.',
      },
    ],
  },
  useCases: {
    title: 'Which version for what',
    items: [
      { title: 'Version 4', text: 'Random. The right choice unless you need order or repeatability.' },
      {
        title: 'Version 7',
        text: 'Starts with the Unix time, so new rows land at the end of a database index. It shows when it was made.',
      },
      {
        title: 'Versions 3 and 5',
        text: 'The same namespace and name always give the same UUID. Prefer 5; 3 exists for older systems.',
      },
      {
        title: 'Versions 1 and 6',
        text: 'Time and node. The node here is random and marked as such: no hardware address is used. Version 6 sorts by time.',
      },
      { title: 'Nil and Max', text: 'All zeros and all ones: placeholders for no value, and bounds of a range.' },
      {
        title: 'The inspector',
        text: 'Paste text or drop a file. It finds every UUID, even in encoded URLs, and shows whether its version and variant are in the standard. For versions 1, 6 and 7 it also shows when the UUID was made.',
      },
    ],
  },
  faq: [
    {
      question: 'Can two people get the same UUID?',
      answer:
        'In theory. Version 4 holds 122 random bits: after making a billion of them every second for 85 years, the chance that any two are equal would be about one half.',
    },
    {
      question: 'Does anyone else learn the UUIDs made here?',
      answer:
        'No. They are made in this tab from your own computer’s randomness, and the page’s policy makes your browser block its connections. They are gone when you close the tab.',
    },
    {
      question: 'Is a UUID a secret?',
      answer:
        'No. Use it to name things. Versions 1, 6 and 7 show when they were made, versions 3 and 5 can be computed by anyone who guesses the name, and identifiers end up in logs and addresses. For a password or a token, use a generator made for that.',
    },
    {
      question: 'Version 4 or version 7 for a database key?',
      answer:
        'Version 7 if you can: random keys scatter new rows over the whole index, while version 7 keeps them in the order they were made. Choose version 4 if nobody should see when a row was created.',
    },
  ],
}
