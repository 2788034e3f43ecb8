import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: 'Hash Generator: MD5, SHA-1, SHA-256, SHA-384, SHA-512',
    description:
      'Hash text as you type and files of any size in your browser: MD5, SHA-1, SHA-256, SHA-384, SHA-512, SHA-3, BLAKE3 and HMAC. Verify a download against its checksum.',
    keywords: ['hash generator', 'SHA-256', 'SHA-512', 'MD5', 'file checksum', 'verify checksum', 'HMAC', 'SRI hash'],
  },
  description: 'Hash text as you type and files of any size, and check a download against its digest.',
  badges: ['Runs in your browser', 'Network blocked', 'Works offline'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Files of any size',
        text: 'A background thread reads each file once for all algorithms. You see the speed and the time left, and you can cancel. Files over 512 MB are never loaded into memory as a whole.',
      },
      {
        title: 'Verification included',
        text: 'Paste a digest or a whole SHA256SUMS list. The tool detects the algorithm, and marks the digits where two digests differ.',
      },
      {
        title: 'Correct to the last bit',
        text: 'Every algorithm is tested with the vectors of its standard, in each of its implementations here. Text is hashed as UTF-8, exactly as typed.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Type, paste or drop',
        text: 'Text is hashed with all five algorithms as you type. Files and dropped folders are hashed as soon as you open them.',
      },
      {
        title: 'Choose what you need',
        text: 'Generate shows just one algorithm. Choose hex, Base64 or SRI as the output. Options has HMAC, line endings and more algorithms.',
      },
      {
        title: 'Copy, save or compare',
        text: 'Copy or download a digest, or paste the one you were given to compare. A whole list works too.',
      },
    ],
  },
  examples: {
    title: 'Examples',
    items: [
      {
        title: 'SHA-256 of abc',
        input: 'abc',
        output: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
        note: 'The first example in FIPS 180, the standard for the SHA family.',
      },
      {
        title: 'One more letter',
        input: 'abcd',
        output: '88d4266fd4e6338d13b845fcf289579d209c897823b9217da3e161936f031589',
        note: 'The digest changes completely. That is what makes a hash a fingerprint.',
      },
    ],
  },
  useCases: {
    title: 'What people use it for',
    items: [
      {
        title: 'Checking downloads',
        text: 'Open the file, paste the checksum from the publisher’s page, and see whether every byte arrived.',
      },
      {
        title: 'Subresource integrity',
        text: 'Choose SRI as the output form and copy sha384-… straight into the integrity attribute of a script.',
      },
      {
        title: 'Signing requests',
        text: 'Enter a key under Options to compute the HMAC that a webhook or an API expects.',
      },
    ],
  },
  faq: [
    {
      question: 'Are my files uploaded to be hashed?',
      answer:
        'No. This tab reads them straight from your disk. Your browser blocks this page’s connections; “Prove it” tries them while you watch and names the ways out that no browser blocks.',
    },
    {
      question: 'Which algorithm should I choose?',
      answer:
        'SHA-256, unless someone asks for another. MD5 and SHA-1 are marked as deprecated because attackers can create two different files with the same digest. They still detect accidental damage. Don’t store passwords with any of these: use Argon2, scrypt or bcrypt.',
    },
    {
      question: 'Why is the hash of my file different from the hash of its text?',
      answer:
        'A hash works on bytes. A final line break, Windows line breaks, a byte order mark or another character encoding changes the bytes, and so the whole digest. Here, text is hashed as UTF-8 with the line breaks you pasted. Line endings under Options turns them all into LF or CRLF. Files are hashed as they are.',
    },
    {
      question: 'Can a hash be turned back into the text?',
      answer:
        'No, a hash can’t be reversed. But short or common texts can be guessed: anyone who hashes a list of likely passwords can recognize yours. A hash hides only what nobody can guess.',
    },
  ],
}
