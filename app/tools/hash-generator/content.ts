import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: 'Hash Generator: MD5, SHA-1, SHA-256, SHA-384, SHA-512',
    description:
      'Hash text as you type and files of any size in your browser: MD5, SHA-1, SHA-256, SHA-384, SHA-512, SHA-3, BLAKE3 and HMAC. Verify a download against its checksum.',
    keywords: ['hash generator', 'SHA-256', 'SHA-512', 'MD5', 'file checksum', 'verify checksum', 'HMAC', 'SRI hash'],
  },
  description: 'Hash text as you type and files of any size, and check a download against its digest.',
  badges: ['Runs in your browser', 'Connections refused', 'Input never stored'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Files of any size',
        text: 'A file is read once, in a background thread, by all algorithms together. You see speed and time left, and can cancel. Above 512 MB a file is never held in memory whole.',
      },
      {
        title: 'Verification included',
        text: 'Paste a digest or a whole SHA256SUMS list. The algorithm is found by itself, and where two digests differ you see in which digits.',
      },
      {
        title: 'Correct to the last bit',
        text: 'Every algorithm is tested with the vectors of its standard, by each way it can be computed here. Text is hashed as its UTF-8 bytes, exactly as typed.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Type, paste or drop',
        text: 'Text is hashed with all five algorithms as you type; files, and those of a dropped folder, as soon as they are opened.',
      },
      {
        title: 'Choose what you need',
        text: 'Generate shows one algorithm alone, as hex, Base64 or SRI. Options hold HMAC, line endings and more algorithms.',
      },
      {
        title: 'Copy, save or compare',
        text: 'Take a digest away, or paste the one you were given, or a whole list of them.',
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
        note: 'The first example of FIPS 180, the standard of the SHA family.',
      },
      {
        title: 'One letter more',
        input: 'abcd',
        output: '88d4266fd4e6338d13b845fcf289579d209c897823b9217da3e161936f031589',
        note: 'Nothing of the first digest is left: that is what makes a hash a fingerprint.',
      },
    ],
  },
  useCases: {
    title: 'What people use it for',
    items: [
      {
        title: 'Checking downloads',
        text: 'Open the file, paste the checksum from the publisher’s page, and know whether every byte arrived.',
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
        'No. They are read where they are, on your disk, by this tab. Your browser refuses the connections of this page; “Prove it” tries them in front of you and names the ways that no browser closes.',
    },
    {
      question: 'Which algorithm should I choose?',
      answer:
        'SHA-256, unless someone asks for another. MD5 and SHA-1 are marked as deprecated because different contents with the same digest can be made on purpose; against accidental damage they still serve. None of them is fit to store passwords: use Argon2, scrypt or bcrypt for that.',
    },
    {
      question: 'Why is the hash of my file different from the hash of its text?',
      answer:
        'A hash sees bytes. A line break at the end, Windows line breaks, a byte order mark or another character encoding change the bytes and so the whole digest. Text is hashed as UTF-8 here, with the line breaks it was pasted with; Line endings under Options makes all of them LF or CRLF. A file is hashed as it is.',
    },
    {
      question: 'Can a hash be turned back into the text?',
      answer:
        'Not by computing. But short or common texts can be found by trying: whoever hashes a list of likely passwords will recognize yours. A hash hides only what cannot be guessed.',
    },
  ],
}
