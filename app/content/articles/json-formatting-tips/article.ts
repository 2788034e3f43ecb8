import ArrowDownAZ from 'lucide/dist/esm/icons/arrow-down-a-z.mjs'
import Calculator from 'lucide/dist/esm/icons/calculator.mjs'
import CopyX from 'lucide/dist/esm/icons/copy-x.mjs'
import FileType from 'lucide/dist/esm/icons/file-type.mjs'
import GitCommitHorizontal from 'lucide/dist/esm/icons/git-commit-horizontal.mjs'
import IndentIncrease from 'lucide/dist/esm/icons/list-indent-increase.mjs'
import LocateFixed from 'lucide/dist/esm/icons/locate-fixed.mjs'
import Quote from 'lucide/dist/esm/icons/quote.mjs'
import Shrink from 'lucide/dist/esm/icons/shrink.mjs'
import Wrench from 'lucide/dist/esm/icons/wrench.mjs'
import type { Article } from '#app/content/article-types.ts'

export const article: Article = {
  keywords: ['JSON formatting', 'JSON tips', 'pretty print JSON', 'lossless JSON', 'JSON duplicate keys', 'RFC 8259'],
  lede: 'The grammar of JSON fits on a card, and yet it is where ids lose their last digits and diffs grow by a thousand lines. Ten habits prevent most of that.',
  tool: 'json-formatter',
  otherTool: 'base64-encode-decode',
  invitation: 'Format a document of your own and see that no digit changes.',
  blocks: [
    { kind: 'heading', text: 'Formatting should change nothing' },
    {
      kind: 'paragraph',
      text: 'JSON is specified by [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259) and, with the same grammar, by ECMA-404: four primitive types, two structured ones, and four whitespace characters that mean nothing outside strings. To format a document is to move that whitespace. Most formatters, however, parse the text into objects and print the objects again, and whatever the parser did not keep is gone. Several of the tips below are about that difference. None of them needs a new tool; most of them need only a decision, made once and written down where the next person will find it.',
    },
    { kind: 'heading', text: 'The ten tips' },
    {
      kind: 'tips',
      items: [
        {
          icon: IndentIncrease,
          title: 'Let a machine indent',
          description:
            'Two spaces keep deep structures on the screen, four are easier to follow in shallow files, and tabs let each reader choose. Which one you choose matters less than who applies it: indentation kept by hand drifts, and every drift is a line in somebody’s diff. Write the choice into `.editorconfig` once, and let the editor apply it on saving.',
        },
        {
          icon: Shrink,
          title: 'Format for people, minify for machines',
          description:
            'We measured an array of 1,000 small records: 164 KB with two spaces, 109 KB minified. After gzip the two were 10.0 KB and 9.1 KB, because runs of spaces compress to almost nothing. So minify what is stored or sent uncompressed, and do not expect much from it where the transport compresses anyway.',
        },
        {
          icon: Calculator,
          title: 'Keep large integers out of numbers',
          description:
            'The grammar allows any number of digits, but most parsers use a double, which is exact only up to 2^53 − 1, or 9,007,199,254,740,991. Database ids and message ids go beyond that. Send them as strings, and never judge such a number by what a parsing formatter shows you. Money deserves the same care: an amount in cents is a whole number, while `0.1` and `0.2` add up to something else in a double.',
          code: {
            label: 'A 64-bit id in a parser',
            language: 'JavaScript',
            code: `JSON.parse('{"id": 9007199254740993}').id // 9007199254740992
JSON.stringify(JSON.parse('{"price": 1.10}')) // '{"price":1.1}'`,
          },
        },
        {
          icon: CopyX,
          title: 'Treat a duplicate key as an error',
          description:
            'RFC 8259 only says that names should be unique. Many parsers keep the last value, some the first, some fail. Two programs that disagree about one document are a security hole: CouchDB’s CVE-2017-12635 let an ordinary user become an administrator by sending `roles` twice, since the check and the database read different ones. If your parser has a strict mode, turn it on where documents come in.',
        },
        {
          icon: ArrowDownAZ,
          title: 'Do not rely on key order, but preserve it',
          description:
            'An object is unordered by definition, yet people write related keys side by side, and a reviewer needs them there. JavaScript moves keys that look like integers to the front. Sort keys only on purpose, for instance both sides of a comparison. For signatures use a canonical form such as [RFC 8785](https://www.rfc-editor.org/rfc/rfc8785).',
          code: {
            label: 'Integer-like keys move',
            language: 'JavaScript',
            code: `JSON.stringify(JSON.parse('{"b":1,"10":2,"2":3}')) // '{"2":3,"10":2,"b":1}'`,
          },
        },
        {
          icon: LocateFixed,
          title: 'Read the position, then look one token back',
          description:
            'A parser stops where the text can no longer be JSON, which is after the mistake. In the document below it complains about line 3, column 3; the comma is missing at the end of line 2. An error at the very end of a file is usually a bracket that was never closed; indenting what is there shows where the levels stop agreeing.',
          code: {
            label: 'The comma missing on line 2',
            language: 'JSON',
            code: `{
  "name": "Ada"
  "role": "engineer"
}`,
          },
        },
        {
          icon: Wrench,
          title: 'Know near-JSON when you see it',
          description:
            'Comments, trailing commas, single quotes, unquoted keys, `NaN`, `True` and `None` are not JSON. They belong to JSONC, JSON5, JavaScript or Python, each with its own parser. If you must repair such text, look at every change before you accept it: a tool can guess where a quote should end, but it cannot know. A file that needs comments should have an extension that says so, such as `.jsonc`.',
        },
        {
          icon: Quote,
          title: 'Escape only what must be escaped',
          description:
            'Inside a string that is the quotation mark, the backslash and the control characters below U+0020. Everything else can be written directly: `"\\u00e9"` and `"é"` are the same string. `\\/` is allowed and only useful inside a script element. Beware of half a surrogate pair such as `"\\ud83d"`: the grammar accepts it, but it is not a character.',
        },
        {
          icon: FileType,
          title: 'Save as UTF-8, without a byte order mark',
          description:
            'JSON that travels between systems must be UTF-8 (RFC 8259, section 8.1), and the same section forbids adding a byte order mark. Some editors add one silently; `JSON.parse` then fails at the very first character of a file that looks perfect. A single newline at the end of the file is fine, and most tools for text expect it.',
        },
        {
          icon: GitCommitHorizontal,
          title: 'Reformat in a commit of its own',
          description:
            'When layout and content change together, nobody can review the content. Commit the reformatting first, list that commit in `.git-blame-ignore-revs`, and let a hook keep the files that way. One array element per line makes later diffs as small as the change itself. Generated files are better left out of review than formatted by hand.',
        },
      ],
    },
    { kind: 'heading', text: 'Two kinds of formatter' },
    {
      kind: 'paragraph',
      text: 'One kind rearranges whitespace, the other rebuilds the document from what its parser understood. To find out which kind you have, feed it the first column of this table. The others show what came out of three widespread tools of the second kind: `JSON.parse` followed by `JSON.stringify` in Node 20, `python3 -m json.tool` in Python 3.11, and `jq` 1.6.',
    },
    {
      kind: 'table',
      caption: 'What parsing and printing does to valid JSON',
      columns: ['Input', 'Node', 'json.tool', 'jq'],
      rows: [
        ['`1.10`', '`1.1`', '`1.1`', '`1.1`'],
        ['`-0`', '`0`', '`0`', '`-0`'],
        ['`1e400`', '`null`', '`Infinity`', '`1.7976931348623157e+308`'],
        ['`12345678901234567890`', '`12345678901234567000`', 'unchanged', '`12345678901234567000`'],
        ['`{"a":1,"a":2}`', '`{"a":2}`', '`{"a":2}`', '`{"a":2}`'],
        ['`"\\u00e9"`', '`"é"`', 'unchanged', '`"é"`'],
        ['`"é"`', 'unchanged', '`"\\u00e9"`', 'unchanged'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Python’s `Infinity` is not even JSON anymore. Newer versions of jq keep the digits of numbers they do not compute with, which helps with the first rows but not with the duplicate key. For looking at a response such tools are fine. For rewriting a file that somebody else will read, they are editors with opinions.',
    },
    {
      kind: 'paragraph',
      text: 'None of these changes is announced, and each is harmless until the day it is not: a price compared as text, an id copied into a query, a signature computed over bytes that no longer exist. Stayput’s formatter is of the first kind. It changes the whitespace between tokens, checks after every run that all tokens are as they were, and only then writes “Only whitespace changed” under the output.',
    },
    {
      kind: 'note',
      title: 'A quick test for any formatter',
      text: 'Give it `{"n": 1.0, "n": 1.00}`. Two members and three zeros must come out again. If a zero is missing, the tool rewrites your numbers; if a member is missing, it drops what it cannot hold.',
    },
  ],
  faq: [
    {
      question: 'Does formatting change my data?',
      answer:
        'It should change only whitespace outside strings, which carries no meaning. A formatter that parses and prints can also change numbers, escapes, key order and duplicate keys. The one on this site keeps every token as it was written.',
    },
    {
      question: 'Can JSON contain comments?',
      answer:
        'No. RFC 8259 has no syntax for them. Files such as tsconfig.json are JSONC, a superset that their own tools read. If a document must be plain JSON, put the remark into an ordinary member or beside the file.',
    },
    {
      question: 'Must a JSON document be an object or an array?',
      answer:
        'Not since RFC 7159 of 2014. Any value is a complete JSON text, so a lone string, a number, true, false or null is valid. Very old parsers may still insist on an object or an array.',
    },
    {
      question: 'Should I use tabs or spaces?',
      answer:
        'Both are whitespace in JSON and mean nothing to a parser. Two spaces are the most common choice and what this site’s formatter uses by default. Choose one per repository and let a tool apply it.',
    },
    {
      question: 'Is it safe to paste production data into an online formatter?',
      answer:
        'Only if you know where the text goes. The formatter here runs in your browser, and its page has a content security policy that makes the browser block its connections. “Prove it” on that page shows that it does.',
    },
  ],
}
