import type { Article } from '#app/content/article-types.ts'

export const article: Article = {
  keywords: ['Base64', 'Base64 encoding', 'base64url', 'data URL', 'RFC 4648', 'Base64 size'],
  lede: 'Base64 writes any bytes with 64 harmless characters and adds about 33% to their size. That is a good bargain in some places and a poor one in others.',
  tool: 'base64-encode-decode',
  otherTool: 'url-encoder-decoder',
  invitation: 'Try it on your own text. It stays in the tab.',
  blocks: [
    { kind: 'heading', text: 'How it works' },
    {
      kind: 'paragraph',
      text: 'Many channels were made for text: email, URLs, JSON, HTTP headers. Raw bytes sent through them are cut at a zero, re-encoded or stripped of their eighth bit. Base64, defined in [RFC 4648](https://www.rfc-editor.org/rfc/rfc4648), avoids that by using only characters that survive everywhere: `A` to `Z`, `a` to `z`, `0` to `9`, `+` and `/`. That makes 64, so each character carries six bits.',
    },
    {
      kind: 'paragraph',
      text: 'The encoder takes three bytes, which are 24 bits, and cuts them into four groups of six. Each group is an index into the alphabet:',
    },
    {
      kind: 'code',
      label: 'Three bytes become four characters',
      language: 'Plain text',
      code: `f        o        o
01100110 01101111 01101111

011001   100110   111101   101111
25       38       61       47
Z        m        9        v`,
    },
    {
      kind: 'paragraph',
      text: 'If the input does not end on a multiple of three bytes, the last group is filled up with zero bits and the output with `=`, so that its length is always a multiple of four. The test vectors of RFC 4648 show all three endings:',
    },
    {
      kind: 'table',
      caption: 'Test vectors of RFC 4648, section 10',
      columns: ['Input', 'Bytes', 'Base64', 'Characters'],
      rows: [
        ['`foo`', '3', '`Zm9v`', '4'],
        ['`foob`', '4', '`Zm9vYg==`', '8'],
        ['`fooba`', '5', '`Zm9vYmE=`', '8'],
        ['`foobar`', '6', '`Zm9vYmFy`', '8'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'So `n` bytes always become `4 × ⌈n / 3⌉` characters. A photograph of 3 MB turns into a string of 4 MB, and a key of 32 bytes into 44 characters.',
    },
    { kind: 'heading', text: 'Text has to become bytes first' },
    {
      kind: 'paragraph',
      text: 'Base64 knows nothing of letters. Whoever encodes text has chosen a charset, knowingly or not, and whoever decodes it must choose the same one. Today that is UTF-8. The browser’s old `btoa` predates the idea: it treats each character as one byte and fails for anything beyond Latin-1.',
    },
    {
      kind: 'code',
      label: 'Encoding text as UTF-8',
      language: 'JavaScript',
      code: `btoa('€') // throws InvalidCharacterError

const bytes = new TextEncoder().encode('€')
btoa(String.fromCharCode(...bytes)) // '4oKs'`,
    },
    {
      kind: 'paragraph',
      text: 'Spreading bytes into arguments is fine for a short string and overflows the stack for a long one. Newer engines offer `bytes.toBase64()`, which has no such limit.',
    },
    {
      kind: 'code',
      label: 'The same in Python',
      language: 'Python',
      code: `import base64

base64.b64encode('€'.encode())  # b'4oKs'`,
    },
    {
      kind: 'paragraph',
      text: 'In Python the call is explicit by design: it rejects a string and asks for bytes.',
    },
    { kind: 'heading', text: 'Two alphabets' },
    {
      kind: 'paragraph',
      text: '`+` and `/` have meanings of their own in URLs and file names: a form decoder reads `+` as a space, and `/` starts a new path segment. RFC 4648 therefore defines a second alphabet, called base64url, which differs in two places.',
    },
    {
      kind: 'table',
      caption: 'Standard and URL-safe Base64',
      columns: ['Detail', 'Standard', 'URL-safe'],
      rows: [
        ['Characters 62 and 63', '`+` and `/`', '`-` and `_`'],
        ['Padding', 'required', 'usually left out'],
        ['Found in', 'MIME, PEM, data URLs, HTTP Basic', 'JWT, query strings, file names'],
      ],
    },
    { kind: 'heading', text: 'Use cases' },
    {
      kind: 'list',
      items: [
        'Small images and fonts inside CSS or HTML, as `data:` URLs that save a request.',
        'Email attachments: MIME breaks the output into lines of at most 76 characters.',
        'Binary fields in JSON or XML, such as a thumbnail, a signature or a public key.',
        'The header and payload of a JSON Web Token, which are base64url of JSON.',
        'Certificates and keys in PEM files, in lines of 64 characters between two marker lines.',
        'Digests in headers and attributes, for example `integrity="sha384-…"` on a script.',
      ],
    },
    { kind: 'heading', text: 'Drawbacks' },
    {
      kind: 'list',
      items: [
        '**Size.** Four characters for three bytes is an increase of about 33%; with MIME’s line breaks it comes to 37%. Compression wins back only part of it.',
        '**No secrecy.** Anyone can decode it without a key. A password in Base64 is a password in plain text, and a JWT’s payload can be read by everybody who sees the token.',
        '**No caching.** An image inlined into a stylesheet is downloaded again with every change of the stylesheet, and blocks rendering while it arrives.',
        '**More than one spelling.** `Zg==` and `Zh==` decode to the same byte in a lenient decoder, so never compare or deduplicate encoded strings: compare the bytes.',
      ],
    },
    { kind: 'heading', text: 'Decoders disagree' },
    {
      kind: 'paragraph',
      text: 'RFC 4648 asks decoders to reject characters outside the alphabet unless the surrounding format says otherwise. Libraries take liberties all the same, so test the one you depend on:',
    },
    {
      kind: 'table',
      caption: 'What three decoders make of doubtful input',
      columns: ['Input', '`atob` in browsers', 'Node’s `Buffer`', 'Python’s `b64decode`'],
      rows: [
        ['a line break inside', 'accepted', 'accepted', 'accepted'],
        ['padding left out', 'accepted', 'accepted', 'error'],
        ['`-` or `_`', 'error', 'read as URL-safe', 'skipped'],
        ['`*` inside', 'error', 'skipped', 'skipped'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Python becomes strict with `validate=True`. Whatever the decoder, a declared type such as `image/png` in a data URL is a claim by the sender, not a property of the bytes.',
    },
    { kind: 'heading', text: 'Encode in three steps' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Decide on the bytes',
          text: 'For text, choose the charset, almost always UTF-8. Use a file as it is: opening it as text first destroys it. In a shell use `printf %s foobar | base64`, because `echo` adds a newline and the result becomes `Zm9vYmFyCg==`.',
        },
        {
          title: 'Choose the alphabet',
          text: 'Take the URL-safe one, without padding, if the result goes into an address, a file name or a token. Take the standard one, with padding, for everything else, and break lines only where a format asks for it.',
        },
        {
          title: 'Encode, then decode what you got',
          text: 'The round trip must give back the same number of bytes and, for a file, the same hash. Look at a character outside ASCII: if `é` has become `Ã©`, the bytes were right and the charset of the reader was wrong.',
        },
      ],
    },
    { kind: 'heading', text: 'Recognize it at a glance' },
    {
      kind: 'paragraph',
      text: 'File formats begin with fixed bytes, so their Base64 begins with fixed characters. A few of them are worth knowing by heart when reading logs:',
    },
    {
      kind: 'table',
      caption: 'First characters and what they stand for',
      columns: ['Begins with', 'Probably'],
      rows: [
        ['`eyJ`', 'JSON that starts with `{"` and a letter, often a JWT'],
        ['`iVBORw0KGgo`', 'a PNG image'],
        ['`/9j/`', 'a JPEG image'],
        ['`JVBERi0`', 'a PDF document'],
        ['`UEsDB`', 'a ZIP archive, which includes DOCX and JAR'],
        ['`LS0tLS1CRUdJTi`', 'a PEM file that was encoded once more'],
      ],
    },
  ],
  faq: [
    {
      question: 'Is Base64 encryption?',
      answer:
        'No. It is a way of writing bytes, without a key and without any secrecy. Use it to carry data that has already been encrypted, never instead of encrypting it.',
    },
    {
      question: 'How much larger does Base64 make my data?',
      answer:
        'About 33%: every three bytes become four characters. For the exact length, divide the number of bytes by three, round up and multiply by four. Line breaks, if a format requires them, come on top.',
    },
    {
      question: 'Which characters does Base64 use?',
      answer:
        'The 64 characters A to Z, a to z, 0 to 9, plus and slash, and the equals sign as padding at the end. The URL-safe variant replaces plus with a hyphen and slash with an underscore.',
    },
    {
      question: 'Why do some strings end in = and others do not?',
      answer:
        'Padding fills the last group up to four characters. One equals sign means that the last group held two bytes, two mean that it held one, and none means that the length was a multiple of three or that the padding was left out, as in a JWT.',
    },
    {
      question: 'Can I edit Base64 by hand?',
      answer:
        'Not really. One character holds bits of up to two bytes, so a small change may damage two letters, and adding a letter shifts everything after it. Decode it, change the text and encode it again.',
    },
  ],
}
